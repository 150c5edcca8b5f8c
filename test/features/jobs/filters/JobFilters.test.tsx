import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { choicesOf, openJobList, positions, sidebar } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'

const newest = (day: number) => `2026-03-0${day}`

const jobs = [
  { job_id: '1', position: 'Welder', department_id: '1', date_posted: newest(9) },
  { job_id: '2', position: 'Fitter', department_id: '1', ctc: '6-10', date_posted: newest(8) },
  { job_id: '3', position: 'Cashier', department_id: '2', ctc: '0-3', date_posted: newest(7) },
  {
    job_id: '4',
    position: 'Seller',
    department_id: '3',
    experience_from: 0,
    experience_to: 1,
    date_posted: newest(6),
  },
  {
    job_id: '5',
    position: 'Director',
    department_id: '4',
    experience_from: 15,
    experience_to: 25,
    ctc: '25-50',
    date_posted: newest(5),
  },
]

const ALL = jobs.map(({ position }) => position)

let portal: Portal

beforeAll(async () => {
  portal = await startPortal(jobs)
})
afterAll(() => portal.close())

describe('The department filter', () => {
  const listed = () => choicesOf(sidebar().getByRole('group', { name: 'Department' }))

  it('lists departments by the alphabet with their counts, ticked ones first and empty ones last', async () => {
    const { user, tickSalary, tickDepartment, seesJobs } = await openJobList(portal)
    const all = ['Accounts 1', 'Production 2', 'Sales 1', 'Sales 1']
    expect(listed()).toEqual(all)
    await tickSalary('0-3')
    await seesJobs(1)
    await waitFor(() => expect(listed()).toEqual(['Accounts 1', 'Production 0', 'Sales 0', 'Sales 0']))
    await tickSalary('0-3')
    await tickDepartment('Accounts')
    await seesJobs(1)
    await waitFor(() => expect(listed()).toEqual(all))
    await tickDepartment('Production')
    await seesJobs(3)
    expect(positions()).toEqual(['Welder', 'Fitter', 'Cashier'])
    await tickDepartment('Accounts')
    expect(listed()).toEqual(['Production 2', 'Accounts 1', 'Sales 1', 'Sales 1'])
    await tickDepartment('Accounts')
    await seesJobs(3)
    await tickDepartment('Production')
    await tickDepartment('Accounts')
    await seesJobs(5)
    // Two departments of one name are two.
    const [first] = sidebar().getAllByRole('checkbox', { name: /^Sales/ })
    if (!first) throw new Error('No department Sales')
    await user.click(first)
    await seesJobs(1)
    expect(sidebar().getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  })
})

describe('The salary filter', () => {})

describe('The experience slider', () => {
  const clear = () => sidebar().queryByRole('button', { name: 'Clear experience' })

  it('is no filter until it is moved, and then leaves the jobs whose range holds the chosen years', async () => {
    const { moveSlider, slider, seesJobs } = await openJobList(portal)
    expect(slider()).toHaveAttribute('aria-valuetext', 'Any')
    expect(slider()).toHaveAttribute('min', '1')
    expect(slider()).toHaveAttribute('max', '20')
    expect(sidebar().getByText('0 Yrs')).toBeVisible()
    expect(sidebar().getByText('30 Yrs')).toBeVisible()
    expect(positions()).toEqual(ALL)
    for (const [key, years, left] of [
      ['{Home}', '1', ['Seller']],
      ['{ArrowRight}', '2', ['Welder', 'Fitter', 'Cashier']],
      ['{End}', '20', ['Director']],
    ] as const) {
      await moveSlider(key)
      expect(slider()).toHaveValue(years)
      await seesJobs(left.length)
      expect(positions()).toEqual(left)
    }
  })

  it("begins with 1 year at any first step, and is taken back alone by 'Clear experience'", async () => {
    const { user, tickSalary, moveSlider, slider, seesJobs, seesAddress } = await openJobList(portal)
    const seesYears = (years: string) => expect(slider()).toHaveAttribute('aria-valuetext', years)
    await tickSalary('25-50')
    for (const key of ['{ArrowRight}', '{ArrowLeft}', '{Home}']) {
      expect(clear()).not.toBeInTheDocument()
      await moveSlider(key)
      seesYears('1 Yrs')
      await moveSlider('{ArrowRight}')
      seesYears('2 Yrs')
      await user.click(sidebar().getByRole('button', { name: 'Clear experience' }))
      seesYears('Any')
      expect(slider()).toHaveFocus()
    }
    await seesJobs(1)
    await seesAddress('/full-time-jobs?salary=25-50')
    // A step of assistive technology, too; any other value is taken as it is.
    for (const [value, years] of [
      ['2', '1 Yrs'],
      ['7', '7 Yrs'],
      ['2', '2 Yrs'],
    ] as const) {
      fireEvent.change(slider(), { target: { value } })
      seesYears(years)
    }
  })
})

describe('All filters', () => {
  it('are groups that fold, of which the first three are open, and those with a choice, which they tell', async () => {
    const { user } = await openJobList(portal, '?role=Supervisor')
    const groups = sidebar().getAllByRole('group')
    const titles = () => groups.map((one) => one.querySelector('summary')?.textContent)
    expect(titles()).toEqual([
      'ExperienceAny',
      'Department',
      'Salary (Lakhs)',
      'Location',
      'Role1 chosen',
      'Employment type',
      'Posted',
    ])
    const open = () => groups.map((one) => one.hasAttribute('open'))
    expect(open()).toEqual([true, true, true, false, true, false, false])
    await user.click(within(groups[3] ?? document.body).getByText('Location'))
    expect(open()[3]).toBe(true)
  })

  it("are taken back by 'Clear', which is offered only while something is chosen", async () => {
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

  it('say so where they leave nothing, and offer the way back', async () => {
    const { enterSearch, seesJobs, user } = await openJobList(portal)
    await enterSearch('astronaut')
    await seesJobs(0)
    expect(await screen.findByRole('heading', { name: /no job/i })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all jobs' }))
    await seesJobs(5)
    expect(positions()).toEqual(ALL)
    expect(screen.getByText('5 Jobs available')).toHaveFocus()
  })

  it('stand in the drawer as in the sidebar, which closes on Escape and gives the focus back to its button', async () => {
    const { openDrawer, seesJobs, user } = await openJobList(portal)
    const { drawer, tickDepartment } = await openDrawer()
    expect(within(drawer).getByRole('slider', { name: 'Experience' })).toBeInTheDocument()
    expect(choicesOf(within(drawer).getByRole('group', { name: 'Salary (Lakhs)' }))).toHaveLength(8)
    await tickDepartment('Accounts')
    await seesJobs(1)
    expect(screen.getAllByRole('checkbox', { name: /^Accounts/, checked: true, hidden: true })).toHaveLength(
      2,
    )
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: /^All Filter/ })).toHaveFocus()
  })
})
