import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { reloadPage } from '@/components/form/reload'
import type { InboxRow } from '@/domain/office/inbox'
import { applicationForm, resumeForm } from '@test/support/builders'
import { APPLY, RESUME, startInbox, type InboxServer } from '@test/server/office/inboxServer'
import { loadedEntry, openInbox, rowOf } from './openInbox'

jest.mock('@/components/form/reload')

let office: InboxServer
let kiran: InboxRow
let again: InboxRow

beforeAll(async () => {
  office = await startInbox()
  await office.send('2026-02-01T08:00:00.000Z', RESUME, resumeForm({ name: 'Kiran', mobile: '9898989898' }))
})

beforeEach(async () => {
  const form = () => applicationForm()
  await office.db.deleteFrom('application').execute()
  await office.db.deleteFrom('inbox_entry').where('kind', '=', 'application').execute()
  again = await office.send('2026-03-01T08:00:00.000Z', APPLY, form())
  kiran = await office.send('2026-03-02T08:00:00.000Z', APPLY, form())
})

afterAll(() => office.close())

const openKiran = async (options: Parameters<typeof openInbox>[2] = {}) => {
  const view = openInbox(office, `/inbox/${kiran.reference}`, options)
  return { ...view, entry: await loadedEntry('Kiran Netam') }
}

/** Whether the browser asks before the page goes. */
const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('An open submission', () => {
  it('shows what was sent, the files and how to reach the person', async () => {
    const { entry } = await openKiran()
    const sent = Object.fromEntries(
      entry.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    )
    expect(sent).toMatchObject({ 'Full name': 'Kiran Netam', 'Experience, years': '4' })
    expect(entry.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:9898989898')
    expect(entry.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/919898989898',
    )
    expect(entry.getByRole('link', { name: 'Mail' })).toHaveAttribute(
      'href',
      'mailto:kiran.netam@example.com',
    )
    const { body } = await office
      .as('recruiter')
      .get<{ files: { id: string; isPhoto: boolean }[] }>(`/submissions/${kiran.reference}`)
    const resume = body.files.find(({ isPhoto }) => !isPhoto)
    expect(entry.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      `/office/api/submissions/${kiran.reference}/files/${resume?.id}`,
    )
    expect(entry.getByAltText('Photo of Kiran Netam')).toBeVisible()
  })

  it('says whether the resume is being read, cannot be read, or shows its words', async () => {
    const setResume = (values: { state: 'waiting' | 'read' | 'unreadable'; text: string }) =>
      office.db.updateTable('resume_text').set(values).where('reference', '=', kiran.reference).execute()
    await setResume({ state: 'unreadable', text: '' })
    const { entry, user } = await openKiran()
    expect(entry.getByText(/cannot be read/)).toBeVisible()
    await user.click(entry.getByRole('button', { name: 'Close' }))
    await setResume({ state: 'read', text: 'Six years of CNC work.' })
    await user.click(within(rowOf('2 Mar')).getByRole('gridcell', { name: /Kiran/ }))
    expect(await screen.findByRole('group', { name: 'Text of the resume' })).toHaveTextContent('Six years')
    expect(screen.queryByText(/The text ends here/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await setResume({ state: 'read', text: 'x'.repeat(200_000) })
    await user.click(within(rowOf('2 Mar')).getByRole('gridcell', { name: /Kiran/ }))
    expect(
      await screen.findByText(
        'The text ends here: the first 2,00,000 characters are shown and searched. The file has the rest.',
      ),
    ).toBeVisible()
  })

  it('changes the state at once, and takes it back', async () => {
    const { entry, user } = await openKiran()
    await user.selectOptions(entry.getByLabelText('State'), 'Shortlisted')
    await waitFor(() => expect(entry.getByLabelText('State')).toHaveDisplayValue('Shortlisted'))
    expect(await screen.findByText('Kiran Netam: Shortlisted')).toBeVisible()
    await waitFor(async () => expect((await office.open(kiran.reference)).row.state).toBe('shortlisted'))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(entry.getByLabelText('State')).toHaveDisplayValue('Received'))
    await waitFor(async () => expect((await office.open(kiran.reference)).row.state).toBe('received'))
  })

  it('stores a choice made by arrow keys once it is ended by Enter or by leaving', async () => {
    const { entry, user } = await openKiran()
    const state = entry.getByLabelText('State')
    // As browsers do it: every arrow key chooses.
    const arrowTo = (value: string) => {
      fireEvent.keyDown(state, { key: 'ArrowDown' })
      fireEvent.change(state, { target: { value } })
    }
    act(() => state.focus())
    arrowTo('in_review')
    arrowTo('shortlisted')
    expect(state).toHaveDisplayValue('Shortlisted')
    expect(state).toHaveAccessibleDescription('Enter saves it, Esc takes it back.')
    await user.keyboard('{Escape}')
    expect(state).toHaveDisplayValue('Received')
    arrowTo('in_review')
    arrowTo('shortlisted')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Kiran Netam: Shortlisted')).toBeVisible()
    expect(state).not.toHaveAccessibleDescription()
    arrowTo('declined')
    await user.tab()
    expect(await screen.findByText('Kiran Netam: Not this time')).toBeVisible()
    // Only what was stored became a version: no step between, and nothing that was taken back.
    await waitFor(async () => {
      const { changes } = await office.open(kiran.reference)
      expect(changes.map(({ value }) => value).toReversed()).toEqual(['shortlisted', 'declined'])
    })
  })

  it('says what somebody else changed first, and shows it', async () => {
    const { entry, user } = await openKiran()
    const { version } = await office.open(kiran.reference)
    await office.as('owner').patch(`/submissions/${kiran.reference}`, {
      version,
      state: 'declined',
      assigneeId: office.accountOf('owner').id,
    })
    await user.selectOptions(entry.getByLabelText('State'), 'Shortlisted')
    expect(
      await screen.findByText(
        'A owner gave it to A owner and changed the state to Not this time. Your change was not made.',
      ),
    ).toBeVisible()
    await waitFor(() => expect(entry.getByLabelText('State')).toHaveDisplayValue('Not this time'))
    expect(entry.getByLabelText('Assignee')).toHaveDisplayValue('A owner')
  })

  it('shows what others do meanwhile, and who did it', async () => {
    const { entry } = await openKiran()
    expect(entry.queryByRole('list', { name: 'Changes' })).toBeNull()
    const { version } = await office.open(kiran.reference)
    await office.as('owner').patch(`/submissions/${kiran.reference}`, { version, state: 'shortlisted' })
    // Whoever comes back to the window sees it at once.
    expect(await screen.findByText('A owner changed the state to Shortlisted.')).toBeVisible()
    await waitFor(() => expect(entry.getByLabelText('State')).toHaveDisplayValue('Shortlisted'))
    expect(entry.getByRole('list', { name: 'Changes' })).toHaveTextContent(
      /^Shortlisted by A owner, 6 Mar 2026, 3:30\spm$/,
    )
  })

  it('keeps what the server refuses as it was', async () => {
    let isGone = false
    const { entry, user } = await openKiran({
      around:
        (send) =>
        async (...request) => {
          if (isGone) throw new TypeError('failed')
          return send(...request)
        },
    })
    isGone = true
    await user.selectOptions(entry.getByLabelText('State'), 'Shortlisted')
    expect(await screen.findByText(/The server cannot be reached/)).toBeVisible()
    expect(entry.getByLabelText('State')).toHaveDisplayValue('Received')
  })

  it('is given to somebody, and tagged', async () => {
    const { entry, user } = await openKiran()
    await waitFor(() => expect(entry.getByRole('option', { name: 'A owner' })).toBeInTheDocument())
    await user.selectOptions(entry.getByLabelText('Assignee'), 'A owner')
    await user.type(entry.getByLabelText('Tag'), 'walk-in{Enter}')
    await waitFor(async () =>
      expect((await office.open(kiran.reference)).row).toMatchObject({
        assignee: { name: 'A owner' },
        tags: ['walk-in'],
      }),
    )
    await user.type(entry.getByLabelText('Tag'), 'night')
    await user.tab()
    await waitFor(async () =>
      expect((await office.open(kiran.reference)).row.tags).toEqual(['night', 'walk-in']),
    )
    expect(entry.getByLabelText('Tag')).toHaveValue('')
  })

  it('is left from the field of the tags by the keys, and keeps a tag that is half typed', async () => {
    const { entry, user, address } = await openKiran()
    await user.type(entry.getByLabelText('Tag'), 'nig')
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(address()).toBe(`/office/inbox/${again.reference}`))
    await waitFor(async () => expect((await office.open(kiran.reference)).row.tags).toEqual(['nig']))
    await user.type(await screen.findByLabelText('Tag'), 'day{Escape}')
    expect(screen.getByLabelText('Tag')).toHaveValue('')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(address()).toBe(`/office/inbox/${kiran.reference}`))
    await waitFor(async () => expect((await office.open(again.reference)).row.tags).toEqual([]))
  })

  it('takes notes, and keeps one that is not stored yet while others are looked at', async () => {
    const { entry, user } = await openKiran()
    await user.type(entry.getByLabelText('Note'), 'Calls back on Monday.')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue(''))
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('Calls back on Monday.'))
    await user.type(screen.getByLabelText('Note'), ' At five.')
    await user.tab()
    await user.keyboard('{Enter}')
    const notes = await screen.findByRole('list', { name: 'Written by the staff' })
    expect(notes).toHaveTextContent('A recruiter, 6 Mar 2026')
    expect(notes).toHaveTextContent('Calls back on Monday. At five.')
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus())
    expect(screen.getByLabelText('Note')).toHaveValue('')
  })

  it('keeps a note that is not stored yet on every way but out of the office', async () => {
    const { entry, user, goBack } = await openKiran()
    expect(isAskedBeforeLeaving()).toBe(false)
    await user.type(entry.getByLabelText('Note'), 'Calls back')
    await user.click(screen.getByRole('link', { name: 'Jobs' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
    expect(isAskedBeforeLeaving()).toBe(true)
    await goBack()
    const note = (await loadedEntry('Kiran Netam')).getByLabelText('Note')
    expect(note).toHaveValue('Calls back')
    await user.clear(note)
    await user.type(note, '  ')
    expect(isAskedBeforeLeaving()).toBe(false)
    await user.type(note, 'Calls back')
    expect(isAskedBeforeLeaving()).toBe(true)
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(note).toHaveValue(''))
    expect(isAskedBeforeLeaving()).toBe(false)
  })

  it('keeps no note of whoever signs out', async () => {
    const { email } = await office.addAccount('recruiter')
    const { cookie } = await office.signIn(email)
    const { entry, user } = await openKiran({ cookie })
    await user.type(entry.getByLabelText('Note'), 'Calls back')
    expect(isAskedBeforeLeaving()).toBe(true)
    let isAsked: boolean | undefined
    jest.mocked(reloadPage).mockImplementation(() => {
      isAsked = isAskedBeforeLeaving()
    })
    await user.click(screen.getByRole('button', { name: 'Account' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await waitFor(() => expect(isAsked).toBe(false))
  })

  it('has its newest notes above what was sent, and what was done to it at the end', async () => {
    const owner = office.as('owner')
    for (const text of ['One', 'Two', 'Three', 'Four'])
      await owner.post(`/submissions/${kiran.reference}/notes`, { text })
    const { version } = await office.open(kiran.reference)
    await owner.patch(`/submissions/${kiran.reference}`, { version, state: 'in_review' })
    const { entry, user } = await openKiran()
    const parts = entry.getAllByRole('heading', { level: 3 })
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Resume',
      'What was sent',
      'From the same person',
      'Changes',
    ])
    const note = entry.getByLabelText('Note')
    expect(note.compareDocumentPosition(parts[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const texts = () =>
      within(entry.getByRole('list', { name: 'Written by the staff' }))
        .getAllByRole('listitem')
        .map(({ lastChild }) => lastChild?.textContent)
    expect(texts()).toEqual(['Two', 'Three', 'Four'])
    await user.click(entry.getByRole('button', { name: 'Show all 4 notes' }))
    expect(texts()).toEqual(['One', 'Two', 'Three', 'Four'])
    await user.click(entry.getByRole('button', { name: 'Show fewer notes' }))
    expect(texts()).toEqual(['Two', 'Three', 'Four'])
  })

  it('keeps the whole of a note that is too long, and says so', async () => {
    const { entry, user } = await openKiran()
    const note = entry.getByLabelText('Note')
    await user.click(note)
    await user.paste('x'.repeat(5001))
    expect(note).toHaveAccessibleDescription('Note has over 5000 characters.')
    expect(note).toHaveValue('x'.repeat(5001))
    await user.click(entry.getByRole('button', { name: 'Add note' }))
    expect(await entry.findByText('The note is too long. The limit is 5000 characters.')).toBeVisible()
    await user.type(note, '{Backspace}')
    expect(note).toHaveAccessibleDescription('0 characters are left.')
    await user.click(entry.getByRole('button', { name: 'Add note' }))
    const more = await entry.findByRole('button', { name: 'More' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await user.click(more)
    expect(entry.getByRole('button', { name: 'Less' })).toHaveAttribute('aria-expanded', 'true')
  })

  it('shows what else the person sent, and merges what was sent twice', async () => {
    const { entry, user } = await openKiran()
    expect(entry.getByRole('link', { name: /^Resume/ })).toBeVisible()
    expect(entry.getByText('Possible duplicate')).toBeVisible()
    await user.click(entry.getByRole('button', { name: 'Merge' }))
    expect(await screen.findByText(/^Merged/)).toBeVisible()
    await waitFor(async () => expect((await office.open(again.reference)).mergedInto).toBe(kiran.reference))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await office.open(again.reference)).mergedInto).toBeNull())
  })

  it('is erased by owners after a question', async () => {
    const { entry, user, address } = await openKiran({ role: 'owner' })
    await user.type(entry.getByLabelText('Note'), 'Asks to be erased')
    await user.click(entry.getByRole('button', { name: 'Erase' }))
    const question = within(screen.getByRole('dialog', { name: 'Erase what Kiran Netam sent?' }))
    expect(question.getByText(/takes away the application and 2 files\./)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Erase' }))
    await waitFor(() => expect(address()).toBe('/office/inbox'))
    expect(isAskedBeforeLeaving()).toBe(false)
    await waitFor(async () =>
      expect((await office.as('owner').get(`/submissions/${kiran.reference}`)).code).toBe(404),
    )
  })

  it('is not found where it was erased', async () => {
    openInbox(office, '/inbox/application-gone')
    expect(await screen.findByText('There is no such submission. It may have been erased.')).toBeVisible()
  })
})
