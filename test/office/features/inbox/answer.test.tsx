import { act, screen, waitFor, within } from '@testing-library/react'
import type { InboxRow } from '@/domain/submissions/inbox'
import { append } from '@test/office/renderOffice'
import { applicationForm, resumeForm } from '@test/support/builders'
import { APPLY, RESUME, startInbox, type InboxServer } from '@test/server/office/inboxServer'
import { answerField, cuttable, loadedSubmission, openInbox, readyAnswer } from './openInbox'

let office: InboxServer
let kiran: InboxRow

beforeAll(async () => {
  // Mails wait: nothing listens there.
  const settings = { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'hr@staff.example' }
  office = await startInbox({ settings })
})

beforeEach(async () => {
  for (const table of ['application', 'answer', 'to_send', 'inbox_entry', 'mail_outbox'] as const)
    await office.db.deleteFrom(table).execute()
  kiran = await office.send('2026-03-02T08:00:00.000Z', APPLY, applicationForm())
})

afterAll(() => office.close())

const openKiran = async (options: Parameters<typeof openInbox>[2] = {}) => {
  const view = openInbox(office, `/inbox/${kiran.reference}`, options)
  const panel = await loadedSubmission('Kiran Netam')
  act(() => panel.getByRole('heading', { name: 'Kiran Netam' }).focus())
  return { ...view, panel }
}

const stored = () => office.open(kiran.reference)

/** A window as the browser opens one. */
const openedWindow = () => {
  const opened = { opener: window, location: { href: '' }, close: jest.fn() }
  const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  return { opened, open }
}

describe('An answer by keyboard', () => {
  it('is a refusal in three keys: state, reason, send', async () => {
    const { panel, user } = await openKiran()
    expect(panel.getByText(/ · Not answered$/)).toBeVisible()
    await user.keyboard('9')
    // Telling sets it: until then it is only shown.
    expect(panel.getByLabelText('State')).toHaveDisplayValue('Not this time')
    // Wherever in the panel the keyboard is.
    act(() => panel.getByRole('heading', { name: 'Kiran Netam' }).focus())
    await user.keyboard('{Escape}')
    expect(panel.getByLabelText('State')).toHaveDisplayValue('Received')
    expect(panel.getByRole('heading', { name: 'Kiran Netam' })).toHaveFocus()
    expect((await stored()).version).toBe(1)
    await user.keyboard('9')
    const reasons = within(panel.getByRole('radiogroup', { name: 'Reason' }))
    expect(reasons.getByRole('radio', { name: 'Filled' })).toHaveFocus()
    expect(reasons.getAllByRole('radio')).toHaveLength(7)
    await user.keyboard('3')
    expect(reasons.getByRole('radio', { name: 'Distance' })).toBeChecked()
    expect(panel.getByRole('button', { name: 'Send by e-mail' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Kiran Netam: Not this time, by e-mail, waits to be sent')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Kiran Netam' })).toHaveFocus())
    expect(screen.queryByRole('textbox', { name: 'Answer' })).toBeNull()
    const { row, answers } = await stored()
    expect(row.state).toBe('declined')
    expect(answers).toMatchObject([{ way: 'email', state: 'declined', sentAt: null }])
    expect(
      await office.db.selectFrom('mail_outbox').select('answer_id').where('answer_id', '!=', '').execute(),
    ).toEqual([{ answer_id: answers[0]?.id }])
    // It counts as an answer once its mail has left.
    expect(panel.getByText(/ · Not answered · E-mail waiting$/)).toBeVisible()
    expect(panel.getByRole('list', { name: 'Changes' })).toHaveTextContent(
      /Answered by e-mail by A recruiter/,
    )
    expect(panel.getByText(/^Not this time, by e-mail/)).toHaveTextContent(
      'Not this time, by e-mail · waits to be sent',
    )
    await user.click(panel.getByRole('button', { name: 'Show the text' }))
    expect(panel.getByText(/^Dear Kiran Netam,/)).toHaveTextContent(/distance|far/i)
  })

  it('takes the state while the submission is still loading', async () => {
    let load: () => void = () => undefined
    const loading = new Promise<void>((resolve) => (load = resolve))
    const { user } = openInbox(office, `/inbox/${kiran.reference}`, {
      around: (send) => async (input, init) => {
        const answer = await send(input, init)
        if (new URL((input as Request).url).pathname.endsWith(`/submissions/${kiran.reference}`))
          await loading
        return answer
      },
    })
    const panel = within(await screen.findByRole('region', { name: 'Kiran Netam' }))
    await user.keyboard('92')
    load()
    await loadedSubmission('Kiran Netam')
    await user.keyboard('3{Enter}')
    await waitFor(async () => expect((await stored()).answers).toMatchObject([{ state: 'declined' }]))
    expect(panel.getByLabelText('State')).toHaveDisplayValue('Not this time')
  })

  it('says that a mail server may not be able to write to an address; the focus is on the way that there is', async () => {
    await office.db.updateTable('application').set({ email: 'किरण@example.in' }).execute()
    const { panel, user } = await openKiran()
    await user.keyboard('3')
    await readyAnswer(/^Dear Kiran Netam,/)
    expect(panel.getByRole('button', { name: 'Send by e-mail' })).toBeEnabled()
    expect(panel.getByText(/^Not every mail server can write to किरण@example\.in\./)).toBeVisible()
    await user.keyboard('{Escape}')
    await office.db.updateTable('application').set({ email: '' }).execute()
    await office.as('owner').post(`/submissions/${kiran.reference}/notes`, { text: 'No mails' })
    await panel.findByText('No mails')
    await user.keyboard('3')
    const main = await panel.findByRole('button', { name: 'Send on WhatsApp' })
    await waitFor(() => expect(main).toHaveFocus())
    expect(panel.getByRole('button', { name: 'Send by e-mail' })).toHaveAccessibleDescription(
      'No e-mail can be sent: the address is wrong, or this server sends none.',
    )
  })

  it('leaves digits to the fields that are typed in, and lists the keys', async () => {
    const { panel, user } = await openKiran()
    await user.type(panel.getByLabelText('Note'), '9')
    expect(panel.getByLabelText('State')).toHaveDisplayValue('Received')
    await user.clear(panel.getByLabelText('Note'))
    await user.click(panel.getByRole('button', { name: 'Keys' }))
    const keys = within(screen.getByRole('dialog', { name: 'Keys' }))
    expect(keys.getByText('Not this time')).toBeVisible()
    await user.keyboard('9')
    await user.click(keys.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await stored()).row.state).toBe('received')
    // They count wherever the focus is, but in a field.
    await user.click(screen.getByRole('heading', { name: 'Inbox' }))
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard('2')
    expect(panel.getByRole('group', { name: /^Message to/ })).toHaveTextContent(/^Being looked at/)
    await user.keyboard('{Escape}')
    // The state is set by the list, and the answer sent from within the text.
    const state = panel.getByLabelText('State')
    await user.selectOptions(state, 'Shortlisted')
    const field = await readyAnswer(/shortlist/)
    await append(user, field, ' 2 of 8.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(async () => expect((await stored()).answers).toMatchObject([{ state: 'shortlisted' }]))
    expect((await stored()).answers[0]?.text).toMatch(/ 2 of 8\.$/)
  })
})

test('a text that was changed by hand stays as it is, and says that a choice did not change it', async () => {
  const { panel, user } = await openKiran()
  await user.keyboard('9')
  const field = await readyAnswer(/^Dear Kiran Netam,/)
  await append(user, field, ' Rohit')
  expect(panel.getByText('Edited by hand.')).toBeVisible()
  await user.click(panel.getByRole('radio', { name: /^Filled/ }))
  expect(panel.getByText(/^You edited the text, so your choice did not/)).toBeVisible()
  expect(field).toHaveDisplayValue(/ Rohit$/)
  expect(field).not.toHaveDisplayValue(/filled/)
  // It stays while other screens are shown, and the browser asks before it is lost.
  await user.keyboard('{Escape}{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Kiran Netam' })).toBeNull())
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  await user.click(await screen.findByRole('gridcell', { name: /Kiran/ }))
  const again = await loadedSubmission('Kiran Netam')
  // Another state has a text of its own.
  await user.selectOptions(again.getByLabelText('State'), 'Shortlisted')
  await readyAnswer(/shortlist/)
  await user.selectOptions(again.getByLabelText('State'), 'Not this time')
  expect(await answerField()).toHaveDisplayValue(/ Rohit$/)
  await user.click(screen.getByRole('button', { name: 'Use the ready text' }))
  await readyAnswer(/filled/)
  expect(await answerField()).not.toHaveDisplayValue(/Rohit/)
  await user.click(screen.getByRole('button', { name: 'Hindi' }))
  await readyAnswer(/^नमस्ते Kiran Netam/)
  expect(again.queryByText(/by hand/)).toBeNull()
})

describe('WhatsApp', () => {
  const withoutEmail = async () => {
    // Older submissions may lack an e-mail address.
    for (const table of ['application', 'inbox_entry'] as const)
      await office.db.updateTable(table).set({ email: '' }).execute()
    const view = await openKiran()
    const { panel } = view
    await view.user.selectOptions(panel.getByLabelText('State'), 'Shortlisted')
    await readyAnswer(/shortlist/)
    return view
  }

  it('is opened without a text that is too long for a link: that is copied', async () => {
    const { opened } = openedWindow()
    const { panel, user } = await withoutEmail()
    expect(panel.getByRole('button', { name: 'Send by e-mail' })).toHaveAccessibleDescription(
      'No e-mail address was given.',
    )
    const copied = jest.spyOn(navigator.clipboard, 'writeText')
    await user.click(await answerField())
    await user.paste('य'.repeat(300))
    await user.click(panel.getByRole('button', { name: 'Send on WhatsApp' }))
    expect(await screen.findByText(/^The message is too long for a link, so it was copied\./)).toBeVisible()
    expect(opened.location.href).toBe('https://wa.me/919898989898')
    expect(copied).toHaveBeenCalledWith((await stored()).answers[0]?.text)
  })

  it('is copied where the browser opens no window', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null)
    const { panel, user } = await withoutEmail()
    const copied = jest.spyOn(navigator.clipboard, 'writeText')
    await user.click(panel.getByRole('button', { name: 'Send on WhatsApp' }))
    expect(await screen.findByText(/^Your browser did not open WhatsApp, so it was copied\./)).toBeVisible()
    expect(copied).toHaveBeenCalledWith((await stored()).answers[0]?.text)
  })
})

describe('Two who tell', () => {
  it('never tell the same by mistake: the second is asked, and nothing typed is lost', async () => {
    const { opened } = openedWindow()
    const { panel, user } = await openKiran()
    await user.keyboard('3')
    await append(user, await readyAnswer(/shortlist/), ' Rohit')
    const { version } = await stored()
    const message = { state: 'shortlisted', way: 'phone', text: 'Told on the phone.' }
    await office.as('owner').post(`/submissions/${kiran.reference}/tell`, { version, ...message })
    expect(await panel.findByText(/^The state is 'Shortlisted' now\./)).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Continue anyway' }))
    await user.click(panel.getByRole('button', { name: 'Send on WhatsApp' }))
    const again = await panel.findByRole('button', { name: 'Send again' })
    expect(panel.getByText(/^A owner answered this by phone on /)).toBeVisible()
    expect(opened.close).toHaveBeenCalledTimes(1)
    expect(await answerField()).toHaveDisplayValue(/ Rohit$/)
    await user.click(again)
    await waitFor(async () =>
      expect((await stored()).answers).toMatchObject([{ way: 'whatsapp' }, { way: 'phone' }]),
    )
  })

  it('keep what was written without a connection, and before another set a state', async () => {
    const { line, around } = cuttable()
    const { panel, user } = await openKiran({ around })
    await user.keyboard('3')
    await append(user, await readyAnswer(/shortlist/), ' Rohit')
    line.isCut = true
    await user.click(panel.getByRole('button', { name: 'Called' }))
    expect(await panel.findByText(/^The server cannot be reached/)).toBeVisible()
    expect(await answerField()).toHaveDisplayValue(/ Rohit$/)
    line.isCut = false
    await office.setState(kiran.reference, 'in_review', 'owner')
    expect(await panel.findByText(/^The state is 'Being looked at' now\./)).toBeVisible()
    expect(panel.getByLabelText('State')).toHaveDisplayValue('Being looked at')
    await user.click(panel.getByRole('button', { name: 'Send by e-mail' }))
    expect(await panel.findByText("The state is 'Being looked at' now. Nothing was sent.")).toBeVisible()
    expect((await stored()).answers).toEqual([])
    await user.click(panel.getByRole('button', { name: 'Continue anyway' }))
    expect(panel.queryByText(/Nothing was sent/)).toBeNull()
    expect(panel.getByLabelText('State')).toHaveDisplayValue('Shortlisted')
    await user.click(panel.getByRole('button', { name: 'Send by e-mail' }))
    await waitFor(async () => expect((await stored()).row.state).toBe('shortlisted'))
    expect((await stored()).answers).toMatchObject([{ text: expect.stringMatching(/ Rohit$/) }])
  })
})

it('counts for another submission with the same number, which is named, if the staff say so', async () => {
  const resume = await office.send('2026-03-02T09:00:00.000Z', RESUME, resumeForm({ mobile: kiran.mobile }))
  const { panel, user } = await openKiran()
  await user.keyboard('3')
  const also = await panel.findByRole('checkbox', { name: /^Also counts for Ravi Sahu, Resume/ })
  expect(also).toHaveAccessibleName(/\(Received, 2 Mar, another name, same number\)$/)
  expect(also).not.toBeChecked()
  await user.click(also)
  await user.click(panel.getByRole('button', { name: 'Send by e-mail' }))
  expect(await panel.findByText(/^A message by e-mail does not reach Ravi Sahu, /)).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Called' }))
  await waitFor(async () => expect((await office.open(resume.reference)).row.answeredAt).not.toBe(''))
  expect((await office.open(resume.reference)).row.state).toBe('received')
})
