import { screen, waitFor, within } from '@testing-library/react'
import { openJobList, positions, sidebar } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { SITE, renderApp } from '@test/support/renderApp'

describe('Full-time jobs', () => {
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
    it('has its heading, its place under Home, the order of the server, and tells search engines what it is', async () => {
      const { user, searchBox } = await openJobList(portal)
      expect(screen.getByRole('heading', { level: 1, name: 'Full Time Jobs' })).toBeVisible()
      const breadcrumb = screen.getByRole('navigation', { name: 'breadcrumb' })
      expect(within(breadcrumb).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
      expect(breadcrumb).toHaveTextContent('Home>Full Time Jobs')
      expect(screen.getByText('3 Jobs available')).toBeVisible()
      expect(positions()).toEqual(['New', 'Old', 'Dateless'])
      await waitFor(() => expect(document.title).toBe('Full Time Jobs | Navkaam'))
      expect(head('meta[name="description"]')).toMatch(/jobs/i)
      expect(head('link[rel="canonical"]', 'href')).toBe(`${SITE}/full-time-jobs`)
      expect(head('meta[property="og:title"]')).toBe('Full Time Jobs')
      expect(head('meta[property="og:url"]')).toBe(`${SITE}/full-time-jobs`)
      expect(head('meta[property="og:image"]')).toMatch(/^https:\/\/jobs\.example\.com\/.+/)

      // The keyboard passes the filters on its way to the first job.
      await user.click(searchBox())
      await user.tab()
      expect(screen.getByRole('link', { name: 'Skip to the jobs' })).toHaveFocus()
      await user.keyboard('{Enter}')
      await user.tab()
      expect(screen.getByRole('link', { name: 'New' })).toHaveFocus()
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
  })
})

describe('Landing pages', () => {
  let portal: Portal

  /** Role 2 is Nurse, role 1 Supervisor; department 2 is Accounts. */
  const nurse = { role_id: '2', department_id: '2' }

  beforeAll(async () => {
    portal = await startPortal([
      { job_id: '1', position: 'Ward nurse', location: 'Raipur', ...nurse, date_posted: '2026-03-09' },
      { job_id: '2', position: 'Night nurse', location: 'Raipur', ...nurse, date_posted: '2026-03-08' },
      {
        job_id: '3',
        position: 'Head nurse',
        location: 'Raipur, Bhilai',
        ...nurse,
        date_posted: '2026-03-07',
      },
      { job_id: '4', position: 'School nurse', location: 'Bhilai', ...nurse, date_posted: '2026-03-06' },
      { job_id: '5', position: 'Foreman', location: 'Raipur', date_posted: '2026-03-05' },
      { job_id: '6', position: 'Fitter', location: 'Bangalore', date_posted: '2026-03-04' },
      { job_id: '7', position: 'Turner', location: 'Bengaluru', date_posted: '2026-03-03' },
      { job_id: '8', position: 'Miller', location: 'Bengaluru', date_posted: '2026-03-02' },
    ])
  })
  afterAll(() => portal.close())

  const open = (path: string, options = {}) => openJobList(portal, '', { path, ...options })
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
  const removing = (what: string) => screen.getByRole('button', { name: `Remove ${what}` })
  const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  const box = (name: RegExp) => sidebar().getByRole('checkbox', { name })

  describe('A landing page', () => {
    it('is the list with its filter set, under its own title and address', async () => {
      const list = await open('/jobs/in/raipur')
      await heading('Jobs in Raipur')
      await list.seesJobs(4)
      expect(positions()).toEqual(['Ward nurse', 'Night nurse', 'Head nurse', 'Foreman'])
      expect(box(/^Raipur/)).toBeChecked()
      // The filter in the title has no chip.
      expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
      expect(screen.getByText('4 jobs from 1 employer. Pay: ₹ 3.2 - 4.8 Lakhs a year.')).toBeVisible()
      expect(document.title).toBe('Jobs in Raipur | Navkaam')
      expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
        'content',
        expect.stringMatching(/^4 jobs in Raipur from/),
      )
      expect(canonical()).toBe(`${SITE}/jobs/in/raipur`)
      const feed = screen.getByRole('link', { name: 'Follow this list (RSS)' })
      await waitFor(() => expect(feed).toHaveAttribute('href', '/jobs.rss?location=Raipur'))
      const crumbs = within(screen.getByRole('navigation', { name: 'breadcrumb' }))
      expect(crumbs.getByRole('link', { name: 'Full Time Jobs' })).toHaveAttribute('href', '/full-time-jobs')

      // It keeps its path under further filters, which Back finds again.
      await list.user.click(box(/^Nurse/))
      await list.seesAddress('/jobs/in/raipur?role=Nurse')
      expect(canonical()).toBe(`${SITE}/jobs/in/raipur`)
      await list.seesJobs(3)
      expect(positions()).toEqual(['Ward nurse', 'Night nurse', 'Head nurse'])
      await list.goTo('/csr')
      await list.goBack()
      await list.seesJobs(3)
      expect(list.address()).toBe('/jobs/in/raipur?role=Nurse')
      expect(removing('Nurse')).toBeVisible()

      // Without its own filter it is the list of all jobs, on the same screen.
      const search = list.searchBox()
      await list.user.click(box(/^Raipur/))
      await list.seesJobs(4)
      await list.seesAddress('/full-time-jobs?role=Nurse')
      await heading('Full Time Jobs')
      expect(list.searchBox()).toBe(search)
      expect(removing('Nurse')).toBeVisible()
      await list.clearFilters()
      await list.seesAddress('/full-time-jobs')
      await list.seesJobs(8)
    })

    it('may be that of a role in a place, and leads to its neighbours', async () => {
      const list = await open('/jobs/nurse/in/raipur')
      await heading('Nurse jobs in Raipur')
      await list.seesJobs(3)
      expect(box(/^Nurse/)).toBeChecked()
      await list.user.click(screen.getByRole('link', { name: 'Nurse jobs (4)' }))
      await heading('Nurse jobs')
      await list.seesJobs(4)
      expect(list.address()).toBe('/jobs/nurse')
      await list.goBack()
      await list.seesJobs(3)
      expect(box(/^Raipur/)).toBeChecked()
    })
  })

  describe('The list of all jobs', () => {
    it('links the landing pages, which a typed key does not change', async () => {
      const list = await open('/full-time-jobs')
      const links = await screen.findByRole('navigation', { name: 'Jobs by place and role' })
      const hrefs = () =>
        within(links)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href'))
      expect(within(links).getByRole('heading', { name: 'Jobs by place' })).toBeVisible()
      expect(within(links).getByRole('heading', { name: 'Jobs by role' })).toBeVisible()
      expect(hrefs().slice(0, 4)).toEqual([
        '/jobs/in/raipur',
        '/jobs/in/bengaluru',
        '/jobs/nurse',
        '/jobs/supervisor',
      ])
      const before = hrefs()
      await list.enterSearch('nurse')
      await list.seesJobs(4)
      expect(hrefs()).toEqual(before)
    })
  })

  describe('The address of a landing page that does not exist', () => {
    it.each(['/jobs/nurse/in/bhilai', `/jobs/%F0%9F%A4%B7/in/%25${'x'.repeat(10_000)}`])(
      'says so at %.40s, and leads to all jobs and to the landing pages',
      async (path) => {
        renderApp(path, portal)
        await heading('No Such List of Jobs')
        expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
        const main = within(screen.getByRole('main'))
        expect(main.getByText(/^We know no jobs by these words/)).toBeVisible()
        expect(main.getByRole('link', { name: 'All full-time jobs' })).toBeVisible()
        expect(main.getByRole('link', { name: 'Nurse jobs (4)' })).toHaveAttribute('href', '/jobs/nurse')
      },
    )
  })
})
