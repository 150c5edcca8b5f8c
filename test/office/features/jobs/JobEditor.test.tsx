import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startOfficeWithJobs, type OfficeWithJobs } from './officeWithJobs'

let office: OfficeWithJobs

beforeAll(async () => {
  office = await startOfficeWithJobs()
})

beforeEach(() =>
  office.setJobs({ job_id: '1', position: 'Ward Nurse', experience_from: 2, experience_to: 5 }),
)

afterAll(() => office.close())

type User = ReturnType<OfficeWithJobs['open']>['user']

/** By its text: a role is slow to find in a form of this length. */
const press = async (user: User, button: string) =>
  user.click(await screen.findByText(button, { selector: 'button' }))

const choose = async (user: User, field: string, option: string) => {
  await user.click(screen.getByLabelText(field))
  await user.click(await screen.findByText(option, { selector: '[role="option"]' }))
}

const retype = async (user: User, field: string, text: string) => {
  await user.clear(await screen.findByLabelText(field))
  await user.paste(text)
}

/** The form of a job with everything that is loaded for it. */
const openForm = async () => {
  const view = office.open('/jobs/1/edit')
  await screen.findByDisplayValue('Production')
  return view
}

describe('A new job', () => {
  it('is kept as a draft, and then published', async () => {
    const { user, address } = office.open('/jobs/new')
    await retype(user, 'Position *', 'Crane Operator')
    await choose(user, 'Industry *', 'Engineering')
    await choose(user, 'Department *', 'Production')
    await choose(user, 'Role *', 'Supervisor')
    const warning = 'There is no description: visitors will read nothing about the work.'
    expect(screen.getByText(warning)).toBeVisible()
    await press(user, 'Save as draft')
    expect(await screen.findByText('Crane Operator is saved as a draft.')).toBeVisible()
    expect(await screen.findByText(warning)).toBeVisible()
    // Greater than any number that a job has.
    expect(address()).toBe('/office/jobs/1001')
    expect(await screen.findByText('Added as a draft')).toBeVisible()

    await press(user, 'Publish')
    expect(await screen.findByText('Crane Operator is published.')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Open its page on the site' })).toHaveAttribute(
      'href',
      '/job-details?s=1001',
    )
  })

  it('says at each field what is missing or wrong', async () => {
    const { user } = office.open('/jobs/new')
    await retype(user, 'Experience from', '5')
    await retype(user, 'Experience to', '2')
    await retype(user, 'Salary from', 'plenty')
    const description = screen.getByRole('textbox', { name: 'Description' })
    fireEvent.paste(description, { clipboardData: { getData: () => 'x'.repeat(33_000), files: [] } })
    expect(await screen.findByText('Description has over 32767 characters.')).toBeVisible()
    await waitFor(() => expect(description).toHaveAccessibleDescription(/^Description has over/))
    expect(description).toBeInvalid()
    await press(user, 'Publish')
    expect(await screen.findByText('7 fields need your attention.')).toBeVisible()
    expect(screen.getByText('Position is missing.')).toBeVisible()
    expect(screen.getByText('Department is missing.')).toBeVisible()
    expect(screen.getByText('Experience to is below Experience from.')).toBeVisible()
    expect(screen.getByText(/^Salary from is 'plenty', but it must be lakhs a year/)).toBeVisible()
    expect(screen.getByLabelText('Position *')).toHaveFocus()
  })

  it('takes a department that is not in the list yet', async () => {
    const { user } = office.open('/jobs/new')
    await retype(user, 'Department *', 'Nursing')
    await user.click(await screen.findByRole('option', { name: 'Add department “Nursing”' }))
    await waitFor(() => expect(screen.getByLabelText('Department *')).toHaveValue('Nursing'))
    await press(user, 'Edit departments')
    const dialog = within(await screen.findByRole('dialog', { name: 'Departments' }))
    expect(await dialog.findByDisplayValue('Nursing')).toBeVisible()
  })

  it('begins as a copy with the days left out; a draft is saved and published at once', async () => {
    const { user } = office.open('/jobs/1')
    await press(user, 'Copy')
    expect(await screen.findByLabelText('Position *')).toHaveValue('Ward Nurse')
    expect(screen.getByLabelText('Posted on')).toHaveValue('')
    expect(screen.getByLabelText('Job number')).toHaveValue('')
    await press(user, 'Save as draft')
    expect(await screen.findByText('Ward Nurse is saved as a draft.')).toBeVisible()

    await press(user, 'Edit')
    await retype(user, 'Position *', 'Staff Nurse')
    await press(user, 'Publish')
    expect(await screen.findByText('Staff Nurse is published.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
  })
})

describe('The form of a job', () => {
  it('is sent by its buttons alone, however often Enter is pressed', async () => {
    await office.as('recruiter').post('/content/locations', { values: { location_name: 'Raipur' } })
    const { user, address } = await openForm()
    const place = screen.getByLabelText('Place')
    await retype(user, 'Place', 'Raip')
    expect(await screen.findByRole('option', { name: 'Raipur' })).toBeVisible()
    // Nothing is highlighted: the list closes, and what was typed stays.
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('option', { name: 'Raipur' })).toBeNull()
    await user.keyboard('{Enter}')
    expect(place).toHaveValue('Raip')
    await user.keyboard('u{ArrowDown}{Enter}')
    expect(screen.queryByRole('option', { name: 'Raipur' })).toBeNull()
    expect(place).toHaveValue('Raipur')
    await user.type(screen.getByLabelText('Openings'), '3{Enter}')

    await press(user, 'Save')
    expect(await screen.findByText('Ward Nurse is saved.')).toBeVisible()
    expect(address()).toBe('/office/jobs/1')
    const { job, changes } = await office.jobNow('1')
    expect(job).toMatchObject({ location: 'Raipur', no_of_posts: 43 })
    expect(changes).toHaveLength(1)
  })

  it('keeps what is typed while it is being saved', async () => {
    const { user, address } = await openForm()
    await retype(user, 'Position *', 'Head Nurse')
    const qualification = screen.getByLabelText('Qualification')
    // Before the answer can have come.
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    fireEvent.change(qualification, { target: { value: 'GNM' } })
    expect(await screen.findByText('Saved, but for what you typed since.')).toBeVisible()
    expect(address()).toBe('/office/jobs/1/edit')
    expect(qualification).toHaveValue('GNM')
    await press(user, 'Save')
    expect(await screen.findByText('Head Nurse is saved.')).toBeVisible()
    expect((await office.jobNow('1')).job).toMatchObject({ position: 'Head Nurse', qualification: 'GNM' })
  })

  it('keeps what was typed when somebody else saved meanwhile, and saves both', async () => {
    const { user } = await openForm()
    const { version } = await office.jobNow('1')
    await office.as('owner').put('/jobs/1', { version, position: 'Staff Nurse', qualification: 'GNM' })

    await retype(user, 'Position *', 'Head Nurse')
    await press(user, 'Save')
    expect(await screen.findByText('Another account saved this job meanwhile')).toBeVisible()
    expect(
      screen.getByText(/^owner@office\.example changed it on .*: Changed Position, Qualification\./),
    ).toBeVisible()
    expect(screen.getByText('Position: Staff Nurse')).toBeVisible()
    expect(screen.getByLabelText('Position *')).toHaveValue('Head Nurse')

    await press(user, 'Save my changes')
    expect(await screen.findByText('Head Nurse is saved.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Head Nurse' })).toHaveFocus())
    expect((await office.jobNow('1')).job).toMatchObject({ position: 'Head Nurse', qualification: 'GNM' })
    expect(await screen.findByText('Changed Position')).toBeVisible()
  })

  it('asks before unsaved changes are left', async () => {
    const { user, address } = await openForm()
    await retype(user, 'Position *', 'Head Nurse')
    await press(user, 'Cancel')
    await press(user, 'Stay')
    expect(screen.getByLabelText('Position *')).toHaveValue('Head Nurse')
    await press(user, 'Cancel')
    await press(user, 'Leave')
    expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible()
    expect(address()).toBe('/office/jobs/1')
  })
})
