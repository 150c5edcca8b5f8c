import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { choicesOf, openJobList, positions, sidebar } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'

const suits = (experience_from: number, experience_to: number) => ({ experience_from, experience_to })

describe('Filters', () => {
  const newest = (day: number) => `2026-03-0${day}`

  const jobs = [
    { job_id: '1', position: 'Welder', department_id: '1', date_posted: newest(9) },
    { job_id: '2', position: 'Fitter', department_id: '1', ctc: '6-10', date_posted: newest(8) },
    { job_id: '3', position: 'Cashier', department_id: '2', ctc: '0-3', date_posted: newest(7) },
    { job_id: '4', position: 'Seller', department_id: '3', ...suits(0, 1), date_posted: newest(6) },
    {
      job_id: '5',
      position: 'Director',
      department_id: '4',
      ...suits(15, 25),
      ctc: '25-50',
      date_posted: newest(5),
    },
  ]

  let portal: Portal

  beforeAll(async () => {
    portal = await startPortal(jobs)
  })
  afterAll(() => portal.close())

  test('The department filter lists departments by the alphabet with their counts, ticked ones first and empty ones last', async () => {
    const listed = () => choicesOf(sidebar().getByRole('group', { name: 'Department' }))
    const { user, tickSalary, tickDepartment, seesJobs } = await openJobList(portal)
    expect(listed()).toEqual(['Accounts 1', 'Production 2', 'Sales 1', 'Sales 1'])
    await tickSalary('0-3')
    await seesJobs(1)
    await waitFor(() => expect(listed()).toEqual(['Accounts 1', 'Production 0', 'Sales 0', 'Sales 0']))
    await tickSalary('0-3')
    await tickDepartment('Production')
    await seesJobs(2)
    expect(positions()).toEqual(['Welder', 'Fitter'])
    await waitFor(() => expect(listed()).toEqual(['Production 2', 'Accounts 1', 'Sales 1', 'Sales 1']))
    // Two departments of one name are two.
    const [first] = sidebar().getAllByRole('checkbox', { name: /^Sales/ })
    if (!first) throw new Error('No department Sales')
    await user.click(first)
    await seesJobs(3)
    expect(sidebar().getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  })

  test("The experience slider is no filter until it is moved, begins with 1 year at any first step, and is taken back alone by 'Clear experience'", async () => {
    const { user, moveSlider, slider, seesJobs, seesAddress } = await openJobList(portal, '?salary=3-6')
    const seesYears = (years: string) => expect(slider()).toHaveAttribute('aria-valuetext', years)
    expect(slider()).toHaveAttribute('min', '1')
    expect(slider()).toHaveAttribute('max', '20')
    expect(sidebar().getByText('0 Yrs')).toBeVisible()
    expect(sidebar().getByText('30 Yrs')).toBeVisible()
    expect(positions()).toEqual(['Welder', 'Seller'])
    for (const key of ['{ArrowRight}', '{ArrowLeft}', '{Home}']) {
      seesYears('Any')
      expect(sidebar().queryByRole('button', { name: 'Clear experience' })).not.toBeInTheDocument()
      await moveSlider(key)
      seesYears('1 Yrs')
      await user.click(sidebar().getByRole('button', { name: 'Clear experience' }))
      expect(slider()).toHaveFocus()
    }
    await seesJobs(2)
    await seesAddress('/full-time-jobs?salary=3-6')
    await moveSlider('{Home}')
    await seesJobs(1)
    expect(positions()).toEqual(['Seller'])
    await moveSlider('{ArrowRight}')
    seesYears('2 Yrs')
    await waitFor(() => expect(positions()).toEqual(['Welder']))
    await user.click(sidebar().getByRole('button', { name: 'Clear experience' }))
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

  test('All filters are groups that fold, of which the first three are open, and those with a choice, which they tell', async () => {
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

  test("All filters are taken back by 'Clear', which is offered only while something is chosen, and offer the way back where they leave nothing", async () => {
    const { user, enterSearch, tickDepartment, moveSlider, clearFilters, ...list } = await openJobList(portal)
    expect(sidebar().queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
    await enterSearch('e')
    await tickDepartment('Production')
    await moveSlider('{Home}{ArrowRight}')
    await list.seesJobs(2)
    await clearFilters()
    await list.seesJobs(5)
    expect(list.searchBox()).toHaveValue('')
    expect(list.slider()).toHaveAttribute('aria-valuetext', 'Any')
    expect(sidebar().queryAllByRole('checkbox', { checked: true })).toEqual([])
    await list.seesAddress('/full-time-jobs')

    await enterSearch('astronaut')
    await list.seesJobs(0)
    expect(await screen.findByRole('heading', { name: 'No job fits these filters' })).toBeVisible()
    expect(screen.queryByText(/close:$/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all jobs' }))
    await list.seesJobs(5)
    expect(positions()).toEqual(jobs.map(({ position }) => position))
    expect(screen.getByText('5 Jobs available')).toHaveFocus()
  })

  test('All filters stand in the drawer as in the sidebar, which closes on Escape and gives the focus back to its button', async () => {
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

describe('More filters', () => {
  /** 24 November 2026, 10 in the evening in India; in Greenwich it is still afternoon. */
  const NOW = Date.parse('2026-11-24T22:00:00+05:30')

  let portal: Portal

  const towns = 'Korba Durg Jagdalpur Ambikapur Satna Rewa Katni Ujjain Dewas Sagar'.split(' ')
  const pays = (ctc: string, ctc_from: number | null, ctc_to: number | null) => ({ ctc, ctc_from, ctc_to })

  beforeAll(async () => {
    const nurse = { job_id: '1', position: 'Ward Nurse', employment_type: 'Full Time, Permanent' }
    const tutor = { job_id: '2', position: 'Tutor', role_id: '2', employment_type: 'Part time' }
    const surveyor = { job_id: '3', position: 'Surveyor', employment_type: 'Contract' }
    portal = await startPortal([
      { ...nurse, location: 'Raipur', ...suits(0, 2), ...pays('0-3', 1.8, 2.4), date_posted: '2026-11-24' },
      {
        ...tutor,
        location: 'Bangalore / Raipur',
        ...suits(1, 4),
        ...pays('3-6', 3, 4),
        date_posted: '2026-11-17',
      },
      { ...surveyor, location: 'PAN India', ...suits(0, 8), ...pays('3-6', 5, 6), date_posted: '2026-10-01' },
      ...towns.map((location, index) => ({
        job_id: `${100 + index}`,
        position: `Guard ${location}`,
        location,
        employment_type: 'Full Time',
        ...suits(5, 9),
        ...pays('0-3', null, null),
        date_posted: null,
      })),
    ])
  })
  afterAll(() => portal.close())

  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW))

  const group = (name: string) => sidebar().getByRole('group', { name })
  const box = (name: RegExp) => sidebar().getByRole('checkbox', { name })
  const active = () =>
    within(screen.getByRole('list', { name: 'Active filters' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))

  test('The location filter offers the ten places with most jobs, and the others by typing or a button', async () => {
    const { user } = await openJobList(portal)
    const offered = () => choicesOf(group('Location'))
    await user.click(within(group('Location')).getByText('Location'))
    expect(offered()).toHaveLength(10)
    expect(offered().slice(0, 3)).toEqual(['Raipur 3', 'Ambikapur 2', 'Bengaluru 2'])
    const find = async (place: string) => {
      await user.clear(sidebar().getByRole('textbox', { name: 'Find a place' }))
      await user.paste(place)
    }
    // By its older name, too.
    await find('bangalore')
    expect(offered()).toEqual(['Bengaluru 2'])
    await find('ujj')
    await user.click(box(/^Ujjain/))
    await find('Atlantis')
    expect(sidebar().getByText('No job names this place.')).toBeVisible()
    await user.clear(sidebar().getByRole('textbox', { name: 'Find a place' }))
    expect(offered()).toHaveLength(10)
    expect(offered()[0]).toBe('Ujjain 2')
    expect(box(/^Ujjain/)).toBeChecked()
    await user.click(sidebar().getByRole('button', { name: 'Show all 12' }))
    expect(offered()).toHaveLength(12)
  })

  test('The location filter leaves the jobs of every ticked place, of the address in any spelling; it ignores one that no job names', async () => {
    const { user, seesJobs, seesAddress } = await openJobList(portal, '?location=bangalore&location=Atlantis')
    expect(positions()).toEqual(['Tutor', 'Surveyor'])
    expect(active()).toEqual(['Remove Bengaluru'])
    await user.click(box(/^Raipur/))
    await seesJobs(3)
    await seesAddress('/full-time-jobs?location=Bengaluru&location=Raipur')
    await user.click(box(/^Bengaluru/))
    await seesAddress('/full-time-jobs?location=Raipur')
  })

  test('The filter for freshers leaves the jobs that begin at 0 years, beside the slider too', async () => {
    const { user, moveSlider, seesJobs, seesAddress } = await openJobList(portal)
    const fresher = within(group('Experience')).getByRole('checkbox', { name: /^Fresher \(0 years\)/ })
    await user.click(fresher)
    await seesJobs(2)
    await seesAddress('/full-time-jobs?fresher=1')
    expect(sidebar().queryByText(/^Both are set/)).not.toBeInTheDocument()
    await moveSlider('{End}')
    expect(sidebar().getByText(/^Both are set: jobs for freshers that also suit 20 years/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Without Experience: 2 jobs' }))
    await seesJobs(2)
  })

  test("'Sort by' puts the list in order; with a text it says 'Best match' until another order is chosen", async () => {
    const { user, enterSearch, clearSearch, seesAddress } = await openJobList(portal, '?sort=random')
    const select = screen.getByRole('combobox', { name: 'Sort by' })
    // Any other word is the order of the API.
    expect(select).toHaveDisplayValue('Newest first')
    expect(within(select).queryByRole('option', { name: 'Best match' })).toBeNull()
    await user.selectOptions(select, 'Best paid first')
    await waitFor(() => expect(positions().slice(0, 3)).toEqual(['Surveyor', 'Tutor', 'Ward Nurse']))
    await seesAddress('/full-time-jobs?sort=salary')
    await enterSearch('tutor')
    expect(select).toHaveDisplayValue('Best paid first')
    await user.selectOptions(select, 'Best match')
    await seesAddress('/full-time-jobs?q=tutor&sort=match')
    await clearSearch()
    expect(select).toHaveDisplayValue('Newest first')
    await enterSearch('tutor')
    expect(select).toHaveDisplayValue('Best match')
    await user.selectOptions(select, 'Newest first')
    await seesAddress('/full-time-jobs?q=tutor&sort=newest')
  })

  test('The active filters stand above the list, cut where they are long, and each can be taken back alone', async () => {
    const { user, goTo, seesJobs, seesAddress } = await openJobList(
      portal,
      '?q=r&location=Raipur&fresher=1&salary=0-3&salary=3-6&posted=30',
    )
    expect(active()).toEqual([
      'Remove “r”',
      'Remove Fresher',
      'Remove Raipur',
      'Remove 0-3 Lakhs',
      'Remove 3-6 Lakhs',
      'Remove Last 30 days',
    ])
    await seesJobs(1)
    await user.click(screen.getByRole('button', { name: 'Remove 0-3 Lakhs' }))
    await seesJobs(0)
    expect(screen.getByText('0 Jobs available')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove Last 30 days' }))
    await seesJobs(1)
    expect(positions()).toEqual(['Surveyor'])
    await seesAddress('/full-time-jobs?q=r&fresher=1&location=Raipur&salary=3-6')
    await goTo(`/full-time-jobs?q=${'x'.repeat(5000)}&location=${'y'.repeat(5000)}`)
    expect(active()).toEqual([`Remove “${'x'.repeat(40)}…”`])
  })

  test('An empty list offers to drop each filter that would help, and leads to the resume form', async () => {
    const { user, seesJobs } = await openJobList(portal, '?location=Durg&fresher=1&type=Part+time')
    const offers = () =>
      screen.getAllByRole('button', { name: /^Without/ }).map((button) => button.textContent)
    expect(screen.getByText('No job fits these filters')).toBeVisible()
    expect(offers()).toEqual(['Without Employment type: 1 job'])
    expect(screen.getByRole('link', { name: 'Send your resume' })).toHaveAttribute('href', '/submit-resume')
    await user.click(screen.getByRole('button', { name: /^Without/ }))
    await seesJobs(1)
    expect(positions()).toEqual(['Surveyor'])
  })
})
