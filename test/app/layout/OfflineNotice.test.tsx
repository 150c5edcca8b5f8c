import { act, screen, waitFor } from '@testing-library/react'
import { CACHED_AT_HEADER } from '@/domain/site/offlineCache'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { renderApp, SITE } from '@test/support/renderApp'

let portal: Portal
let isOnline = true
/** The answers that the browser has kept, and when. */
let kept: Record<string, Date> = {}

const matchKept = async (url: string) =>
  kept[url] && new Response('', { headers: { [CACHED_AT_HEADER]: `${kept[url].getTime()}` } })

beforeAll(async () => {
  portal = await startPortal([{ job_id: '1' }])
})
afterAll(() => portal.close())

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
    renderApp('/full-time-jobs', portal)
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
      ...portal,
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
  })

  it('is told so where the browser keeps nothing, too', async () => {
    Reflect.deleteProperty(window, 'caches')
    renderApp('/full-time-jobs', portal)
    await screen.findByText('1 Jobs available')
    goOffline(true)
    await waitFor(() => expect(notice()).toBeInTheDocument())
  })
})
