import { screen, waitFor, within } from '@testing-library/react'
import { openJobList, positions } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'

let portal: Portal

/** 'Job 01' is the newest of fifty. */
const named = (number: number) => `Job ${String(number).padStart(2, '0')}`

beforeAll(async () => {
  portal = await startPortal(
    Array.from({ length: 50 }, (_, index) => ({
      job_id: `${100 + index}`,
      position: named(index + 1),
      department_id: index < 30 ? '1' : '2',
    })),
  )
})
afterAll(() => portal.close())

const pages = () => within(screen.getByRole('navigation', { name: /pagination/i }))
const linkTo = (page: number) => pages().getByRole('link', { name: new RegExp(`page ${page}$`) })
const shown = () => positions().length

describe('A list of fifty jobs', () => {
  it('comes in pages of 24, and Back returns to the page before', async () => {
    const { user, seesAddress, goBack } = await openJobList(portal)
    expect(screen.getByText('50 Jobs available')).toBeVisible()
    expect([shown(), positions()[0], positions()[23]]).toEqual([24, named(1), named(24)])
    await user.click(linkTo(2))
    await waitFor(() => expect(positions()[0]).toBe(named(25)))
    expect(shown()).toBe(24)
    await user.click(linkTo(3))
    await waitFor(() => expect(positions()).toEqual([named(49), named(50)]))
    expect(screen.getByText('50 Jobs available')).toBeVisible()
    await seesAddress('/full-time-jobs?page=3')
    await goBack()
    await waitFor(() => expect(positions()[0]).toBe(named(25)))
  })

  it('links to its pages with addresses that keep filters and foreign parameters', async () => {
    await openJobList(portal, '?utm=mail&department=1&q=job')
    const address = new URL(linkTo(2).getAttribute('href') ?? '', 'https://any.example')
    expect(address.pathname).toBe('/full-time-jobs')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      utm: 'mail',
      department: '1',
      q: 'job',
      page: '2',
    })
  })

  it('marks the page that is shown, and links to its first page without a page in the address', async () => {
    await openJobList(portal, '?page=2')
    expect(linkTo(1)).toHaveAttribute('href', expect.not.stringContaining('page='))
    expect(positions()[0]).toBe(named(25))
    expect(pages().getByRole('link', { current: 'page' })).toHaveTextContent('2')
  })

  it('goes back to page 1 when a filter changes', async () => {
    const { tickDepartment, seesJobs, seesAddress } = await openJobList(portal, '?page=3')
    expect(shown()).toBe(2)
    await tickDepartment('Production')
    await seesJobs(30)
    expect([shown(), positions()[0]]).toEqual([24, named(1)])
    await seesAddress('/full-time-jobs?department=1')
  })

  it('goes back to page 1 when a text is typed', async () => {
    const { enterSearch, seesJobs } = await openJobList(portal, '?page=2')
    await enterSearch('job')
    await waitFor(() => expect(positions()[0]).toBe(named(1)))
    await seesJobs(50)
  })

  it('takes a page that is none for page 1', async () => {
    await openJobList(portal, '?page=0')
    expect(positions()[0]).toBe(named(1))
  })

  it('shows its last page for a page beyond the end', async () => {
    await openJobList(portal, '?page=99')
    expect(positions()).toEqual([named(49), named(50)])
  })
})

describe('A list of one page', () => {
  it('has no pagination', async () => {
    await openJobList(portal, '?department=2')
    expect(shown()).toBe(20)
    expect(screen.queryByRole('navigation', { name: /pagination/i })).not.toBeInTheDocument()
  })
})
