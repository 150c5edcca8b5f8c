import { screen, waitFor, within } from '@testing-library/react'
import { positions } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { renderApp, SITE } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([
    { job_id: '1', position: 'Old', date_posted: '2026-01-02' },
    { job_id: '2', position: 'Dateless', date_posted: null },
    { job_id: '3', position: 'New', date_posted: '2026-03-02' },
  ])
})
afterAll(() => portal.close())

const open = (options = {}) => renderApp('/full-time-jobs', { ...portal, ...options })

/** Answers every request with this envelope; counts them. */
const answering = (body: string, status = 200) => {
  const requests: string[] = []
  const send: typeof fetch = async (request) => {
    requests.push(request instanceof Request ? request.url : `${request}`)
    return new Response(body, { status, headers: { 'content-type': 'application/json' } })
  }
  return { requests, fetch: send }
}

const head = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute)

describe('The list of full-time jobs', () => {
  it('has its heading, its place under Home, a search box, and the order of the server', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Full Time Jobs' })).toBeVisible()
    const breadcrumb = within(screen.getByRole('navigation', { name: 'breadcrumb' }))
    expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('navigation', { name: 'breadcrumb' })).toHaveTextContent('Home>Full Time Jobs')
    expect(screen.getByPlaceholderText('What are you looking for?')).toBeVisible()
    await screen.findByText('3 Jobs available')
    expect(positions()).toEqual(['New', 'Old', 'Dateless'])
  })

  it('shows a spinner until the jobs have come, and holds back neither heading nor shell', async () => {
    let letGo: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    open({
      fetch: async (...request: Parameters<typeof fetch>) => {
        await gate
        return fetch(...request)
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Full Time Jobs' })).toBeVisible()
    expect(screen.getByRole('progressbar')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    expect(screen.queryByText(/Jobs available/)).not.toBeInTheDocument()
    letGo()
    await screen.findByText('3 Jobs available')
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('stays silent and empty when the list is refused, and does not ask again', async () => {
    const refusal = answering('{"status":"0","message":"Closed for the day."}')
    open(refusal)
    await screen.findByText('0 Jobs available')
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText('Closed for the day.')).not.toBeInTheDocument()
    expect(positions()).toEqual([])
    expect(refusal.requests.map((request) => new URL(request).pathname).sort()).toEqual([
      '/api/landings',
      '/web/job/search',
    ])
  })

  it.each([
    ['a number for the status', '{"status":1,"data":[{"job_id":"1","position":"Ghost"}]}'],
    ['no list', '{"status":"1","data":"none"}'],
  ])('stays silent and empty where the answer holds %s', async (_what, body) => {
    open(answering(body))
    await screen.findByText('0 Jobs available')
    expect(positions()).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('asks again when the list fails, and shows it as soon as it comes', async () => {
    let failures = 2
    open({
      retries: true,
      fetch: async (...request: Parameters<typeof fetch>) => {
        failures -= 1
        return failures < 0 ? fetch(...request) : new Response('down', { status: 502 })
      },
    })
    await screen.findByText('3 Jobs available')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('tells tabs, search engines and shared links what it is', async () => {
    open()
    await screen.findByText('3 Jobs available')
    await waitFor(() => expect(document.title).toBe('Full Time Jobs | Navkaam'))
    expect(head('meta[name="description"]')).toMatch(/jobs/i)
    expect(head('link[rel="canonical"]', 'href')).toBe(`${SITE}/full-time-jobs`)
    expect(head('meta[property="og:title"]')).toBe('Full Time Jobs')
    expect(head('meta[property="og:url"]')).toBe(`${SITE}/full-time-jobs`)
    expect(head('meta[property="og:image"]')).toMatch(/^https:\/\/jobs\.example\.com\/.+/)
  })
})
