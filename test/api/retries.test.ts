import { portalApi } from '@/api/portalApi'
import { siteOf } from '@/store/site'
import { makeStore } from '@/store/store'
import { openPortal } from '@test/support/openPortal'
import { success, type Answer } from '@test/support/scriptedApi'
import { sendForm } from './sendForm'

const { endpoints } = portalApi

/** Not the one that is held. */
const pause = setTimeout

const jobs = success([{ job_id: '5' }])
const html: Answer = { raw: '<html>Bad gateway</html>', code: 502, type: 'text/html' }
const down: Answer = { json: { status: '0', message: 'Down' }, code: 500 }
const refusal: Answer = { json: { status: '0', message: 'Closed today.' } }
const refusal422: Answer = { json: { status: '0', message: 'Closed today.' }, code: 422 }

const read = async (answers: readonly Answer[]) => {
  const portal = await openPortal({ '/web/job/get': answers })
  const { data, error } = await portal.store.dispatch(endpoints.getJobs.initiate())
  await portal.close()
  return { ids: data?.ids, error, asked: portal.requests.length }
}

const scripts: Record<string, Answer[]> = {
  'a dropped connection': ['drop', jobs],
  'a code 500': [down, jobs],
  'three failures of different kinds': ['drop', html, { raw: '{' }, jobs],
  'failures without end': ['drop'],
  'a code 500 without end': [down],
  'a refusal': [refusal, jobs],
  'a refusal with code 422': [refusal422, jobs],
  'a failure and then a refusal': ['drop', refusal, jobs],
  'a success': [jobs, 'drop'],
}

describe('a list that is read', () => {
  // Trying again takes a while: all are tried side by side.
  const outcomes: Record<string, Awaited<ReturnType<typeof read>>> = {}
  beforeAll(async () => {
    await Promise.all(
      Object.entries(scripts).map(async ([name, answers]) => {
        outcomes[name] = await read(answers)
      }),
    )
  }, 30_000)

  it.each([
    ['a success', 1],
    ['a dropped connection', 2],
    ['a code 500', 2],
    ['three failures of different kinds', 4],
  ])('comes in the end after %s', (name, asked) => {
    expect(outcomes[name]).toEqual({ ids: ['5'], error: undefined, asked })
  })

  it.each(['failures without end', 'a code 500 without end'])(
    'is given up after four requests: %s',
    (name) => {
      expect(outcomes[name]).toEqual({ ids: undefined, error: { kind: 'failed' }, asked: 4 })
    },
  )

  it.each([
    ['a refusal', 1],
    ['a failure and then a refusal', 2],
  ])('is not asked for again after %s', (name, asked) => {
    const error = { kind: 'refused', message: 'Closed today.' }
    expect(outcomes[name]).toEqual({ ids: undefined, error, asked })
  })
})

describe('a form that was sent', () => {
  it('is sent once, whatever becomes of it', async () => {
    const portal = await openPortal({
      '/web/manpower-enquiry/save': ['drop', success()],
      '/web/contact-form/save': [html, success()],
      '/web/resume/save': [down, success()],
      '/web/internship/save': [refusal, success()],
      '/web/job/apply-for-post': [refusal422, success()],
    })
    const results = await Promise.all([
      sendForm(portal.store, 'saveManpowerEnquiry'),
      sendForm(portal.store, 'saveContactForm'),
      sendForm(portal.store, 'saveResume'),
      sendForm(portal.store, 'saveInternship'),
      sendForm(portal.store, 'applyForJob'),
    ])
    await portal.close()
    expect(results.map(({ error }) => error)).toEqual([
      { kind: 'failed' },
      { kind: 'failed' },
      { kind: 'failed' },
      { kind: 'refused', message: 'Closed today.' },
      { kind: 'refused', message: 'Closed today.' },
    ])
    expect(portal.requests).toHaveLength(5)
  })
})

describe('a list whose line goes silent', () => {
  beforeEach(() => {
    // The clock holds the waits of our own code alone: the network has its own.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  })
  afterEach(() => jest.useRealTimers())

  const soon = () => new Promise((resolve) => setImmediate(resolve))
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await soon()
  }
  const SECOND = 1000
  /** The held clock goes on second by second, and the network has time for what it does in between. */
  const passUntil = async (isSo: () => boolean) => {
    while (!isSo()) {
      jest.advanceTimersByTime(SECOND)
      await new Promise<void>((resolve) => void pause(resolve, 50))
    }
  }

  it('is asked for again after half a minute', async () => {
    const portal = await openPortal({ '/web/job/get': ['hold', jobs] })
    const reading = portal.store.dispatch(endpoints.getJobs.initiate())
    await until(() => portal.requests.length === 1)
    jest.advanceTimersByTime(29 * SECOND)
    await soon()
    expect(portal.requests).toHaveLength(1)
    await passUntil(() => portal.requests.length > 1)
    const { data } = await reading
    await portal.close()
    expect(data?.ids).toEqual(['5'])
  })
})

/** A store whose requests go nowhere; `told` has the language of each. */
const open = (language?: 'en' | 'hi') => {
  const told: (string | null)[] = []
  const send: typeof fetch = async (request) => {
    told.push(new Request(request).headers.get('accept-language'))
    return Response.json({ status: '1', data: [] })
  }
  const site = language && siteOf({ language })
  const store = makeStore({ apiHost: 'http://api.example', fetch: send }, { site })
  return { store, told }
}

test('The API learns the language of the page, with reads and with forms', async () => {
  const { store, told } = open('hi')
  await store.dispatch(portalApi.endpoints.getServices.initiate())
  await sendForm(store, 'saveContactForm', { name: 'Asha' })
  expect(told).toEqual(['hi', 'hi'])
})

test('A page that names no language is English', async () => {
  const { store, told } = open()
  await store.dispatch(portalApi.endpoints.getServices.initiate())
  expect(told).toEqual(['en'])
})
