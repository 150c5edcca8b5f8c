import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fill, type User } from '@test/office/renderOffice'
import { startOfficeWithJobs, type OfficeWithJobs } from './officeWithJobs'

let office: OfficeWithJobs

beforeAll(async () => {
  office = await startOfficeWithJobs()
})

beforeEach(() =>
  office.setJobs({ job_id: '1', position: 'Ward Nurse', experience_from: 2, experience_to: 5 }),
)

afterAll(() => office.close())

const OPTION = { selector: '[role="option"]' }

/** By its text: a role is slow to find in a form of this length. */
const press = async (user: User, button: string) =>
  user.click(await screen.findByText(button, { selector: 'button' }))

const choose = async (user: User, field: string, option: string) => {
  await user.click(screen.getByLabelText(field))
  await user.click(await screen.findByText(option, OPTION))
}

const retype = async (user: User, field: string, text: string) =>
  fill(user, await screen.findByLabelText(field), text)

/** The form of a job with everything that is loaded for it. */
const openForm = async () => {
  const view = office.open('/jobs/1/edit')
  await screen.findByDisplayValue('Production')
  return view
}

describe('A new job', () => {
  it('is kept as a draft, also in a new department, and then published', async () => {
    const { user, address } = office.open('/jobs/new')
    // The preview.
    const note = await screen.findByText('Enter the position, and you see here what visitors will see.')
    expect(screen.queryByText('Position not specified')).toBeNull()
    await retype(user, 'Position *', 'Crane Operator')
    await waitFor(() => expect(note).not.toBeInTheDocument())
    await choose(user, 'Industry *', 'Engineering')
    await retype(user, 'Department *', 'Nursing')
    await user.click(await screen.findByText('Add department “Nursing”', OPTION))
    await waitFor(() => expect(screen.getByLabelText('Department *')).toHaveValue('Nursing'))
    await choose(user, 'Role *', 'Supervisor')
    await retype(user, 'Salary to', '₹ 5,00,000')
    await press(user, 'Set 3-6, where the pay lies')
    expect(screen.getByLabelText('Salary band')).toHaveValue('3-6')
    expect(screen.queryByText(/where the pay lies/)).toBeNull()
    await press(user, 'Edit departments')
    const dialog = within(await screen.findByRole('dialog', { name: 'Departments' }))
    expect(await dialog.findByDisplayValue('Nursing')).toBeVisible()
    await user.click(dialog.getByText('Done', { selector: 'button' }))
    const warning = 'There is no description: visitors will read nothing about the work.'
    expect(screen.getByText(warning)).toBeVisible()
    await press(user, 'Save as draft')
    expect(await screen.findByText('Crane Operator is saved as a draft.')).toBeVisible()
    expect(await screen.findByText('Added as a draft')).toBeVisible()
    expect(screen.getByText(warning)).toBeVisible()
    // Greater than any number that a job has.
    expect(address()).toBe('/office/jobs/1001')

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
    const description = screen.getByLabelText('Description')
    const picture = new File(['x'], 'image.png', { type: 'image/png' })
    for (const clipboardData of [
      { getData: () => '', files: [picture] },
      { getData: () => '<p><img src="https://x.example/a.png"></p>', files: [] },
    ]) {
      fireEvent.paste(description, { clipboardData })
      const notice = await screen.findByText('Pictures cannot be in a description.')
      fireEvent.click(within(notice.parentElement as HTMLElement).getByRole('button'))
      await waitFor(() => expect(notice).not.toBeInTheDocument())
    }
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
    await user.paste('Crane Operator')
    await press(user, 'Publish')
    // Industry stands before Department.
    await waitFor(() => expect(screen.getByLabelText('Industry *')).toHaveFocus())
  })
})

test('Hindi is written beside the English, has a preview, and is copied; the days of a job are not', async () => {
  const asked: string[] = []
  const { user } = office.open('/jobs/1/edit', 'recruiter', (send) => (input, init) => {
    const request = new Request(input, init)
    if (request.url.includes('/jobs/preview')) asked.push(new URL(request.url).search)
    return send(request)
  })
  const position = await screen.findByLabelText('Position (Hindi)')
  expect(position).toHaveAttribute('lang', 'hi')
  expect(screen.getByLabelText('Description (Hindi)')).toHaveAttribute('lang', 'hi')
  await retype(user, 'Position (Hindi)', 'वार्ड नर्स')
  await retype(user, 'Short description (Hindi)', 'रात की पाली')
  expect(screen.getByText('English', { selector: 'button' })).toHaveAttribute('aria-pressed', 'true')
  await press(user, 'Hindi')
  await waitFor(() => expect(asked.at(-1)).toBe('?language=hi'))
  await press(user, 'Save')
  expect(await screen.findByText('Ward Nurse is saved.')).toBeVisible()
  const { job, changes } = await office.jobNow('1')
  expect(job).toMatchObject({ position_hi: 'वार्ड नर्स', short_job_description_hi: 'रात की पाली' })
  expect(changes[0]?.what).toBe('Changed Position (Hindi), Short description (Hindi)')

  await press(user, 'Copy')
  expect(await screen.findByLabelText('Position (Hindi)')).toHaveValue('वार्ड नर्स')
  expect(screen.getByLabelText('Position *')).toHaveValue('Ward Nurse')
  expect(screen.getByLabelText('Posted on', { selector: 'input' })).toHaveValue('')
  expect(screen.getByLabelText('Job number')).toHaveValue('')
  await press(user, 'Save as draft')
  expect(await screen.findByText('Ward Nurse is saved as a draft.')).toBeVisible()
  // A draft is saved and published at once.
  await press(user, 'Edit')
  await retype(user, 'Position *', 'Staff Nurse')
  await press(user, 'Publish')
  expect(await screen.findByText('Staff Nurse is published.')).toBeVisible()
  expect(await screen.findByText('Pause', { selector: 'button' })).toBeVisible()
})

test('a day is typed with the day first, pasted as people write it, chosen, or said to be none', async () => {
  const { user, address } = await openForm()
  const shown = () => screen.getByLabelText('Closing date', { selector: 'input' })
  const group = () => screen.getByRole('group', { name: 'Closing date' })
  const typeDay = async (keys: string) => {
    await user.click(within(group()).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard(keys)
    act(() => screen.getByLabelText('Qualification').focus())
  }
  const pasteDay = (text: string) => fireEvent.paste(group(), { clipboardData: { getData: () => text } })

  await typeDay('25112099')
  expect(shown()).toHaveValue('25-11-2099')
  await press(user, 'Save')
  await screen.findByText('Ward Nurse is saved.')
  expect((await office.jobNow('1')).job.closing_date).toBe('2099-11-25')
  await press(user, 'Edit')
  await screen.findByDisplayValue('25-11-2099')
  await user.click(screen.getByLabelText('Choose a day: Closing date, 25-11-2099'))
  const calendar = within(await screen.findByRole('dialog', { name: 'Closing date' }))
  await user.click(calendar.getByText('Clear', { selector: 'button' }))
  expect(shown()).toHaveValue('')
  await press(user, 'Save')
  await waitFor(async () => expect((await office.jobNow('1')).job.closing_date).toBeNull())

  await press(user, 'Edit')
  await screen.findByDisplayValue('Production')
  for (const text of ['25-11-2099', '26/11/2099', ' 2099-11-25', '26 Nov 2099']) {
    pasteDay(text)
    await waitFor(() => expect(shown()).toHaveValue(text.includes('26') ? '26-11-2099' : '25-11-2099'))
  }
  const sentence = (text: string) => `Closing date is '${text}', but it must be a day such as 31-01-2026.`
  pasteDay('31/02/2099')
  expect(await screen.findByText(sentence('31/02/2099'))).toBeVisible()
  expect(shown()).toHaveValue('26-11-2099')
  // No day of the calendar is saved, nor is half a day.
  for (const [digits, text] of [
    ['31022099', '31-02-2099'],
    ['2511', '25-11-YYYY'],
  ] as const) {
    await typeDay('{Control>}a{/Control}{Delete}' + digits)
    expect(await screen.findByText(sentence(text))).toBeVisible()
    await press(user, 'Save')
    expect(await screen.findByText('One field needs your attention.')).toBeVisible()
  }
  await typeDay('{Control>}a{/Control}{Delete}251126')
  expect(shown()).toHaveValue('25-11-2026')
  // Unsaved changes are left after a question.
  await press(user, 'Cancel')
  await press(user, 'Stay')
  expect(shown()).toHaveValue('25-11-2026')
  await press(user, 'Cancel')
  await press(user, 'Leave')
  expect(await screen.findByText('History')).toBeVisible()
  expect(address()).toBe('/office/jobs/1')
})

test('a job without a salary band is published after the band of its pay is offered', async () => {
  const pay = { ctc: '', ctc_from: 2.1, ctc_to: 3 }
  await office.setJobs({ job_id: '1', position: 'Ward Nurse', state: 'draft', ...pay })
  const { user } = await openForm()
  await press(user, 'Publish')
  const text =
    'Visitors filter jobs by the salary band, and this one has none. Its pay (₹ 2.1 - 3 Lakhs) lies in ₹ 0-3 Lakhs.'
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(text)).toBeVisible()
  await user.click(dialog.getByText('Cancel'))
  expect(await office.jobNow('1')).toMatchObject({ state: 'draft' })
  await press(user, 'Publish')
  await press(user, 'Set 0-3 and publish')
  expect(await screen.findByText('Ward Nurse is published.')).toBeVisible()
  expect(await office.jobNow('1')).toMatchObject({ state: 'open', job: { ctc: '0-3' } })
})

describe('The form of a job', () => {
  it('is sent by its buttons alone, however often Enter is pressed, and keeps what is typed meanwhile', async () => {
    await office.as('recruiter').post('/content/locations', { values: { location_name: 'Raipur' } })
    const { user, address } = await openForm()
    const place = screen.getByLabelText('Place')
    await retype(user, 'Place', 'Raip')
    expect(await screen.findByText('Raipur', OPTION)).toBeVisible()
    // Nothing is highlighted: the list closes, and what was typed stays.
    await user.keyboard('{Enter}')
    expect(screen.queryByText('Raipur', OPTION)).toBeNull()
    await user.keyboard('{Enter}')
    expect(place).toHaveValue('Raip')
    await user.keyboard('u{ArrowDown}{Enter}')
    expect(screen.queryByText('Raipur', OPTION)).toBeNull()
    expect(place).toHaveValue('Raipur')
    await user.type(screen.getByLabelText('Openings'), '3{Enter}')

    // What is typed before the answer can have come is kept.
    const qualification = screen.getByLabelText('Qualification')
    fireEvent.click(screen.getByText('Save', { selector: 'button' }))
    fireEvent.change(qualification, { target: { value: 'GNM' } })
    expect(await screen.findByText('Saved, except what you typed since.')).toBeVisible()
    expect(address()).toBe('/office/jobs/1/edit')
    expect(qualification).toHaveValue('GNM')
    expect((await office.jobNow('1')).changes).toHaveLength(1)
    await press(user, 'Save')
    expect(await screen.findByText('Ward Nurse is saved.')).toBeVisible()
    const saved = { location: 'Raipur', no_of_posts: 43, qualification: 'GNM' }
    expect((await office.jobNow('1')).job).toMatchObject(saved)
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
})
