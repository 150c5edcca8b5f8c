import { screen, waitFor, within } from '@testing-library/react'
import { FIVE, startWithFiveJobs } from '@test/features/jobs/list/fiveJobs'
import { choicesOf, openJobList, positions, sidebar } from '@test/features/jobs/list/jobList'
import type { Portal } from '@test/features/seededPortal'

let portal: Portal

beforeAll(async () => {
  portal = await startWithFiveJobs()
})
afterAll(() => portal.close())

describe('Clear', () => {
  it('is offered only while something is chosen, and takes everything back', async () => {
    const { enterSearch, tickDepartment, tickSalary, moveSlider, clearFilters, ...list } =
      await openJobList(portal)
    expect(sidebar().queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
    await enterSearch('e')
    await tickDepartment('Production')
    await tickSalary('6-10')
    await moveSlider('{Home}{ArrowRight}')
    await list.seesJobs(1)
    await clearFilters()
    await list.seesJobs(5)
    expect(list.searchBox()).toHaveValue('')
    expect(list.slider()).toHaveAttribute('aria-valuetext', 'Any')
    expect(sidebar().queryAllByRole('checkbox', { checked: true })).toEqual([])
    await list.seesAddress('/full-time-jobs')
  })
})

describe('The All Filter drawer', () => {
  it('holds the same filters as the sidebar, and what is chosen in one shows in the other', async () => {
    const { openDrawer, seesJobs } = await openJobList(portal)
    const { drawer, tickDepartment } = await openDrawer()
    expect(within(drawer).getByRole('slider', { name: 'Experience' })).toBeInTheDocument()
    expect(choicesOf(within(drawer).getByRole('group', { name: 'Salary (Lakhs)' }))).toHaveLength(8)
    await tickDepartment('Accounts')
    await seesJobs(1)
    expect(screen.getAllByRole('checkbox', { name: /^Accounts/, checked: true, hidden: true })).toHaveLength(
      2,
    )
  })

  it('closes on Escape and gives the focus back to its button', async () => {
    const { openDrawer, user } = await openJobList(portal)
    await openDrawer()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: /^All Filter/ })).toHaveFocus()
  })
})

describe('Filters that leave nothing', () => {
  it('say so and offer the way back', async () => {
    const { enterSearch, seesJobs, user } = await openJobList(portal)
    await enterSearch('astronaut')
    await seesJobs(0)
    expect(screen.getByRole('heading', { name: /no job/i })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all jobs' }))
    await seesJobs(5)
    expect(positions()).toEqual(FIVE)
    expect(screen.getByText('5 Jobs available')).toHaveFocus()
  })
})
