import { screen, waitFor, within } from '@testing-library/react'
import { choicesOf, openJobList, positions, sidebar } from '@test/features/jobs/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'

let portal: Portal

beforeAll(async () => {
  const newest = (day: number) => `2026-03-0${day}`
  portal = await startPortal([
    { job_id: '1', position: 'Welder', department_id: '1', date_posted: newest(9) },
    { job_id: '2', position: 'Fitter', department_id: '1', ctc: '6-10', date_posted: newest(8) },
    { job_id: '3', position: 'Cashier', department_id: '2', ctc: '0-3', date_posted: newest(7) },
    { job_id: '4', position: 'Seller', department_id: '3', experience_from: 0, experience_to: 1, date_posted: newest(6) },
    { job_id: '5', position: 'Director', department_id: '4', experience_from: 15, experience_to: 25, ctc: '25-50', date_posted: newest(5) },
  ])
})
afterAll(() => portal.close())

const ALL = ['Welder', 'Fitter', 'Cashier', 'Seller', 'Director']

describe('The department filter', () => {
  it('lists the departments of the loaded jobs in alphabetical order with their counts', async () => {
    await openJobList(portal)
    expect(choicesOf(sidebar().getByRole('group', { name: 'Department' }))).toEqual([
      'Accounts 1',
      'Production 2',
      'Sales 1',
      'Sales 1',
    ])
  })

  it('leaves the jobs of any ticked department, and all again without a tick', async () => {
    const { tickDepartment, seesJobs } = await openJobList(portal)
    await tickDepartment('Production')
    await seesJobs(2)
    await tickDepartment('Accounts')
    await seesJobs(3)
    expect(positions()).toEqual(['Welder', 'Fitter', 'Cashier'])
    await tickDepartment('Production')
    await tickDepartment('Accounts')
    await seesJobs(5)
  })

  it('takes two departments of one name for two', async () => {
    const { user, seesJobs } = await openJobList(portal)
    const [first] = sidebar().getAllByRole('checkbox', { name: /^Sales/ })
    if (!first) throw new Error('No department Sales')
    await user.click(first)
    await seesJobs(1)
    expect(sidebar().getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  })

  it('keeps its counts while other filters are set', async () => {
    const { tickSalary, seesJobs } = await openJobList(portal)
    await tickSalary('0-3')
    await seesJobs(1)
    expect(choicesOf(sidebar().getByRole('group', { name: 'Department' }))).toContain('Production 2')
  })
})

describe('The salary filter', () => {
  it('offers the eight bands', async () => {
    await openJobList(portal)
    expect(choicesOf(sidebar().getByRole('group', { name: 'Salary (Lakhs)' }))).toEqual([
      '0-3',
      '3-6',
      '6-10',
      '10-15',
      '15-25',
      '25-50',
      '50-75',
      '75-100',
    ])
  })

  it('leaves the jobs of any ticked band, together with the other filters', async () => {
    const { tickSalary, tickDepartment, seesJobs } = await openJobList(portal)
    await tickSalary('0-3')
    await tickSalary('6-10')
    await seesJobs(2)
    expect(positions()).toEqual(['Fitter', 'Cashier'])
    await tickDepartment('Accounts')
    await seesJobs(1)
    expect(positions()).toEqual(['Cashier'])
  })
})

describe('The experience slider', () => {
  it('is no filter until it is moved', async () => {
    const { slider } = await openJobList(portal)
    expect(slider()).toHaveAttribute('aria-valuetext', 'Any')
    expect(slider()).toHaveAttribute('min', '1')
    expect(slider()).toHaveAttribute('max', '20')
    expect(sidebar().getByText('0 Yrs')).toBeVisible()
    expect(sidebar().getByText('30 Yrs')).toBeVisible()
    expect(positions()).toEqual(ALL)
  })

  it('leaves the jobs whose range holds the chosen years', async () => {
    const { moveSlider, slider, seesJobs } = await openJobList(portal)
    await moveSlider('{Home}')
    expect(slider()).toHaveValue('1')
    await seesJobs(1)
    expect(positions()).toEqual(['Seller'])
    await moveSlider('{ArrowRight}')
    expect(slider()).toHaveValue('2')
    await seesJobs(3)
    expect(positions()).toEqual(['Welder', 'Fitter', 'Cashier'])
    await moveSlider('{End}')
    expect(slider()).toHaveValue('20')
    await seesJobs(1)
    expect(positions()).toEqual(['Director'])
  })
})

describe('Clear', () => {
  it('is offered only while something is chosen, and takes everything back', async () => {
    const { typeSearch, tickDepartment, tickSalary, moveSlider, clearFilters, ...list } = await openJobList(portal)
    expect(sidebar().queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
    await typeSearch('e')
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
    expect(screen.getAllByRole('checkbox', { name: /^Accounts/, checked: true, hidden: true })).toHaveLength(2)
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
    const { typeSearch, seesJobs, user } = await openJobList(portal)
    await typeSearch('astronaut')
    await seesJobs(0)
    expect(screen.getByRole('heading', { name: /no job/i })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all jobs' }))
    await seesJobs(5)
    expect(positions()).toEqual(ALL)
  })
})
