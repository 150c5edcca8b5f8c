import { screen, waitFor, within } from '@testing-library/react'
import { jobsApi } from '@/api/jobsApi'
import { noFilters } from '@/domain/jobs/jobFilter'
import { searchQuery } from '@/domain/jobs/listAddress'
import { choicesOf, openCategory, openJobList, positions, sidebar } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { wireJob } from '@test/support/jobs'
import { renderApp } from '@test/support/renderApp'
import { startScriptedApi, success, type Answer } from '@test/support/scriptedApi'

const ENGINEERING = '1'
const HEALTHCARE = '2'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([
    { job_id: '1', position: 'Welder', date_posted: '2026-03-09' },
    { job_id: '2', position: 'Fitter', department_id: '2', ctc: '6-10', date_posted: '2026-03-08' },
    { job_id: '3', position: 'Night nurse', industry_id: HEALTHCARE, date_posted: '2026-03-07' },
    ...Array.from({ length: 2 }, (_, index) => ({
      job_id: `${100 + index}`,
      position: `Nurse ${index + 1}`,
      industry_id: HEALTHCARE,
      department_id: '3',
      date_posted: '2026-03-01',
    })),
  ])
})
afterAll(() => portal.close())

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

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
    expect(list.slider()).toHaveAttribute('max', '20')
    expect(choicesOf(sidebar().getByRole('group', { name: 'Department' }))).toEqual([
      'Accounts 1',
      'Production 1',
    ])
    await list.tickDepartment('Accounts')
    await list.enterSearch('fit')
    await list.seesAddress('/job-by-categories?id=1&q=fit&department=2')
    await waitFor(() => expect(positions()).toEqual(['Fitter']))
    await list.clearFilters()
    await list.seesAddress('/job-by-categories?id=1')
    await waitFor(() => expect(positions()).toEqual(['Welder', 'Fitter']))
  })
})

describe('The address of a category', () => {
  it('sets the filters that it holds, and leads home where it loses its id', async () => {
    const list = await openCategory(portal, ENGINEERING, '&department=2&experience=3')
    expect(positions()).toEqual(['Fitter'])
    expect(list.slider()).toHaveValue('3')
    await list.goTo('/job-by-categories?id=&q=fit')
    expect(list.address()).toBe('/')
  })

  it('is not joined by the filters of another list, which are there again with Back', async () => {
    const list = await openJobList(portal, '?q=nurse&salary=3-6')
    await list.goTo('/job-by-categories?id=1')
    await screen.findByRole('heading', { level: 1, name: 'Job According To The Engineering Category' })
    await list.seesJobs(2)
    expect(list.searchBox()).toHaveValue('')
    expect(list.address()).toBe('/job-by-categories?id=1')
    await list.goTo('/job-by-categories?id=2')
    await list.seesJobs(3)
    await list.goBack()
    await list.goBack()
    await waitFor(() => expect(list.searchBox()).toHaveValue('nurse'))
  })
})

/** A network that holds every request for the jobs of a category until the test lets it go. */
const openHeld = (path: string) => {
  const held = new Map<string, () => void>()
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const id = new URL(request.url).searchParams.get('industry')
    if (id !== null) await new Promise<void>((resolve) => held.set(id, resolve))
    return fetch(request)
  }
  const isAsked = (id: string) => waitFor(() => expect([...held.keys()]).toContain(id))
  const letGo = async (id: string) => {
    await isAsked(id)
    held.get(id)?.()
  }
  return { isAsked, letGo, ...renderApp(path, { ...portal, fetch: send }) }
}

const seesLoading = () => expect(screen.getByRole('progressbar', { name: 'Loading jobs' })).toBeVisible()

describe('A category whose jobs are on their way', () => {
  it('has a heading, a search box and a spinner, and then its name and jobs', async () => {
    const { letGo } = openHeld('/job-by-categories?id=2')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      /^Job According To The Category$/,
    )
    expect(screen.getByPlaceholderText('What are you looking for?')).toBeVisible()
    seesLoading()
    expect(screen.queryByText(/Jobs available/)).not.toBeInTheDocument()
    await letGo('2')
    await screen.findByText('3 Jobs available')
    expect(title()).toHaveTextContent(/^Job According To The Healthcare Category$/)
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('bears the name of the card that led to it from the first', async () => {
    const { user, isAsked, letGo } = openHeld('/all-categories')
    await user.click(await screen.findByRole('link', { name: /^Healthcare/ }))
    await isAsked('2')
    expect(title()).toHaveTextContent(/^Job According To The Healthcare Category$/)
    seesLoading()
    await letGo('2')
    await screen.findByText('3 Jobs available')
  })

  it('is never shown under the name of another, however late its answer comes', async () => {
    const { isAsked, letGo, goTo, store } = openHeld('/job-by-categories?id=1')
    const selectFirst = jobsApi.endpoints.searchJobs.select(searchQuery(noFilters, 1, '1'))
    await isAsked('1')
    await goTo('/job-by-categories?id=2')
    await isAsked('2')
    await letGo('1')
    await waitFor(() => expect(selectFirst(store.getState()).isSuccess).toBe(true))
    seesLoading()
    expect(positions()).toEqual([])
    expect(title()).toHaveTextContent(/^Job According To The Category$/)
    expect(screen.queryByRole('checkbox', { name: /^Production/ })).not.toBeInTheDocument()
    await letGo('2')
    await screen.findByText('3 Jobs available')
    expect(positions()[0]).toBe('Night nurse')
    await goTo('/job-by-categories?id=1')
    expect(positions()).toEqual(['Welder', 'Fitter'])
  })
})

const PATH = '/web/job/get_jobs_by_category'

describe('Another API', () => {
  /** The category 7 of an API that gives these answers. */
  const openWith = async (answers: Answer[], options = {}) => {
    const api = await startScriptedApi({ [PATH]: answers })
    ends.push(api.close)
    return { api, ...(await openCategory(api, '7', '', options)) }
  }

  it('is asked once, with the id as JSON, and may leave out the name', async () => {
    const { api } = await openWith([success([wireJob()])])
    expect(title()).toHaveTextContent(/^Job According To The Category$/)
    expect(positions()).toEqual(['Production Supervisor'])
    const asked = api.requests.map(({ method, type, body }) => [method, type, body.toString()])
    expect(asked).toEqual([['POST', 'application/json', '{"industry_id":"7"}']])
  })

  it('leaves the screen empty, without a word, where it refuses the category', async () => {
    const { api } = await openWith([{ json: { status: '0', message: 'No such category.' } }])
    expect(screen.getByText('0 Jobs available')).toBeVisible()
    expect(title()).toHaveTextContent(/^Job According To The Category$/)
    expect(positions()).toEqual([])
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText('No such category.')).not.toBeInTheDocument()
    expect(api.requests).toHaveLength(1)
  })
})
