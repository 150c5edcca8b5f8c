import { screen, waitFor, within } from '@testing-library/react'
import type { InboxRow } from '@/domain/submissions/inbox'
import { append, fill } from '@test/office/renderOffice'
import { APPLY, startInbox, type InboxServer } from '@test/server/office/inboxServer'
import { track } from '@test/server/track/tracking'
import { applicationForm } from '@test/support/builders'
import { loadedSubmission, openInbox, rowOf, seesNames, tick } from './openInbox'

let office: InboxServer
let kiran: InboxRow
let ravi: InboxRow

beforeAll(async () => {
  office = await startInbox()
})

let minutes = 0
const apply = (full_name: string, fields: Record<string, string> = {}) => {
  minutes += 1
  const person = { mobile: `${7_000_000_000 + minutes}`, email: `${minutes}@rights.example` }
  const at = new Date(Date.UTC(2026, 2, 1, 8, minutes)).toISOString()
  return office.send(at, APPLY, applicationForm({ full_name, ...person, ...fields }))
}

beforeEach(async () => {
  await office.db.deleteFrom('application').execute()
  await office.db.deleteFrom('inbox_entry').execute()
  kiran = await apply('Kiran Netam', { keep_for_other_jobs: 'yes' })
  ravi = await apply('Ravi Sahu')
})

afterAll(() => office.close())

const stored = () => office.open(kiran.reference)

const openKiran = async (options: Parameters<typeof openInbox>[2] = {}) => {
  const view = openInbox(office, `/inbox/${kiran.reference}`, options)
  return { ...view, panel: await loadedSubmission('Kiran Netam') }
}

describe('To whom a submission was disclosed', () => {
  it('is kept in it, with the names used before as suggestions', async () => {
    await office.as('owner').post(`/submissions/${ravi.reference}/disclosures`, {
      recipient: 'Bhilai Steel',
      withoutYes: 'Agreed by phone',
    })
    const { panel, user } = await openKiran()
    expect(panel.getByText('Not shown or sent to anyone outside the office.')).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Disclosed to' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByLabelText('Disclosed to')).toHaveFocus()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('The name is empty.')).toBeVisible()
    await append(user, dialog.getByLabelText('Disclosed to'), 'bhi')
    const suggested = within(await screen.findByRole('listbox', { name: 'Suggestions' }))
    await user.click(suggested.getByRole('option', { name: 'Bhilai Steel' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(
      await dialog.findByText(/^Kiran Netam has not said yes to being sent to Bhilai Steel\./),
    ).toBeVisible()
    await append(user, dialog.getByLabelText('Why without a yes'), 'Agreed by phone')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Disclosed to Bhilai Steel')).toBeVisible()
    const list = await panel.findByRole('list', { name: 'Disclosures' })
    expect(list).toHaveTextContent(
      /^Bhilai Steel · without a yes: Agreed by phoneA recruiter, 06-03-2026, 3:30\spm$/,
    )
    expect(panel.getByRole('list', { name: 'Changes' })).toHaveTextContent(
      /^Disclosed to Bhilai Steel by A recruiter/,
    )
  })

  it('is asked where somebody is sent to an employer', async () => {
    const { panel, user } = await openKiran()
    await user.keyboard('5')
    const recipient = panel.getByLabelText('Sent to')
    expect(recipient).toHaveFocus()
    const { body } = await office.as('reader').get<{ job: { company_name: string } }>(`/jobs/${kiran.jobId}`)
    await waitFor(() => expect(recipient).toHaveValue(body.job.company_name))
    await user.clear(recipient)
    await user.click(panel.getByRole('button', { name: 'Called' }))
    await waitFor(() => expect(recipient).toHaveAccessibleDescription(/Say to whom it was sent\./))
    await append(user, recipient, 'Durg Mills')
    await user.click(panel.getByRole('button', { name: 'Called' }))
    const reason = panel.getByLabelText('Why without a yes')
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/^Kiran Netam has not said yes/))
    // A yes that was heard on the phone.
    await user.click(panel.getByRole('button', { name: 'Close without sending' }))
    await user.click(panel.getByRole('button', { name: 'Ask: may we send you?' }))
    await fill(user, panel.getByLabelText('Employer'), 'Durg Mills')
    await user.click(panel.getByRole('button', { name: 'Called' }))
    await user.click(await panel.findByRole('button', { name: 'Heard by phone: Yes' }))
    expect(await panel.findByText('Durg Mills: said yes')).toBeVisible()
    await user.keyboard('5')
    expect(panel.getByLabelText('Sent to')).toHaveValue('Durg Mills')
    await user.click(panel.getByRole('button', { name: 'Called' }))
    expect(await screen.findByText('Kiran Netam: Sent to employer, called')).toBeVisible()
    expect((await stored()).disclosures).toMatchObject([{ recipient: 'Durg Mills', reason: '' }])
  })
})

it("readers see what came in with its files, 'Keep for other jobs' and disclosures, and nothing to change it with", async () => {
  await office.as('owner').post(`/submissions/${kiran.reference}/disclosures`, {
    recipient: 'Korba Power',
    withoutYes: 'Agreed by phone',
  })
  const { user } = openInbox(office, '/inbox?keep=yes', { role: 'reader' })
  await seesNames('Kiran Netam')
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }))
  expect(screen.getByRole('combobox', { name: 'Keep for other jobs' })).toHaveTextContent('Yes')
  await user.click(within(rowOf('Kiran Netam')).getByText('Kiran Netam'))
  const panel = await loadedSubmission('Kiran Netam')
  expect(panel.getByText('May be kept for other jobs')).toBeVisible()
  expect(panel.getByRole('list', { name: 'Disclosures' })).toHaveTextContent('Korba Power')
  for (const name of ['State', 'Assignee', 'Tag', 'Note']) expect(panel.queryByLabelText(name)).toBeNull()
  for (const name of ['Add note', 'Erase', 'Disclosed to'])
    expect(panel.queryByRole('button', { name })).toBeNull()
  expect(panel.getByRole('link', { name: 'Download' })).toBeVisible()
})

describe('What the applicant does', () => {
  const act = (path: '/correct' | '/withdraw' | '/erase', fields: Record<string, string> = {}) =>
    track(office, path, { reference: kiran.reference, last4: kiran.mobile.slice(-4), ...fields })

  it('is seen at once, and leaves a note that is being typed', async () => {
    const { panel, user } = await openKiran()
    await append(user, panel.getByLabelText('Note'), 'Calls back')
    await act('/correct', { email: 'right@rights.example' })
    expect(await screen.findByText('The applicant corrected the email address.')).toBeVisible()
    expect(await panel.findByText('right@rights.example')).toBeVisible()
    await act('/withdraw')
    expect(await screen.findByText('The applicant changed the state to Withdrawn.')).toBeVisible()
    expect(
      await panel.findByText(
        /^The applicant withdrew this on 06-03-2026, 3:30\spm\. They can take it back for a day, an owner/,
      ),
    ).toBeVisible()
    expect(panel.getByLabelText('State')).toBeDisabled()
    expect(panel.getByLabelText('State')).toHaveDisplayValue('Withdrawn')
    expect(panel.getByLabelText('State')).toHaveAccessibleDescription('The applicant withdrew it.')
    expect(panel.queryByRole('button', { name: 'Take back' })).toBeNull()
    expect(panel.getByRole('list', { name: 'Changes' })).toHaveTextContent(/^Withdrawn by the applicant, /)
    expect(panel.getByLabelText('Note')).toHaveValue('Calls back')
    await user.click(panel.getByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(panel.getByLabelText('Note')).toHaveValue(''))
  })

  it('ends what is being told, and takes what was erased from the screen', async () => {
    const { panel, user } = await openKiran()
    await user.selectOptions(panel.getByLabelText('State'), 'Shortlisted')
    await append(user, await panel.findByLabelText('Answer'), ' More soon.')
    await act('/withdraw')
    expect(await panel.findByText(/^The state is 'Withdrawn' now\./)).toBeVisible()
    expect(panel.getByLabelText('Answer')).toHaveDisplayValue(/ More soon\.$/)
    expect(panel.getByLabelText('State')).toHaveDisplayValue('Withdrawn')
    expect(panel.queryByRole('button', { name: 'Continue anyway' })).toBeNull()
    await user.click(panel.getByRole('button', { name: 'Close without sending' }))
    await waitFor(() => expect(panel.queryByLabelText('Answer')).toBeNull())
    expect(panel.queryByRole('button', { name: 'Answer' })).toBeNull()

    await append(user, panel.getByLabelText('Note'), 'Calls back')
    await act('/erase')
    expect(
      await screen.findByText('This was erased. What was typed here and not stored is gone with it.'),
    ).toBeVisible()
    expect(screen.queryByText('What was sent')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Submission' })).toHaveFocus()
    // There is nothing to ask about any more.
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
    await seesNames('Ravi Sahu')
  })

  it('is left out where many are changed, and taken back by an owner', async () => {
    await act('/withdraw')
    const { user } = openInbox(office, '/inbox', { role: 'owner' })
    await seesNames('Ravi Sahu', 'Kiran Netam')
    await tick(user, 'Ravi Sahu', 'Kiran Netam')
    await user.click(screen.getByRole('button', { name: 'Set state' }))
    await user.click(screen.getByRole('menuitem', { name: 'Shortlisted' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Message 2 applicants' }))
    const told = "0 by e-mail, 1 put on 'To send'. 1 left out: withdrawn by the applicant."
    expect(await dialog.findByText(told)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(told)).toBeVisible()
    await user.click(within(rowOf('Kiran Netam')).getByRole('gridcell', { name: /Kiran/ }))
    const panel = await loadedSubmission('Kiran Netam')
    await user.click(panel.getByRole('button', { name: 'Take back' }))
    expect(await screen.findByText('Kiran Netam: the withdrawal was taken back')).toBeVisible()
    await waitFor(() => expect(panel.getByLabelText('State')).toBeEnabled())
    expect(panel.queryByText(/^The applicant withdrew this/)).toBeNull()
    expect(panel.getByRole('list', { name: 'Changes' })).toHaveTextContent(
      /^Taken back to Received by A owner/,
    )
  })
})
