import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { choicesOf, openJobList, positions, sidebar } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'

describe('Filters', () => {
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
      expect(
        screen.getAllByRole('checkbox', { name: /^Accounts/, checked: true, hidden: true }),
      ).toHaveLength(2)
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(screen.getByRole('button', { name: /^All Filter/ })).toHaveFocus()
    })
  })
})

describe('More filters', () => {
  /** 24 November 2026, 10 in the evening in India; in Greenwich it is still afternoon. */
  const NOW = Date.parse('2026-11-24T22:00:00+05:30')

  let portal: Portal

  const towns = [
    'Korba',
    'Durg',
    'Jagdalpur',
    'Ambikapur',
    'Satna',
    'Rewa',
    'Katni',
    'Ujjain',
    'Dewas',
    'Sagar',
  ]

  beforeAll(async () => {
    portal = await startPortal([
      {
        job_id: '1',
        position: 'Ward Nurse',
        location: 'Raipur',
        employment_type: 'Full Time, Permanent',
        experience_from: 0,
        experience_to: 2,
        ctc: '0-3',
        ctc_from: 1.8,
        ctc_to: 2.4,
        date_posted: '2026-11-24',
      },
      {
        job_id: '2',
        position: 'Tutor',
        role_id: '2',
        location: 'Bangalore / Raipur',
        employment_type: 'Part time',
        experience_from: 1,
        experience_to: 4,
        ctc: '3-6',
        ctc_from: 3,
        ctc_to: 4,
        date_posted: '2026-11-17',
      },
      {
        job_id: '3',
        position: 'Surveyor',
        location: 'PAN India',
        employment_type: 'Contract',
        experience_from: 0,
        experience_to: 8,
        ctc: '3-6',
        ctc_from: 5,
        ctc_to: 6,
        date_posted: '2026-10-01',
      },
      ...towns.map((location, index) => ({
        job_id: `${100 + index}`,
        position: `Guard ${location}`,
        location,
        employment_type: 'Full Time',
        experience_from: 5,
        experience_to: 9,
        ctc: '0-3',
        ctc_from: null,
        ctc_to: null,
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

  describe('The location filter', () => {
    it('offers the ten places with most jobs, and the others by typing or a button', async () => {
      const { user } = await openJobList(portal)
      const offered = () => choicesOf(group('Location'))
      await user.click(within(group('Location')).getByText('Location'))
      expect(offered()).toHaveLength(10)
      expect(offered().slice(0, 3)).toEqual(['Raipur 3', 'Ambikapur 2', 'Bengaluru 2'])
      const find = sidebar().getByRole('textbox', { name: 'Find a place' })
      // By its older name, too.
      await user.type(find, 'bangalore')
      expect(offered()).toEqual(['Bengaluru 2'])
      await user.clear(find)
      await user.type(find, 'ujj')
      await user.click(box(/^Ujjain/))
      await user.clear(find)
      expect(offered()).toHaveLength(10)
      expect(offered()[0]).toBe('Ujjain 2')
      expect(box(/^Ujjain/)).toBeChecked()
      await user.type(find, 'Atlantis')
      expect(sidebar().getByText('No job names this place.')).toBeVisible()
      await user.clear(find)
      await user.click(sidebar().getByRole('button', { name: 'Show all 12' }))
      expect(offered()).toHaveLength(12)
    })

    it('leaves the jobs of every ticked place, of the address in any spelling; it ignores one that no job names', async () => {
      const { user, seesJobs, seesAddress } = await openJobList(
        portal,
        '?location=bangalore&location=Atlantis',
      )
      expect(positions()).toEqual(['Tutor', 'Surveyor'])
      expect(active()).toEqual(['Remove Bengaluru'])
      await user.click(box(/^Raipur/))
      await seesJobs(3)
      await seesAddress('/full-time-jobs?location=Bengaluru&location=Raipur')
      await user.click(box(/^Bengaluru/))
      await seesAddress('/full-time-jobs?location=Raipur')
    })
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

  test("'Sort by' puts the list in order; without a text it stays that of the API for any other word", async () => {
    const { user, seesAddress } = await openJobList(portal, '?sort=random')
    const select = screen.getByRole('combobox', { name: 'Sort by' })
    expect(select).toHaveDisplayValue('Newest first')
    expect(within(select).queryByRole('option', { name: 'Best match' })).toBeNull()
    for (const [label, sort, expected] of [
      ['Best paid first', 'salary', ['Surveyor', 'Tutor', 'Ward Nurse']],
      ['Least experience first', 'experience', ['Ward Nurse', 'Surveyor', 'Tutor']],
      ['Newest first', 'newest', ['Ward Nurse', 'Tutor', 'Surveyor']],
    ] as const) {
      await user.selectOptions(select, label)
      await waitFor(() => expect(positions().slice(0, 3)).toEqual(expected))
      await seesAddress(`/full-time-jobs?sort=${sort}`)
    }
  })

  describe('The active filters', () => {
    it('stand above the list, and each can be taken back alone', async () => {
      const { user, seesJobs, seesAddress } = await openJobList(
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
    })

    it('cut a long text', async () => {
      await openJobList(portal, `?q=${'x'.repeat(5000)}&location=${'y'.repeat(5000)}`)
      expect(active()).toEqual([`Remove “${'x'.repeat(40)}…”`])
    })
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
