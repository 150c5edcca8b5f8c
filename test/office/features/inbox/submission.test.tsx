import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { append, fill } from '@test/office/renderOffice'
import { reloadPage } from '@/components/form/reload'
import type { InboxRow } from '@/domain/submissions/inbox'
import { applicationForm, resumeForm } from '@test/support/builders'
import { APPLY, RESUME, startInbox, type InboxServer } from '@test/server/office/inboxServer'
import { invite } from '@test/server/office/invite'
import { cuttable, loadedSubmission, openInbox } from './openInbox'

jest.mock('@/components/form/reload')

let office: InboxServer
let kiran: InboxRow
let again: InboxRow

beforeAll(async () => {
  office = await startInbox()
  await office.send('2026-02-01T08:00:00.000Z', RESUME, resumeForm({ name: 'Kiran', mobile: '9898989898' }))
})

beforeEach(async () => {
  await office.db.deleteFrom('application').execute()
  await office.db.deleteFrom('question').execute()
  await office.db.deleteFrom('inbox_entry').where('kind', '=', 'application').execute()
  again = await office.send('2026-03-01T08:00:00.000Z', APPLY, applicationForm())
  kiran = await office.send('2026-03-02T08:00:00.000Z', APPLY, applicationForm())
})

afterAll(() => office.close())

const openKiran = async (options: Parameters<typeof openInbox>[2] = {}) => {
  const view = openInbox(office, `/inbox/${kiran.reference}`, options)
  return { ...view, panel: await loadedSubmission('Kiran Netam') }
}

const stored = () => office.open(kiran.reference)

/** By another of the staff. */
const addNote = (text: string) => office.as('owner').post(`/submissions/${kiran.reference}/notes`, { text })

/** Whether the browser asks before the page goes. */
const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('An open submission', () => {
  it('shows what was sent, the words of a resume, how to reach the person, and what came of an invitation', async () => {
    const setResume = (state: 'read' | 'unreadable', text: string) =>
      office.db.updateTable('resume_text').set({ state, text }).execute()
    await setResume('unreadable', '')
    const place = 'https://meet.example/abc'
    await invite(office, kiran.reference, { day: '2099-12-05', time: '14:00', place })
    const { panel } = await openKiran()
    expect(panel.getByText(/cannot be read/)).toBeVisible()
    const sent = Object.fromEntries(
      panel.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    )
    expect(sent).toMatchObject({ 'Full name': 'Kiran Netam', Experience: '4 years 2 months' })
    const resume = (await stored()).files.find(({ isPhoto }) => !isPhoto)
    const about = `application for the post of ${kiran.about}`
    const subject = encodeURIComponent(`Your ${about}`)
    const text = encodeURIComponent(`Dear Kiran Netam,\n\nThis is Navkaam. Thank you for your ${about}.\n\n`)
    for (const [name, href] of [
      ['Call', 'tel:9898989898'],
      ['WhatsApp', `https://wa.me/919898989898?text=${text}`],
      ['Mail', `mailto:kiran.netam@example.com?subject=${subject}&body=${text}`],
      ['Download', `/office/api/submissions/${kiran.reference}/files/${resume?.id}`],
      [place, place],
    ] as const)
      expect(panel.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(panel.getByAltText('Photo of Kiran Netam')).toBeVisible()

    await setResume('read', 'x'.repeat(200_000))
    const invited = panel.getByText(/^Invited for/)
    for (const [details, outcome] of [
      [{ answer: 'another_day' }, 'asks for another day'],
      [{ answer: 'will_come' }, 'will come · not reminded'],
      [{ answer: '', reminded_at: '2099-12-04T08:00:00.000Z' }, 'no answer yet · reminded 04-12-2099'],
      [{ answer: 'will_come', came: 'no' }, 'did not come'],
    ] as const) {
      await office.db.updateTable('question').set(details).execute()
      await addNote('The panel is read again.')
      await waitFor(() =>
        expect(invited).toHaveTextContent(`Invited for 05-12-2099, 2:00 pm, ${place} · ${outcome}`),
      )
    }
    expect(panel.getByRole('group', { name: 'Text of the resume' })).toHaveTextContent(/^x+$/)
    expect(panel.getByText(/^The text ends here: the first 2,00,000 characters are shown/)).toBeVisible()
  })

  it('changes the state at once, takes it back, and keeps what the server refuses as it was', async () => {
    const { line, around } = cuttable()
    const { panel, user } = await openKiran({ around })
    await user.selectOptions(panel.getByLabelText('State'), 'Withdrawn')
    await waitFor(() => expect(panel.getByLabelText('State')).toHaveDisplayValue('Withdrawn'))
    expect(await screen.findByText('Kiran Netam: Withdrawn')).toBeVisible()
    expect((await stored()).row.state).toBe('withdrawn')
    // Within a text the keys undo what was typed, and news leaves what can be undone.
    await append(user, panel.getByLabelText('Note'), 'Call')
    await user.keyboard('{Control>}z{/Control}')
    await user.clear(panel.getByLabelText('Note'))
    await office.send('2026-03-03T08:00:00.000Z', APPLY, applicationForm({ full_name: 'Late Comer' }))
    expect(await screen.findByText('1 new')).toBeVisible()
    act(() => panel.getByRole('heading', { name: 'Kiran Netam' }).focus())
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    await user.keyboard('{Meta>}z{/Meta}')
    await waitFor(() => expect(panel.getByLabelText('State')).toHaveDisplayValue('Received'))
    await waitFor(async () => expect((await stored()).row.state).toBe('received'))
    line.isCut = true
    await user.selectOptions(panel.getByLabelText('State'), 'Withdrawn')
    expect(await screen.findByText(/The server cannot be reached/)).toBeVisible()
    expect(panel.getByLabelText('State')).toHaveDisplayValue('Received')
  })

  it('stores a choice made by arrow keys once it is ended by Enter or by leaving', async () => {
    const { panel, user } = await openKiran()
    const state = panel.getByLabelText('State')
    // As browsers do it: every arrow key chooses.
    const arrowTo = (value: string) => {
      fireEvent.keyDown(state, { key: 'ArrowDown' })
      fireEvent.change(state, { target: { value } })
    }
    act(() => state.focus())
    arrowTo('in_review')
    arrowTo('shortlisted')
    expect(state).toHaveDisplayValue('Shortlisted')
    expect(state).toHaveAccessibleDescription('Press Enter to save, Esc to cancel.')
    await user.keyboard('{Escape}')
    expect(state).toHaveDisplayValue('Received')
    arrowTo('in_review')
    arrowTo('shortlisted')
    await user.keyboard('{Enter}')
    expect(await panel.findByRole('group', { name: 'Message to Kiran Netam' })).toBeVisible()
    expect(state).toHaveDisplayValue('Shortlisted')
    expect(state).not.toHaveAccessibleDescription()
    // The keyboard goes on in the answer, at the first way that there is.
    await waitFor(() => expect(panel.getByRole('button', { name: 'Send on WhatsApp' })).toHaveFocus())
    act(() => state.focus())
    arrowTo('declined')
    await user.tab()
    expect(await panel.findByRole('radiogroup', { name: 'Reason' })).toBeVisible()
    act(() => state.focus())
    arrowTo('withdrawn')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Kiran Netam: Withdrawn')).toBeVisible()
    expect(panel.queryByRole('radiogroup', { name: 'Reason' })).toBeNull()
    // Only what was stored became a version: no step between, and nothing that is only being answered.
    expect((await stored()).changes.map(({ value }) => value)).toEqual(['withdrawn'])
  })

  it('shows what others do meanwhile, and who did it', async () => {
    const { panel, user } = await openKiran()
    expect(panel.queryByRole('list', { name: 'Changes' })).toBeNull()
    await office.setState(kiran.reference, 'shortlisted', 'owner')
    expect(await screen.findByText('A owner changed the state to Shortlisted.')).toBeVisible()
    await waitFor(() => expect(panel.getByLabelText('State')).toHaveDisplayValue('Shortlisted'))
    expect(panel.getByRole('list', { name: 'Changes' })).toHaveTextContent(
      /^Shortlisted by A owner, 06-03-2026, 3:30\spm$/,
    )
    // A change of what another has just changed is not made.
    await office.setState(kiran.reference, 'declined', 'owner')
    const given = { version: (await stored()).version, assigneeId: office.accountOf('owner').id }
    await office.as('owner').patch(`/submissions/${kiran.reference}`, given)
    await user.selectOptions(panel.getByLabelText('State'), 'Withdrawn')
    expect(
      await screen.findByText(
        'A owner changed the state to Not this time and assigned it to A owner. Your change was not made.',
      ),
    ).toBeVisible()
    await waitFor(() => expect(panel.getByLabelText('State')).toHaveDisplayValue('Not this time'))
    expect(panel.getByLabelText('Assignee')).toHaveDisplayValue('A owner')
  })

  it('is given to somebody, and tagged, also by a word that is left half typed', async () => {
    const { panel, user, address } = await openKiran()
    await waitFor(() => expect(panel.getByRole('option', { name: 'A owner' })).toBeInTheDocument())
    await user.selectOptions(panel.getByLabelText('Assignee'), 'A owner')
    await append(user, panel.getByLabelText('Tag'), 'walk-in')
    await user.keyboard('{Enter}')
    await waitFor(async () =>
      expect((await stored()).row).toMatchObject({ assignee: { name: 'A owner' }, tags: ['walk-in'] }),
    )
    await append(user, panel.getByLabelText('Tag'), 'night')
    await user.tab()
    await waitFor(async () => expect((await stored()).row.tags).toEqual(['night', 'walk-in']))
    expect(panel.getByLabelText('Tag')).toHaveValue('')
    await append(user, panel.getByLabelText('Tag'), 'day')
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(address()).toBe(`/office/inbox/${again.reference}`))
    await waitFor(async () => expect((await stored()).row.tags).toEqual(['day', 'night', 'walk-in']))
    await append(user, await screen.findByLabelText('Tag'), 'new')
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Tag')).toHaveValue('')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(address()).toBe(`/office/inbox/${kiran.reference}`))
    expect((await office.open(again.reference)).row.tags).toEqual([])
  })

  it('keeps a note that is not stored yet on every way but out of the office', async () => {
    const { id } = await office.addAccount('recruiter')
    const { cookie } = await office.openSession(id)
    const { panel, user, goBack } = await openKiran({ cookie })
    expect(isAskedBeforeLeaving()).toBe(false)
    await append(user, panel.getByLabelText('Note'), 'Calls back')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue(''))
    await user.click(screen.getByRole('link', { name: 'Jobs' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
    expect(isAskedBeforeLeaving()).toBe(true)
    await goBack()
    await loadedSubmission('Kiran Netam')
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    const note = (await loadedSubmission('Kiran Netam')).getByLabelText('Note')
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('Calls back'))
    await fill(user, note, '  ')
    expect(isAskedBeforeLeaving()).toBe(false)
    await append(user, note, 'Calls back')
    let isAsked: boolean | undefined
    jest.mocked(reloadPage).mockImplementation(() => {
      isAsked = isAskedBeforeLeaving()
    })
    await user.click(screen.getByRole('button', { name: 'Account' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await waitFor(() => expect(isAsked).toBe(false))
  })

  it('has its newest notes above what was sent, which have a limit, and what was done to it at the end', async () => {
    for (const text of ['One', 'Two', 'Three']) await addNote(text)
    await office.setState(kiran.reference, 'in_review', 'owner')
    const { panel, user } = await openKiran()
    const parts = panel.getAllByRole('heading', { level: 3 })
    const titles = ['Resume', 'What was sent', 'Disclosures', 'With the same number or address', 'Changes']
    expect(parts.map(({ textContent }) => textContent)).toEqual(titles)
    const note = panel.getByLabelText('Note')
    expect(note.compareDocumentPosition(parts[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await append(user, note, 'Four')
    await user.tab()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(note).toHaveValue(''))
    expect(note).toHaveFocus()
    expect(isAskedBeforeLeaving()).toBe(false)
    const notes = panel.getByRole('list', { name: 'Written by the staff' })
    const texts = () =>
      within(notes)
        .getAllByRole('listitem')
        .map(({ lastChild }) => lastChild?.textContent)
    expect(texts()).toEqual(['Two', 'Three', 'Four'])
    expect(notes).toHaveTextContent('A recruiter, 06-03-2026')
    await user.click(panel.getByRole('button', { name: 'Show all 4 notes' }))
    expect(texts()).toEqual(['One', 'Two', 'Three', 'Four'])

    // The whole of a note that is too long is kept.
    await fill(user, note, 'x'.repeat(5001))
    expect(note).toHaveAccessibleDescription('Note has over 5000 characters.')
    await user.click(panel.getByRole('button', { name: 'Add note' }))
    expect(await panel.findByText('The note is too long. The limit is 5000 characters.')).toBeVisible()
    expect(note).toHaveValue('x'.repeat(5001))
    await user.type(note, '{Backspace}')
    expect(note).toHaveAccessibleDescription(/ 0 characters are left\.$/)
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.click(await panel.findByRole('button', { name: 'More' }))
    expect(panel.getByRole('button', { name: 'Less' })).toHaveAttribute('aria-expanded', 'true')
  })

  it('shows what else the person sent, is merged with what was sent twice, and erased by owners after a question', async () => {
    const cookie = office.as('owner').cookie
    const { user, address } = openInbox(office, `/inbox/${kiran.reference}?kind=application&search=netam`, {
      cookie,
    })
    const panel = await loadedSubmission('Kiran Netam')
    expect(panel.getByRole('link', { name: /^Resume/ })).toBeVisible()
    expect(panel.getByText('Possible duplicate. Same name, number and address.')).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Merge' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Merge with the submission of Kiran Netam?' }))
    expect(
      dialog.getByText(/^They have the same number and address: the sender sees and can erase/),
    ).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(await screen.findByText(/^Merged/)).toBeVisible()
    expect((await office.open(again.reference)).mergedInto).toBe(kiran.reference)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await office.open(again.reference)).mergedInto).toBeNull())

    await append(user, panel.getByLabelText('Note'), 'Asks to be erased')
    await user.click(panel.getByRole('button', { name: 'Erase' }))
    const question = within(screen.getByRole('dialog', { name: 'Erase what Kiran Netam sent?' }))
    expect(question.getByText(/erases the application and 2 files for good\./)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Erase' }))
    // The search for the person goes, too.
    await waitFor(() => expect(address()).toBe('/office/inbox?kind=application'))
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue(''))
    expect(isAskedBeforeLeaving()).toBe(false)
    expect((await office.as('owner').get(`/submissions/${kiran.reference}`)).code).toBe(404)
    // Its address says so.
    openInbox(office, `/inbox/${kiran.reference}`)
    expect(await screen.findByText('There is no such submission. It may have been erased.')).toBeVisible()
  })
})
