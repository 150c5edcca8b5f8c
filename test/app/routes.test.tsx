import { screen, waitFor } from '@testing-library/react'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { dismissSecurityNotice } from '@test/support/securityNotice'
import { renderApp, SITE } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal(Array.from({ length: 30 }, (_, index) => ({ job_id: `${index + 1}` })))
})
afterAll(() => portal.close())

describe('An address that is matched exactly', () => {
  it.each(['/About-us', '/full-time-jobs/x', '/jobs'])('or else is unknown: %s', async (path) => {
    renderApp(path, portal)
    const name = 'Unexpected Application Error!'
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  })

  it.each(['/job-by-categories', '/job-by-categories?id='])('leads from %s home', async (path) => {
    const { address, user } = renderApp(path, portal)
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
    ['/service-details', /not offered any more/],
    ['/no/such/page', /Unexpected Application Error/],
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

  it.each([
    ['/full-time-jobs?page=2', '/full-time-jobs?page=2'],
    ['/full-time-jobs?salary=3-6&page=2', '/full-time-jobs'],
    ['/job-by-categories?id=1', '/job-by-categories?id=1'],
    ['/job-by-categories?id=1&q=shift', '/job-by-categories?id=1'],
    ['/services?search=payroll', '/services'],
  ])('knows %s as %s', async (address, path) => {
    renderApp(address, portal)
    await waitFor(() => expect(canonical()).toBe(SITE + path))
    expect(head('meta[name="robots"]')).toBeUndefined()
  })

  it('finds the feed of the list with its filters, which follows what is chosen', async () => {
    const { user } = renderApp('/full-time-jobs?q=shift', portal)
    await screen.findByText('30 Jobs available')
    expect(feed()).toBe(`${SITE}/jobs.rss?q=shift`)
    await user.type(screen.getByPlaceholderText('What are you looking for?'), ' of')
    await waitFor(() => expect(feed()).toBe(`${SITE}/jobs.rss?q=shift+of`))
  })
})
