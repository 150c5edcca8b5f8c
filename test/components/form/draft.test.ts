import { forgetDraft, forgetOldDrafts, keepDraft, readDraft, typedValues } from '@/components/form/draft'

const HOUR_MS = 3_600_000

const empty = { job_id: '42', mobile: '', services: [] as string[], resume: null }

const typed = { name: 'आशा वर्मा', services: ['BPO', 'Freelancers'] }

/** Moves the clock that a draft is dated by. */
const setClock = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now)

const stored = () => Object.keys(window.localStorage)

afterEach(() => jest.restoreAllMocks())

describe('What was typed into a form', () => {
  it('is its texts and its lists, not its files and not what it came with', () => {
    const values = { ...empty, ...typed, mobile: '', resume: new File(['cv'], 'cv.doc') }
    expect(typedValues(values, empty)).toEqual(typed)
    expect(typedValues(empty, empty)).toEqual({})
  })
})

describe('A draft', () => {
  it('is read as it was kept, under the name of its form alone', () => {
    keepDraft('resume', typed)
    expect(readDraft('resume', empty)).toEqual(typed)
    expect(readDraft('internship', empty)).toEqual({})
  })

  it('is forgotten on demand, and where nothing is typed any more', () => {
    keepDraft('resume', typed)
    keepDraft('internship', typed)
    forgetDraft('resume')
    keepDraft('internship', {})
    expect(stored()).toEqual([])
  })

  it('is kept for a day', () => {
    setClock(1000)
    keepDraft('resume', typed)
    setClock(1000 + 24 * HOUR_MS - 1)
    expect(readDraft('resume', empty)).toEqual(typed)
    setClock(1000 + 24 * HOUR_MS)
    expect(readDraft('resume', empty)).toEqual({})
  })

  it('is forgotten after its day, though nobody opens its form again', () => {
    setClock(1000)
    keepDraft('resume', typed)
    setClock(1000 + 23 * HOUR_MS)
    keepDraft('internship', typed)
    setClock(1000 + 24 * HOUR_MS)
    forgetOldDrafts()
    expect(stored()).toEqual(['draft:internship'])
  })

  it('is no younger for being read again, but for being typed into', () => {
    setClock(0)
    keepDraft('resume', typed)
    setClock(23 * HOUR_MS)
    keepDraft('resume', { ...typed })
    keepDraft('internship', { ...typed, name: 'Asha' })
    setClock(25 * HOUR_MS)
    expect(readDraft('resume', empty)).toEqual({})
    expect(readDraft('internship', empty)).toEqual({ ...typed, name: 'Asha' })
  })

  it('of a clock that was set back is not believed', () => {
    setClock(HOUR_MS)
    keepDraft('resume', typed)
    setClock(0)
    expect(readDraft('resume', empty)).toEqual({})
  })
})

describe('What lies in the storage and is no draft', () => {
  const draft = (values: unknown) => JSON.stringify({ savedAt: Date.now(), values })

  it.each([
    'no JSON',
    'null',
    '{}',
    JSON.stringify({ values: typed }),
    JSON.stringify({ savedAt: 'today', values: typed }),
    draft({ name: 5, mobile: null, services: 'BPO' }),
    draft({ name: ['Asha'], services: [1, 2], resume: 'cv.doc' }),
    '{"savedAt":9e15,"values":{"name":"Asha"}}',
    `{"savedAt":${Date.now()},"values":{"__proto__":"x","constructor":"x","toString":"x"}}`,
  ])('is ignored: %s', (content) => {
    window.localStorage.setItem('draft:resume', content)
    expect(readDraft('resume', empty)).toEqual({})
  })
})
