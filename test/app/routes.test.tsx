import { act, screen, waitFor } from '@testing-library/react'
import { CACHED_AT_HEADER } from '@/domain/site/offlineCache'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { dismissSecurityNotice } from '@test/support/securityNotice'
import { renderApp, SITE } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal(Array.from({ length: 30 }, (_, index) => ({ job_id: `${index + 1}` })))
})
afterAll(() => portal.close())

describe('An address that is matched exactly', () => {
  it.each(['/full-time-jobs/x', '/jobs'])('or else is unknown: %s', async (path) => {
    renderApp(path, portal)
    const name = 'Unexpected Application Error!'
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  })

  it('leads home without its id', async () => {
    const { address, user } = renderApp('/job-by-categories?id=', portal)
    await dismissSecurityNotice(user)
    expect(address()).toBe('/')
  })
})

const head = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute)

const canonical = () => head('link[rel="canonical"]', 'href')
const feed = () => head('link[type="application/rss+xml"]', 'href')

describe('A search engine', () => {
  it.each([
    ['/job-details?s=999', /no longer open/],
    ['/service-details?service_id=999', /not offered any more/],
    ['/About-us', /Unexpected Application Error/],
  ])('is told to forget %s', async (address, heading) => {
    renderApp(address, portal)
    await screen.findByRole('heading', { level: 1, name: heading })
    await waitFor(() => expect(head('meta[name="robots"]')).toBe('noindex'))
    expect(canonical()).toBe(SITE + address)
  })

  it('is told to forget a category that the server does not know', async () => {
    renderApp('/job-by-categories?id=999', portal)
    await waitFor(() => expect(head('meta[name="robots"]')).toBe('noindex'))
  })

  it('knows a list by its category and page, without what is chosen in it', async () => {
    const { goTo } = renderApp('/full-time-jobs?page=2', portal)
    for (const [address, path] of [
      ['', '/full-time-jobs?page=2'],
      ['/full-time-jobs?salary=3-6&page=2', '/full-time-jobs'],
      ['/job-by-categories?id=1&q=shift', '/job-by-categories?id=1'],
      ['/services?search=payroll', '/services'],
    ] as const) {
      if (address) await goTo(address)
      await waitFor(() => expect(canonical()).toBe(SITE + path))
      expect(head('meta[name="robots"]')).toBeUndefined()
    }
  })

  it('finds the feed of the list with its filters, which follows what is chosen', async () => {
    const { user } = renderApp('/full-time-jobs?q=shift', portal)
    await screen.findByText('30 Jobs available')
    expect(feed()).toBe(`${SITE}/jobs.rss?q=shift`)
    await user.type(screen.getByPlaceholderText('What are you looking for?'), ' of')
    await waitFor(() => expect(feed()).toBe(`${SITE}/jobs.rss?q=shift+of`))
  })
})

describe('Without a line', () => {
  let oneJob: Portal
  let isOnline = true
  /** The answers that the browser has kept, and when. */
  let kept: Record<string, Date> = {}

  const matchKept = async (url: string) =>
    kept[url] && new Response('', { headers: { [CACHED_AT_HEADER]: `${kept[url].getTime()}` } })

  beforeAll(async () => {
    oneJob = await startPortal([{ job_id: '1' }])
  })
  afterAll(() => oneJob.close())

  beforeEach(() => {
    isOnline = true
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
    kept = {}
    Object.assign(window, { caches: { match: matchKept } })
    // jsdom measures no navigation.
    Object.assign(performance, { getEntriesByType: () => [] })
  })

  const goOffline = (offline: boolean) =>
    act(() => {
      isOnline = !offline
      window.dispatchEvent(new Event(offline ? 'offline' : 'online'))
    })

  const notice = () => screen.queryByText(/^You are offline\./)

  describe('A visitor who is offline', () => {
    it('is told so, with the age of the list, until the line is back', async () => {
      kept[`${SITE}/web/job/search`] = new Date(2026, 10, 20, 14, 5)
      renderApp('/full-time-jobs', oneJob)
      await screen.findByText('1 Jobs available')
      expect(notice()).not.toBeInTheDocument()
      goOffline(true)
      await waitFor(() =>
        expect(notice()).toHaveTextContent('You are offline. This list was saved on 20-11-2026 at 14:05.'),
      )
      expect(notice()?.closest('[role="status"]')).toBeInTheDocument()
      goOffline(false)
      expect(notice()).not.toBeInTheDocument()
    })

    it('is told of each screen what holds of it', async () => {
      kept['https://api.example.com/web/job/get'] = new Date(2026, 0, 2, 3, 4)
      const { goTo } = renderApp('/job-details?s=1', {
        ...oneJob,
        ownApi: false,
        settings: { apiHost: 'https://api.example.com' },
      })
      await screen.findByRole('heading', { level: 1, name: 'Production Supervisor' })
      goOffline(true)
      await waitFor(() => expect(notice()).toHaveTextContent('This job was saved on 02-01-2026 at 03:04.'))
      await goTo('/internship')
      await waitFor(() => expect(notice()).toHaveTextContent(/This form cannot be sent until you are back\./))
      await goTo('/about-us')
      await waitFor(() => expect(notice()).toHaveTextContent(/What you read before can still be opened\.$/))

      // It is told where the browser keeps nothing, too.
      goOffline(false)
      Reflect.deleteProperty(window, 'caches')
      goOffline(true)
      await waitFor(() => expect(notice()).toBeInTheDocument())
    })
  })
})
