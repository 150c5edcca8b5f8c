import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startOfficeWithJobs, type OfficeWithJobs } from './officeWithJobs'

let office: OfficeWithJobs

beforeEach(async () => {
  office = await startOfficeWithJobs([
    {
      job_id: '1',
      position: 'Ward Nurse',
      company_name: 'Arogyam Lifecare',
      experience_from: 2,
      experience_to: 5,
    },
    { job_id: '2', position: 'Welder', state: 'draft', date_posted: null },
  ])
})

afterEach(() => office.close())

type User = ReturnType<OfficeWithJobs['open']>['user']

const choose = async (user: User, field: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

const retype = async (user: User, field: string, text: string) => {
  const box = screen.getByRole('textbox', { name: field })
  await user.clear(box)
  await user.type(box, text)
}

/** The form of a job with everything that is loaded for it. */
const openForm = async (id: string) => {
  const view = office.open(`/jobs/${id}/edit`)
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Department' })).toHaveValue('Production'))
  return view
}

const sections = ['What', 'Where and how', 'Pay and experience', 'Descriptions', 'Walk-in', 'Employer']

describe('A new job', () => {
  it('is kept as a draft, and then published', async () => {
    const { user, address } = office.open('/jobs/new')
    const position = await screen.findByRole('textbox', { name: 'Position *' })
    for (const name of sections) expect(screen.getByRole('heading', { name })).toBeVisible()
    for (const name of ['Description', 'About the company'])
      expect(screen.getByRole('textbox', { name })).toBeVisible()

    await user.type(position, 'Crane Operator')
    await choose(user, 'Industry', 'Engineering')
    await choose(user, 'Department', 'Production')
    await choose(user, 'Role', 'Supervisor')
    await user.type(screen.getByLabelText('Experience from'), '1')
    const warning = 'There is no description: visitors will read nothing about the work.'
    expect(screen.getByText(warning)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save as draft' }))
    expect(await screen.findByText('Crane Operator is saved as a draft.')).toBeVisible()
    expect(await screen.findByText(warning)).toBeVisible()
    // Greater than any number that a job has.
    expect(address()).toBe('/office/jobs/1001')
    expect(await screen.findByText('Added as a draft')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Crane Operator is published.')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Open its page on the site' })).toHaveAttribute(
      'href',
      '/job-details?s=1001',
    )
  })

  it('says at each field what is missing or wrong', async () => {
    const { user } = office.open('/jobs/new')
    await user.type(await screen.findByLabelText('Experience from'), '5')
    await user.type(screen.getByLabelText('Experience to'), '2')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('5 fields need your attention.')).toBeVisible()
    expect(screen.getByText('Position is missing.')).toBeVisible()
    expect(screen.getByText('Department is missing.')).toBeVisible()
    expect(screen.getByText('Experience to is below Experience from.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Position *' })).toHaveFocus()
  })

  it('takes a department that is not in the list yet', async () => {
    const { user } = office.open('/jobs/new')
    await user.type(await screen.findByRole('combobox', { name: 'Department' }), 'Nursing')
    await user.click(await screen.findByRole('option', { name: 'Add department “Nursing”' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Department' })).toHaveValue('Nursing'))
    await user.click(screen.getByRole('button', { name: 'Edit departments' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Departments' }))
    expect(await dialog.findByDisplayValue('Nursing')).toBeVisible()
  })

  it('begins as a copy with the days left out', async () => {
    const { user } = office.open('/jobs/1')
    await user.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('textbox', { name: 'Position *' })).toHaveValue('Ward Nurse')
    expect(screen.getByLabelText('Posted on')).toHaveValue('')
    expect(screen.getByLabelText('Job number')).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Save as draft' }))
    expect(await screen.findByText('Ward Nurse is saved as a draft.')).toBeVisible()
    expect(await screen.findByText('Added as a draft')).toBeVisible()
  })
})

describe('The form of a job', () => {
  it('is sent by its buttons alone, however often Enter is pressed', async () => {
    await office.as('recruiter').post('/job-choices/locations', { label: 'Raipur' })
    const { user, address } = await openForm('1')
    const place = screen.getByRole('combobox', { name: 'Place' })
    await user.clear(place)
    await user.type(place, 'Raip')
    expect(await screen.findByRole('option', { name: 'Raipur' })).toBeVisible()
    // Nothing is highlighted: the list closes, and what was typed stays.
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('option', { name: 'Raipur' })).toBeNull()
    await user.keyboard('{Enter}')
    expect(place).toHaveValue('Raip')
    await user.keyboard('u{ArrowDown}{Enter}')
    expect(screen.queryByRole('option', { name: 'Raipur' })).toBeNull()
    expect(place).toHaveValue('Raipur')
    await user.type(screen.getByRole('textbox', { name: 'Openings' }), '3{Enter}')
    await user.type(screen.getByRole('textbox', { name: 'Position *' }), ' II{Enter}')

    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Ward Nurse II is saved.')).toBeVisible()
    expect(address()).toBe('/office/jobs/1')
    const { job, changes } = await office.jobNow('1')
    expect(job).toMatchObject({ position: 'Ward Nurse II', location: 'Raipur', no_of_posts: 43 })
    expect(changes).toHaveLength(1)
  })

  it('puts the sentence of the server at the field that it names', async () => {
    const { user } = await openForm('1')
    await user.clear(await screen.findByLabelText('Salary from'))
    await user.type(screen.getByLabelText('Salary from'), 'plenty')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Salary from is 'plenty', but it must be lakhs a year/)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Salary from')).toHaveFocus())
    expect(screen.getByText('One field needs your attention.')).toBeVisible()
  })

  it('keeps what is typed while it is being saved', async () => {
    const { user, address } = await openForm('1')
    await retype(user, 'Position *', 'Head Nurse')
    const qualification = screen.getByRole('textbox', { name: 'Qualification' })
    // Before the answer can have come.
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    fireEvent.change(qualification, { target: { value: 'GNM' } })
    expect(await screen.findByText('Saved, but for what you typed since.')).toBeVisible()
    expect(address()).toBe('/office/jobs/1/edit')
    expect(qualification).toHaveValue('GNM')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Head Nurse is saved.')).toBeVisible()
    expect((await office.jobNow('1')).job).toMatchObject({ position: 'Head Nurse', qualification: 'GNM' })
  })

  it('keeps what was typed when somebody else saved meanwhile, and saves both', async () => {
    const { user } = await openForm('1')
    const { version } = await office.jobNow('1')
    await office.as('owner').put('/jobs/1', { version, position: 'Staff Nurse', qualification: 'GNM' })

    await retype(user, 'Position *', 'Head Nurse')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Somebody saved this job meanwhile')).toBeVisible()
    expect(
      screen.getByText(/^owner@office\.example changed it on .*: Changed Position, Qualification\./),
    ).toBeVisible()
    expect(screen.getByText('Position: Staff Nurse')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Position *' })).toHaveValue('Head Nurse')

    await user.click(screen.getByRole('button', { name: 'Save my changes too' }))
    expect(await screen.findByText('Head Nurse is saved.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Head Nurse' })).toHaveFocus())
    await waitFor(async () =>
      expect((await office.jobNow('1')).job).toMatchObject({ position: 'Head Nurse', qualification: 'GNM' }),
    )
    expect(await screen.findByText('Changed Position')).toBeVisible()
  })

  it('asks before unsaved changes are left', async () => {
    const { user, address } = await openForm('1')
    await retype(user, 'Position *', 'Head Nurse')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(screen.getByRole('textbox', { name: 'Position *' })).toHaveValue('Head Nurse')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible()
    expect(address()).toBe('/office/jobs/1')
  })

  it('of a draft saves and publishes at once', async () => {
    const { user } = await openForm('2')
    expect(screen.queryByText(/^There is no description/)).toBeNull()
    await retype(user, 'Position *', 'TIG Welder')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('TIG Welder is published.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
  })

  it('is not for readers', async () => {
    office.open('/jobs/1/edit', 'reader')
    expect(await screen.findByText(/This screen needs the role recruiter/)).toBeVisible()
  })
})
