import { JOBS_PER_PAGE } from '@/domain/site/limits'
import {
  ctcFromOptions,
  ctcToOptions,
  ctcToThousandOptions,
  experienceOptions,
  type FormOption,
  optionsIn,
  serviceRequiredOptions,
} from '@/domain/submissions/options'
import { i18nOf } from '@/locales/catalogs'
import { pageOfJobs } from '@/domain/jobs/jobFilter'
import { fileUrl } from '@/domain/site/settings'
import { makeReference, readReference } from '@/domain/submissions/reference'
import { areOfSamePerson, haveSameContacts } from '@/domain/submissions/samePerson'
import { withOtherJobs, fieldsIn, fillAnswer, isToldState } from '@/domain/submissions/answers'
import { allKinds } from '@/domain/submissions/inbox'
import { allStates, isAnswer, statesOf, stateLabel, waits } from '@/domain/submissions/states'
import { stateMessages } from '@/domain/submissions/stateMessages'

describe('the choices of the forms', () => {
  const upTo = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`)
  const written = (options: readonly FormOption[]) =>
    optionsIn(options, i18nOf('en')).map(({ value, label }) => `${value}: ${label}`)

  test('the current CTC is 0 to 100, 100+, and from it negotiable; on the apply form to reads in Thousand', () => {
    const amounts = [...upTo(0, 100), '100+']
    const lakhs = amounts.map((amount) => `${amount}: ${amount} Lakhs`)
    expect(written(ctcFromOptions)).toEqual([...lakhs, 'negotiable: Negotiable'])
    expect(written(ctcToOptions)).toEqual(lakhs)
    expect(written(ctcToThousandOptions)).toEqual(amounts.map((amount) => `${amount}: ${amount} Thousand`))
  })

  test('the experience is 1 to 30, for years and months alike', () => {
    expect(written(experienceOptions)).toEqual(upTo(1, 30).map((years) => `${years}: ${years}`))
  })

  test('the services that an employer can ask for are six, two of them shown under another name', () => {
    expect(written(serviceRequiredOptions)).toEqual([
      'Recruitment: Recruitment',
      'Outsourcing: Out-Sourcing',
      'Recruitment-and-outsourcing: Recruitment & Out-Sourcing',
      'BPO: BPO',
      'Manpower for survey: Manpower for survey',
      'Freelancers: Freelancers',
    ])
  })

  test.each([
    [1, 1, 0],
    [3, 3, 48],
    // A number beyond the pages is the nearest one.
    [999, 3, 48],
    [0, 1, 0],
    [-3, 1, 0],
  ])('page %d of three is page %d', (asked, page, start) => {
    expect(pageOfJobs(2 * JOBS_PER_PAGE + 1, asked)).toEqual({ page, pages: 3, start })
  })

  test.each([
    ['/uploads/', 'logo.png', '/uploads/logo.png'],
    ['https://api.example.com/uploads/', 'logo.png', 'https://api.example.com/uploads/logo.png'],
    ['/uploads/', 'https.png', '/uploads/https.png'],
    // Addresses stay as they are, but of http alone.
    ['/uploads/', 'https://cdn.example.com/logo.png', 'https://cdn.example.com/logo.png'],
    ['/uploads/', 'HTTP://CDN.EXAMPLE.COM/L.PNG', 'HTTP://CDN.EXAMPLE.COM/L.PNG'],
    ['/uploads/', 'javascript:alert(1)', '/uploads/javascript:alert(1)'],
    ['/uploads/', 'data:text/html,x', '/uploads/data:text/html,x'],
  ])('with the base %s the file %s is at %s', (base, name, url) => {
    expect(fileUrl(base, name)).toBe(url)
  })
})

describe('references', () => {
  const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

  test('a reference is made of what was drawn, and a character that checks it', () => {
    expect(makeReference([22, 5, 17, 2, 7, 0, 21])).toBe('R7K4-92QX')
    expect(makeReference([0, 0, 0, 0, 0, 0, 0])).toBe('2222-2226')
    expect(makeReference([30, 30, 30, 30, 30, 30, 30])).toMatch(/^ZZZZ-ZZZ[2-9A-HJKMNP-Z]$/)
  })

  test.each(['R7K4-92QX', 'r7k492qx', ' R7K4 92QX ', 'r7k4–92qx', 'R-7-K-4-9-2-Q-X', 'R7K4\u200b92QX'])(
    '%j is read however it is typed',
    (typed) => {
      expect(readReference(typed)).toBe('R7K4-92QX')
    },
  )

  test.each([
    'R7K4-92QX.',
    '*R7K4-92QX*',
    '_R7K4-92QX_',
    '“R7K4-92QX”',
    '(r7k4 92qx)',
    'Reference: R7K492QX',
    'संदर्भ नंबर: R7K4-92QX',
    'Reference R7K4-92QX: Your application',
    'Ref-R7K4-92QX',
    'That R7K4-92QX, that: R7K4 – 92QX',
    // Another two words of its length that are sound, too.
    'Set: 2222 2226. R7K4-92QX',
    'https://portal.example/hi/track?reference=R7K4-92QX',
    'application-R7K492QX',
  ])('%j is read out of what surrounds it', (pasted) => {
    expect(readReference(pasted)).toBe('R7K4-92QX')
  })

  test.each([
    '',
    'R7K4-92QX, 2222-2226',
    'R7K4-92QX 2222-2227 2222-2226',
    'Reference: R7K4-92QX2',
    'R7K4-92QY: Your application',
    'R7K4-92Q',
    'R7K4-92QXX',
    'R7K4_92QX',
    '0000-0000',
    'O7K4-92QX',
    '2222-2222',
  ])('%j is none', (typed) => {
    expect(readReference(typed)).toBeUndefined()
  })

  /** Every text with one wrong character, or with two neighbours swapped. */
  const mistyped = (reference: string) =>
    Array.from(reference).flatMap((own, place) => {
      const [before, after] = [reference.slice(0, place), reference.slice(place + 1)]
      const wrong = Array.from(ALPHABET).map((character) => before + character + after)
      return [...wrong, before + after.slice(0, 1) + own + after.slice(1)].filter(
        (text) => text !== reference,
      )
    })

  test.each(['R7K492QX', makeReference([1, 30, 2, 29, 3, 28, 4]).replace('-', '')])(
    'in %s one wrong character and two swapped neighbours are noticed',
    (reference) => {
      const texts = mistyped(reference)
      expect(texts.length).toBeGreaterThan(240)
      expect(texts.filter((text) => readReference(text) !== undefined)).toEqual([])
    },
  )
})

describe('one person', () => {
  const asha = { name: 'Asha Verma', mobile: '9810000001', email: 'asha@example.org' }

  test.each([
    ['the same number', { name: 'asha  VERMA', mobile: '9810000001', email: '' }],
    ['the same address', { name: 'Ásha Verma', mobile: '9810000002', email: 'asha@example.org' }],
  ])('the same name with %s is one person', (_what, other) => {
    expect(areOfSamePerson(asha, other)).toBe(true)
  })

  test.each([
    ['another name', { ...asha, name: 'Birju Netam' }],
    ['no name', { ...asha, name: '' }],
    ['neither number nor address', { ...asha, mobile: '9810000002', email: 'other@example.org' }],
    ['both left empty', { ...asha, mobile: '', email: '' }],
  ])('%s is another person', (_what, other) => {
    expect(areOfSamePerson(asha, other)).toBe(false)
  })

  test('two without a name, number and address are not one person', () => {
    const nobody = { name: '', mobile: '', email: '' }
    expect(areOfSamePerson(nobody, nobody)).toBe(false)
  })

  test.each(['K.S.Rao', 'K. S. Rao', 'KS Rao', 'k s rao'])(
    'initials are one name however they are written: %s',
    (name) => {
      expect(areOfSamePerson({ ...asha, name }, { ...asha, name: 'K.S. Rao' })).toBe(true)
    },
  )

  test('contacts are the same only where number and address are', () => {
    expect(haveSameContacts(asha, { ...asha, name: 'Another' })).toBe(true)
    expect(haveSameContacts(asha, { ...asha, email: 'other@example.org' })).toBe(false)
    expect(haveSameContacts({ ...asha, email: '' }, { ...asha, email: '' })).toBe(false)
  })
})

describe('answers', () => {
  test('each kind goes its way: what may follow, what is an answer, and who still waits', () => {
    const words = allKinds.map((kind) => allStates.flatMap((state) => statesOf[kind][state]?.word ?? []))
    const ofApplicants = [
      'Received',
      'Being looked at',
      'Shortlisted',
      'Asked for a yes',
      'Sent to employer',
      'Interview',
      'Selected',
      'Joined',
      'Not this time',
      'Withdrawn',
    ]
    expect(words).toEqual([
      ofApplicants,
      ofApplicants,
      ofApplicants,
      ['New', 'In talks', 'Won', 'Lost', 'Withdrawn'],
      ['New', 'Answered', 'Withdrawn'],
    ])
    const chosen = (kind: (typeof allKinds)[number], is: typeof isAnswer) =>
      allStates.filter((state) => is(kind, state)).join(' ')
    expect(chosen('application', isAnswer)).toBe(
      'shortlisted asked sent_to_employer interview selected joined declined',
    )
    expect(chosen('enquiry', isAnswer)).toBe('in_talks won lost')
    expect(chosen('contact_message', isAnswer)).toBe('answered')
    expect(chosen('application', waits)).toBe(
      'received in_review shortlisted asked sent_to_employer interview',
    )
    expect(chosen('contact_message', waits)).toBe('received')
    for (const kind of allKinds)
      for (const { next } of Object.values(statesOf[kind]))
        expect(next.filter((one) => statesOf[kind][one] === undefined)).toEqual([])
    expect([stateLabel('received'), stateLabel('received', 'enquiry')]).toEqual(['Received', 'New'])
  })

  test('senders read the words of the office, in their language', () => {
    const [english, hindi] = [i18nOf('en'), i18nOf('hi')]
    for (const kind of allKinds) {
      const messages = Object.entries(stateMessages[kind])
      const words = messages.map(([state, { word }]) => [state, english._(word)])
      expect(words).toEqual(Object.entries(statesOf[kind]).map(([state, { word }]) => [state, word]))
    }
    const { declined } = stateMessages.application
    expect(declined && hindi._(declined.word)).toBe('इस बार नहीं')
  })

  test('a text is filled with what is known, and tidied where nothing stands any more', () => {
    const values = { name: 'Asha', job: 'C++ <Engineer> {place}', reason: '' }
    expect(fillAnswer('Dear {name},\n\n{ Job }: no. {reason}\n\n{reason}\n\n{date} {x}', values)).toBe(
      'Dear Asha,\n\nC++ <Engineer> {place}: no.\n\n{date} {x}',
    )
    expect(fillAnswer('For {job}, {place}: {date}, {time}', { job: 'Nurse', place: '', date: '1 May' })).toBe(
      'For Nurse: 1 May, {time}',
    )
    expect(fieldsIn('{name} { Name } {track} {}')).toEqual(['name', 'track'])
  })

  test('there is something to tell in each state but the first and the last', () => {
    expect(allStates.filter((state) => !isToldState(state))).toEqual(['received', 'withdrawn'])
  })

  test('a text names the other jobs that it counts for, each once and but its own', () => {
    const nurse = { kind: 'application', about: 'Nurse' }
    const others = [nurse, { kind: 'application', about: 'Fitter' }, { kind: 'application', about: 'Fitter' }]
    const message = { kind: 'contact_message', about: 'When do you open?' }
    const named = 'Sorry.\n\nThis message is also about: Fitter'
    expect(withOtherJobs('Sorry.', 'en', nurse, [...others, message])).toBe(named)
    expect(withOtherJobs('क्षमा करें।', 'hi', nurse, others)).toMatch(/\n\nयह संदेश इनके बारे में भी है: Fitter$/)
    expect(withOtherJobs('Sorry.', 'en', nurse, [nurse, message])).toBe('Sorry.')
  })
})
