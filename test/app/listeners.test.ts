import { createMemoryRouter } from 'react-router'
import { toJob } from '@/api/adapters'
import { jobsApi } from '@/api/jobsApi'
import { mirrorFilters } from '@/app/filterAddress'
import { followDay } from '@/app/startBackground'
import { noFilters } from '@/domain/jobs/jobFilter'
import { toJobList } from '@/domain/jobs/jobList'
import { landingAnswer, landingsOf } from '@/domain/jobs/landings'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { departmentToggled, selectFilters, selectPage, textTyped } from '@/store/jobFilters'
import { selectToday } from '@/store/site'
import { makeStore, type AppStore } from '@/store/store'
import { wireJob } from '@test/support/jobs'

const LONG_MS = 2000

let end: (() => void) | undefined

const start = async (entry: string, load = (_path: string) => Promise.resolve()) => {
  const store = makeStore({ apiHost: '', fetch })
  const loader = async ({ request }: { request: Request }) => {
    await load(new URL(request.url).pathname)
    return null
  }
  const router = createMemoryRouter([{ path: '*', loader }], { initialEntries: [entry] })
  mirrorFilters(store, router)
  end = () => router.dispose()
  await jest.advanceTimersByTimeAsync(0)
  return {
    store,
    router,
    address: () => router.state.location.pathname + router.state.location.search,
    filters: () => selectFilters(store.getState()),
    page: () => selectPage(store.getState()),
    /** Time in which a visitor does nothing. */
    pause: () => jest.advanceTimersByTimeAsync(LONG_MS),
  }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  end?.()
  jest.useRealTimers()
})

describe('The mirror of the filters', () => {
  it('reads the address that the visit starts with', async () => {
    const { filters, page } = await start('/job-by-categories?id=3&q=nurse&page=2')
    expect(filters()).toEqual({ ...noFilters, text: 'nurse', experience: 0, departments: [], salaries: [] })
    expect(page()).toBe(2)
  })

  it('waits for the end of keys that come at the pace of a person', async () => {
    const { store, router, address, pause } = await start('/full-time-jobs')
    let { location } = router.state
    let writes = 0
    router.subscribe((state) => {
      if (state.location !== location) writes += 1
      location = state.location
    })
    for (const text of ['n', 'nu', 'nur']) {
      store.dispatch(textTyped(text))
      await jest.advanceTimersByTimeAsync(200)
    }
    expect(writes).toBe(0)
    await pause()
    expect(address()).toBe('/full-time-jobs?q=nur')
    expect(writes).toBe(1)
  })

  it('drops what it had not written when the visitor goes elsewhere', async () => {
    const { store, router, address, pause } = await start('/full-time-jobs')
    store.dispatch(textTyped('nurse'))
    await router.navigate('/services')
    await pause()
    expect(address()).toBe('/services')
  })

  it('does not write filters into the address of another screen', async () => {
    const { store, address, pause } = await start('/services?search=payroll')
    store.dispatch(textTyped('nurse'))
    await pause()
    expect(address()).toBe('/services?search=payroll')
  })

  it.each([
    ['page', () => void window.dispatchEvent(new Event('pagehide'))],
    ['list', (router: { navigate: (to: string) => unknown }) => void router.navigate('/csr')],
  ])('writes at once when the %s is left, for Back to find the choice', async (_what, leave) => {
    window.history.replaceState(null, '', '/full-time-jobs')
    const { store, router } = await start('/full-time-jobs')
    store.dispatch(textTyped('nurse'))
    leave(router)
    expect(window.location.search).toBe('?q=nurse')
    window.history.replaceState(null, '', '/')
  })

  it('leaves alone a navigation that is under way', async () => {
    let arrive = () => undefined as void
    const slowly = (path: string) =>
      path === '/csr' ? new Promise<void>((done) => (arrive = done)) : Promise.resolve()
    const { store, router, address, pause } = await start('/full-time-jobs', slowly)
    void router.navigate('/csr')
    store.dispatch(textTyped('nurse'))
    await pause()
    arrive()
    await pause()
    expect(address()).toBe('/csr')
  })

  it('keeps a key that is pressed while an address is being written', async () => {
    const { store, address, filters, pause } = await start('/full-time-jobs')
    store.dispatch(textTyped('nur'))
    jest.advanceTimersByTime(300)
    store.dispatch(textTyped('nurse'))
    await pause()
    expect(filters().text).toBe('nurse')
    expect(address()).toBe('/full-time-jobs?q=nurse')
  })

  it('follows Back and Forward, past filters that were chosen on a later page', async () => {
    const { store, router, address, filters, page, pause } = await start('/full-time-jobs?q=nurse')
    await router.navigate('?q=nurse&page=2')
    expect(page()).toBe(2)
    store.dispatch(departmentToggled('4'))
    await pause()
    expect(address()).toBe('/full-time-jobs?q=nurse&department=4')
    await router.navigate(-1)
    await pause()
    expect(filters()).toMatchObject({ text: 'nurse', departments: [] })
    expect(page()).toBe(1)
    await router.navigate(1)
    await pause()
    expect(filters()).toMatchObject({ text: 'nurse', departments: ['4'] })
    await pause()
    expect(address()).toBe('/full-time-jobs?q=nurse&department=4')
  })

  it('starts anew at a list of another category', async () => {
    const { store, router, address, filters, pause } = await start('/job-by-categories?id=3')
    store.dispatch(textTyped('nurse'))
    await pause()
    expect(address()).toBe('/job-by-categories?id=3&q=nurse')
    await router.navigate('/job-by-categories?id=4')
    expect(filters().text).toBe('')
    await pause()
    expect(address()).toBe('/job-by-categories?id=4')
  })

  describe('at a landing page', () => {
    const jobs = ['1', '2', '3']
      .map((id) => toJob(wireJob({ job_id: id, location: 'Raipur', role_name: 'Nurse' })))
      .map(toSearchableJob)
    const load = (store: AppStore) => {
      const list = toJobList(jobs, '2026-03-10')
      const answer = landingAnswer(landingsOf(jobs), list, '/jobs/in/raipur')
      void store.dispatch(jobsApi.util.upsertQueryData('getLandings', '/jobs/in/raipur', answer))
    }

    it('sets its filter once it is known, beside what was typed meanwhile', async () => {
      const { store, address, filters, pause } = await start('/jobs/in/raipur?fresher=1')
      store.dispatch(textTyped('ward'))
      await pause()
      expect(address()).toBe('/jobs/in/raipur?q=ward&fresher=1')
      load(store)
      await pause()
      expect(filters()).toEqual({ ...noFilters, text: 'ward', fresher: true, locations: ['Raipur'] })
      expect(address()).toBe('/jobs/in/raipur?q=ward&fresher=1')
    })
  })
})

const MINUTE_MS = 60_000

const startDay = (now: string) => {
  jest.useFakeTimers({ now: new Date(now) })
  const store = makeStore({ apiHost: '', fetch })
  followDay(store)
  return () => selectToday(store.getState())
}

describe('The day in India', () => {
  it('begins at midnight there, again and again', async () => {
    const today = startDay('2026-03-10T18:29:00Z')
    expect(today()).toBe('2026-03-10')
    await jest.advanceTimersByTimeAsync(MINUTE_MS)
    expect(today()).toBe('2026-03-11')
    await jest.advanceTimersByTimeAsync(24 * 60 * MINUTE_MS)
    expect(today()).toBe('2026-03-12')
  })

  it('is looked up when a phone wakes whose timers slept', () => {
    const today = startDay('2026-03-10T12:00:00Z')
    jest.setSystemTime(new Date('2026-03-11T12:00:00Z'))
    jest.advanceTimersByTime(MINUTE_MS)
    expect(today()).toBe('2026-03-11')
  })
})
