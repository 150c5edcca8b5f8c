import { screen, waitFor, within } from '@testing-library/react'
import { choicesOf, openCategory, openJobList, positions, sidebar } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { SITE } from '@test/support/renderApp'

const ENGINEERING = '1'
const HEALTHCARE = '2'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([
    { job_id: '1', position: 'Welder', date_posted: '2026-03-09' },
    { job_id: '2', position: 'Fitter', department_id: '2', ctc: '6-10', date_posted: '2026-03-08' },
    { job_id: '3', position: 'Night nurse', industry_id: HEALTHCARE, date_posted: '2026-03-07' },
    ...Array.from({ length: 30 }, (_, index) => ({
      job_id: `${100 + index}`,
      position: `Nurse ${index + 1}`,
      industry_id: HEALTHCARE,
      department_id: '3',
      date_posted: '2026-03-01',
    })),
  ])
})
afterAll(() => portal.close())

const title = () => screen.getByRole('heading', { level: 1 })
const crumbs = () => screen.getByRole('navigation', { name: 'breadcrumb' })

describe('The jobs of a category', () => {
  it('are under its name, below All Categories, and can be searched and filtered by their departments', async () => {
    const list = await openCategory(portal, ENGINEERING)
    expect(title()).toHaveTextContent(/^Job According To The Engineering Category$/)
    expect(crumbs()).toHaveTextContent(/^Home>All Categories>Engineering$/)
    expect(within(crumbs()).getByRole('link', { name: 'All Categories' })).toHaveAttribute(
      'href',
      '/all-categories',
    )
    expect(screen.getByText('2 Jobs available')).toBeVisible()
    expect(positions()).toEqual(['Welder', 'Fitter'])
    expect(list.slider()).toHaveAttribute('min', '1')
    expect(list.slider()).toHaveAttribute('max', '20')
    expect(sidebar().getByText('0 Yrs')).toBeVisible()
    expect(sidebar().getByText('30 Yrs')).toBeVisible()
    expect(choicesOf(sidebar().getByRole('group', { name: 'Department' }))).toEqual([
      'Accounts 1',
      'Production 1',
    ])
    await list.tickSalary('6-10')
    await list.seesJobs(1)
    expect(positions()).toEqual(['Fitter'])
    await list.clearFilters()
    await list.enterSearch('welder')
    await list.seesJobs(1)
    expect(positions()).toEqual(['Welder'])
  })

  it('tell tabs, search engines and shared links what they are, whatever the filters', async () => {
    await openCategory(portal, ENGINEERING, '&q=weld')
    const head = (selector: string, attribute = 'content') =>
      document.head.querySelector(selector)?.getAttribute(attribute)
    await waitFor(() => expect(document.title).toBe('Job According To The Engineering Category | Navkaam'))
    expect(head('meta[name="description"]')).toContain('Engineering')
    expect(head('link[rel="canonical"]', 'href')).toBe(`${SITE}/job-by-categories?id=1`)
    expect(head('meta[property="og:title"]')).toBe('Job According To The Engineering Category')
  })
})

describe('The address of a category', () => {
  it('keeps its id beside the filters', async () => {
    const list = await openCategory(portal, ENGINEERING)
    await list.tickDepartment('Accounts')
    await list.enterSearch('fit')
    await list.seesAddress('/job-by-categories?id=1&q=fit&department=2')
    await list.clearFilters()
    await list.seesAddress('/job-by-categories?id=1')
    expect(positions()).toEqual(['Welder', 'Fitter'])
  })

  it('sets the filters that it holds', async () => {
    const list = await openCategory(portal, ENGINEERING, '&department=2&experience=3')
    expect(positions()).toEqual(['Fitter'])
    expect(list.slider()).toHaveValue('3')
  })

  it('stays with its id through the pages', async () => {
    const { user, seesAddress } = await openCategory(portal, HEALTHCARE, '&q=nurse')
    const pages = within(screen.getByRole('navigation', { name: /pagination/i }))
    await user.click(pages.getByRole('link', { name: /page 2$/ }))
    await seesAddress('/job-by-categories?id=2&q=nurse&page=2')
    await waitFor(() => expect(positions()).toHaveLength(7))
    expect(title()).toHaveTextContent('Job According To The Healthcare Category')
  })

  it('is not joined by the filters of the list of all jobs', async () => {
    const list = await openJobList(portal, '?q=nurse&salary=3-6')
    await list.goTo('/job-by-categories?id=1')
    await screen.findByRole('heading', { level: 1, name: 'Job According To The Engineering Category' })
    await list.seesJobs(2)
    expect(list.searchBox()).toHaveValue('')
    expect(list.address()).toBe('/job-by-categories?id=1')
    await list.enterSearch('fit')
    await list.seesJobs(1)
    await list.goTo('/full-time-jobs')
    await list.seesJobs(33)
    expect(list.searchBox()).toHaveValue('')
  })

  it('that loses its id leads home', async () => {
    const list = await openCategory(portal, ENGINEERING)
    await list.goTo('/job-by-categories?id=&q=fit')
    expect(list.address()).toBe('/')
  })
})

describe('A job of a category', () => {
  it('leads to its details, and Back to the category as it was left', async () => {
    const list = await openCategory(portal, ENGINEERING)
    await list.enterSearch('fit')
    await list.seesJobs(1)
    await list.seesAddress('/job-by-categories?id=1&q=fit')
    await list.user.click(screen.getByRole('link', { name: 'Fitter' }))
    await screen.findByRole('heading', { level: 1, name: 'Fitter' })
    expect(list.address()).toBe('/job-details?s=2')
    await list.goBack()
    await list.seesJobs(1)
    expect(list.searchBox()).toHaveValue('fit')
    expect(title()).toHaveTextContent('Job According To The Engineering Category')
  })

  it('is left for the list of all jobs by its Back link', async () => {
    const list = await openCategory(portal, ENGINEERING)
    await list.user.click(screen.getByRole('link', { name: 'Fitter' }))
    await screen.findByRole('heading', { level: 1, name: 'Fitter' })
    await list.user.click(screen.getByRole('link', { name: 'Back' }))
    await screen.findByRole('heading', { level: 1, name: 'Full Time Jobs' })
    expect(list.address()).toBe('/full-time-jobs')
  })
})
