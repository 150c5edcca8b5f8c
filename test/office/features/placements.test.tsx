import { screen, waitFor, within } from '@testing-library/react'
import { append, chooseOption, fill, gridRow, renderOffice } from '@test/office/renderOffice'
import { APPLY, startInbox, type InboxServer } from '@test/server/office/inboxServer'
import { applicationForm } from '@test/support/builders'
import { answerField, loadedSubmission, openInbox } from './inbox/openInbox'

let office: InboxServer
let reference: string

beforeAll(async () => {
  office = await startInbox()
  const row = await office.send('2026-03-01T08:00:00.000Z', APPLY, applicationForm())
  reference = row.reference
  await office.setState(reference, 'joined')
})

afterAll(() => office.close())

const openPlacements = (role: 'reader' | 'recruiter' = 'recruiter') =>
  renderOffice('/placements', { ...office, cookie: office.as(role).cookie })

const cells = (row: Awaited<ReturnType<typeof gridRow>>) =>
  Object.fromEntries(row.getAllByRole('gridcell').map((cell) => [cell.dataset.field, cell.textContent]))

/** Types a day into the parts of its field. */
const typeDay = async (user: ReturnType<typeof openPlacements>['user'], label: string, digits: string) => {
  await user.click(
    within(screen.getByRole('group', { name: label })).getByRole('spinbutton', { name: 'Day' }),
  )
  await user.keyboard(digits)
}

test('a placement begins with what the job says, is corrected, ended and taken back', async () => {
  const { user, address } = openPlacements()
  expect(await screen.findByText('1 joined, 1 without details')).toBeVisible()
  await user.click((await gridRow('Kiran Netam')).getByRole('button', { name: 'Placement of Kiran Netam' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Placement of Kiran Netam' }))
  const { body } = await office.as('recruiter').get<{ job: { company_name: string } }>('/jobs/1001')
  expect(dialog.getByLabelText('Employer')).toHaveValue(body.job.company_name)
  await user.clear(dialog.getByLabelText('Employer'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Employer is missing.')).toBeVisible()
  expect(dialog.getByText('Joined on is missing.')).toBeVisible()
  await append(user, dialog.getByLabelText('Employer'), 'Bhilai Steel')
  await typeDay(user, 'Joined on', '02032026')
  await fill(user, dialog.getByLabelText('Pay'), 'Rs 18,000 a month')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Kiran Netam: placement recorded')).toBeVisible()
  await waitFor(async () =>
    expect(cells(await gridRow('Kiran Netam'))).toMatchObject({
      employer: 'Bhilai Steel',
      joinedOn: '02-03-2026',
      pay: 'Rs 18,000 a month',
      recruiter: 'A recruiter',
      leftOn: '',
    }),
  )
  await user.click((await gridRow('Kiran Netam')).getByRole('button', { name: 'Kiran Netam left' }))
  await screen.findByRole('dialog', { name: 'Kiran Netam left Bhilai Steel' })
  await typeDay(user, 'Left on', '05032026')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('1 joined, 1 left, 1 of them within 90 days')).toBeVisible()
  expect(await screen.findByText('Left within 90 days')).toBeVisible()
  await chooseOption(user, 'Left early', 'Yes')
  await waitFor(() => expect(address()).toBe('/office/placements?leftEarly=yes'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Nothing matches the search and the filters.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await user.click(await screen.findByRole('gridcell', { name: 'Kiran Netam' }))
  const panel = within(await screen.findByRole('region', { name: 'Kiran Netam' }))
  expect(await panel.findByRole('heading', { name: 'Placement' })).toBeVisible()
  expect(panel.getByText('Bhilai Steel')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Edit' }))
  const edited = within(await screen.findByRole('dialog', { name: 'Placement of Kiran Netam' }))
  await append(user, edited.getByLabelText('Pay'), ' and food')
  await user.click(edited.getByRole('button', { name: 'Save' }))
  expect(await panel.findByText('Rs 18,000 a month and food')).toBeVisible()
})

test('a reader sees placements and changes none', async () => {
  openPlacements('reader')
  const row = await gridRow('Kiran Netam')
  expect(row.getByText('Bhilai Steel')).toBeVisible()
  expect(row.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

test('where a person works from now on is kept with the answer, told or put off', async () => {
  const form = applicationForm({ full_name: 'Asha Verma', mobile: '9800000001', email: 'asha@x.example' })
  const asha = await office.send('2026-03-02T08:00:00.000Z', APPLY, form)
  const { user } = openInbox(office, `/inbox/${asha.reference}`)
  const panel = await loadedSubmission('Asha Verma')
  await user.keyboard('8')
  const job = panel.getByLabelText('Job')
  expect(job).toHaveFocus()
  expect(job).toHaveValue(asha.about)
  const employer = panel.getByLabelText('Employer')
  await waitFor(() => expect(employer).not.toHaveValue(''))
  await user.clear(employer)
  await user.click(panel.getByRole('button', { name: 'Later' }))
  await waitFor(() => expect(employer).toHaveAccessibleDescription('Employer is missing.'))
  await append(user, await answerField(), ' Rohit')
  await append(user, employer, 'Bhilai Steel')
  await fill(user, panel.getByLabelText('Pay'), 'Rs 18,000 a month')
  // The text says nothing of these.
  expect(panel.getByText('Edited by hand.')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Later' }))
  expect(await screen.findByText("Asha Verma: Joined, on the list 'To send'")).toBeVisible()
  const { placement, answers, toSend } = await office.open(asha.reference)
  expect(placement).toMatchObject({
    jobId: asha.jobId,
    position: asha.about,
    employer: 'Bhilai Steel',
    pay: 'Rs 18,000 a month',
  })
  expect(answers).toEqual([])
  expect(toSend).toMatchObject({ why: 'later', state: 'joined' })
})
