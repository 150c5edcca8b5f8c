import { screen, waitFor, within } from '@testing-library/react'
import { openJobList, positions } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'

let portal: Portal

/** 'Job 01' is the newest of fifty. */
const named = (number: number) => `Job ${String(number).padStart(2, '0')}`

/** Fields of jobs by which a visitor finds them. */
const readable = [
  { company_name: 'Otter Works' },
  {
    about_company: '<p>Fish</p><script>lobster()</script>',
    job_description: '<ul><li>Sales<b>force</b></li><li>Zebra</li></ul>',
  },
  { short_job_description: 'Leopard' },
]

beforeAll(async () => {
  portal = await startPortal(
    Array.from({ length: 50 }, (_, index) => ({
      job_id: `${100 + index}`,
      position: named(index + 1),
      department_id: index < 30 ? '1' : '2',
      ...readable[index],
    })),
  )
})
afterAll(() => portal.close())

/** Its code comes after the first cards. */
const pages = async () => within(await screen.findByRole('navigation', { name: /pagination/i }))
const linkTo = async (page: number) =>
  (await pages()).getByRole('link', { name: new RegExp(`page ${page}$`) })
const shown = () => positions().length

describe('A list of fifty jobs', () => {
  it('comes in pages of 24, and Back returns to the page before', async () => {
    const { user, seesAddress, goBack } = await openJobList(portal)
    expect(screen.getByText('50 Jobs available')).toBeVisible()
    expect([shown(), positions()[0], positions()[23]]).toEqual([24, named(1), named(24)])
    await user.click(await linkTo(2))
    await waitFor(() => expect(positions()[0]).toBe(named(25)))
    expect(shown()).toBe(24)
    expect((await pages()).getByRole('link', { current: 'page' })).toHaveTextContent('2')
    expect(await linkTo(1)).toHaveAttribute('href', expect.not.stringContaining('page='))
    await user.click(await linkTo(3))
    await waitFor(() => expect(positions()).toEqual([named(49), named(50)]))
    expect(screen.getByText('50 Jobs available')).toBeVisible()
    await seesAddress('/full-time-jobs?page=3')
    await goBack()
    await waitFor(() => expect(positions()[0]).toBe(named(25)))
  })

  it('goes back to page 1 when a filter changes or a text is typed', async () => {
    const { tickDepartment, enterSearch, seesJobs, seesAddress } = await openJobList(portal, '?page=3')
    expect(shown()).toBe(2)
    await tickDepartment('Production')
    await seesJobs(30)
    expect([shown(), positions()[0]]).toEqual([24, named(1)])
    await seesAddress('/full-time-jobs?department=1')
    await enterSearch('job')
    await seesAddress('/full-time-jobs?q=job&department=1')
  })

  it.each([
    ['a page that is none', '?page=0', named(1), 24],
    ['a page beyond the end', '?page=99', named(49), 2],
    ['one page, which has no pagination', '?department=2', named(31), 20],
  ])('shows a page that there is for %s', async (_what, query, first, count) => {
    await openJobList(portal, query)
    expect([positions()[0], shown()]).toEqual([first, count])
    await waitFor(() =>
      expect(screen.queryAllByRole('navigation', { name: /pagination/i })).toHaveLength(count === 20 ? 0 : 1),
    )
  })
})

describe('The search box of the list', () => {
  // Which fields are looked at, and how, is a rule of the domain.
  it('finds a job by what a visitor can read of it in any case, and by nothing else', async () => {
    const { enterSearch, clearSearch, seesJobs } = await openJobList(portal)
    for (const [text, found] of [
      ['OTTER', [named(1)]],
      ['salesforce', [named(2)]],
      ['leopard', []],
      ['lobster', []],
    ] as const) {
      await enterSearch(text)
      await waitFor(() => expect(positions()).toEqual(found))
      await seesJobs(found.length)
      await clearSearch()
      await waitFor(() => expect(shown()).toBe(24))
    }
  })
})
