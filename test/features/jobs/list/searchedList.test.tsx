import { act, screen, waitFor, within } from '@testing-library/react'
import { card, openCategory, openJobList, positions, sidebar } from '@test/features/jobs/list/jobList'
import { searchedBy, startSearchedPortal } from '@test/features/jobs/list/searchedServer'
import type { Portal } from '@test/features/seededPortal'

let portal: Portal

beforeAll(async () => {
  portal = await startSearchedPortal()
})
afterAll(() => portal.close())

const LANDINGS = '/api/landings?path=%2Ffull-time-jobs'
const SEARCH = '/web/job/search'

const open = async (query = '') => {
  const server = searchedBy(portal)
  return { ...(await openJobList(portal, query, server.options)), ...server }
}

const counter = () => screen.getByText(/Jobs available$/)
const fitters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_nothing, index) => `Fitter ${from + index}`)

describe('A list that the server searches', () => {
  it('asks for one page of it, and never for all jobs', async () => {
    const { seesJobs, takeAsked } = await open()
    await seesJobs(29)
    expect(positions()).toEqual(['Ward nurse', 'Night nurse', 'Ledger clerk', ...fitters(1, 21)])
    expect(takeAsked().sort()).toEqual([LANDINGS, SEARCH])
  })

  it('pages, goes back to what was seen without asking again, and begins anew with other filters', async () => {
    const { user, goBack, tickSalary, seesJobs, seesAddress, takeAsked } = await open()
    await user.click(screen.getByRole('link', { name: 'Go to page 2' }))
    await waitFor(() => expect(positions()).toEqual(fitters(22, 26)))
    expect(takeAsked()).toContain(`${SEARCH}?page=2`)
    await goBack()
    await waitFor(() => expect(positions()).toHaveLength(24))
    expect(takeAsked()).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Go to page 2' }))
    await tickSalary('3-6')
    await seesJobs(27)
    expect(positions()).toEqual(['Ward nurse', ...fitters(1, 23)])
    await seesAddress('/full-time-jobs?salary=3-6')
  })

  it('shows what is close to a text that no job contains, among what the other filters leave', async () => {
    const { seesJobs } = await open('?q=nurce&salary=3-6')
    await seesJobs(0)
    const part = await screen.findByRole('region', { name: 'Close to what you typed' })
    expect(
      within(part)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Ward nurse'])
    expect(within(part).getByText('No job has exactly these words. 1 that is close:')).toBeVisible()
    expect(screen.queryByText('No job fits these filters')).not.toBeInTheDocument()
  })
})

describe('What is chosen in quick steps', () => {
  it('is asked for once: typed letters, a slider that is moved', async () => {
    const { user, searchBox, moveSlider, seesJobs, takeAsked } = await open()
    takeAsked()
    await user.type(searchBox(), 'nurse')
    await seesJobs(2)
    expect(takeAsked()).toEqual([`${SEARCH}?q=nurse`])
    await moveSlider('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(sidebar().getByText('3 Yrs')).toBeVisible()
    await seesJobs(1)
    expect(takeAsked()).toEqual([`${SEARCH}?q=nurse&experience=3`])
  })

  it('shows the answer to the last, in whatever order they come', async () => {
    const { enterSearch, clearSearch, hold, letGo, isAsked, seesJobs } = await open()
    hold(`${SEARCH}?q=nurse`)
    hold(`${SEARCH}?q=clerk`)
    await enterSearch('nurse')
    await waitFor(() => expect(isAsked(`${SEARCH}?q=nurse`)).toBe(true))
    expect(counter()).toHaveTextContent('29 Jobs available')
    expect(positions()).toHaveLength(24)
    expect(card('Fitter 1').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
    await clearSearch()
    await enterSearch('clerk')
    await waitFor(() => expect(isAsked(`${SEARCH}?q=clerk`)).toBe(true))
    letGo(`${SEARCH}?q=clerk`)
    await seesJobs(1)
    letGo(`${SEARCH}?q=nurse`)
    // The late answer is there as soon as the same text is typed again.
    await clearSearch()
    await enterSearch('nurse')
    await seesJobs(2)
    expect(positions()).toEqual(['Ward nurse', 'Night nurse'])
  })
})

test('A search without an answer leaves the list empty without a word; the next one or the line fills it', async () => {
  const { breakDown, mend, tickDepartment, tickSalary, seesJobs } = await open()
  breakDown()
  await tickDepartment('Accounts')
  await seesJobs(0)
  expect(screen.queryByRole('alert')).toBeNull()
  mend()
  act(() => void window.dispatchEvent(new Event('online')))
  await seesJobs(3)
  expect(screen.getByRole('button', { name: 'Remove Accounts' })).toBeVisible()
  breakDown()
  await tickSalary('6-10')
  await seesJobs(0)
  mend()
  await tickSalary('0-3')
  await seesJobs(2)
})

describe('A category that the server searches', () => {
  it('is searched by its id', async () => {
    const server = searchedBy(portal)
    const { seesJobs, tickSalary } = await openCategory(portal, '2', '', server.options)
    await seesJobs(2)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Job According To The Healthcare Category',
    )
    await tickSalary('6-10')
    await seesJobs(1)
    expect(server.takeAsked()).toEqual([`${SEARCH}?industry=2`, `${SEARCH}?industry=2&salary=6-10`])
  })
})

describe('A landing page of a list that the server searches', () => {
  const openLanding = (path: string) => {
    const server = searchedBy(portal)
    return { ...server, open: () => openJobList(portal, '', { path, ...server.options }) }
  }

  it('is searched with its own filter', async () => {
    const { takeAsked, open: visit } = openLanding('/jobs/in/raipur')
    const { seesJobs } = await visit()
    await seesJobs(3)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jobs in Raipur')
    expect(screen.getByText(/^3 jobs from 1 employer\. Pay: ₹/)).toBeVisible()
    expect(takeAsked()).toEqual(['/api/landings?path=%2Fjobs%2Fin%2Fraipur', `${SEARCH}?location=Raipur`])
  })

  it('asks for no other jobs where it is not known what its own are', async () => {
    const { breakDown, mend, takeAsked, open: visit } = openLanding('/jobs/in/raipur')
    breakDown()
    const { seesJobs } = await visit()
    await seesJobs(0)
    expect(takeAsked()).toEqual(['/api/landings?path=%2Fjobs%2Fin%2Fraipur'])
    mend()
    act(() => void window.dispatchEvent(new Event('online')))
    await seesJobs(3)
  })
})
