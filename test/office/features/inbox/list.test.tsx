import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { InboxRow } from '@/domain/submissions/inbox'
import { applicationForm, contactForm, resumeForm } from '@test/support/builders'
import { APPLY, MESSAGE, RESUME, startInbox, type InboxServer } from '@test/server/office/inboxServer'
import { PASSWORD } from '@test/server/office/officeServer'
import { append, chooseOption, fill } from '@test/office/renderOffice'
import { listedNames, loadedSubmission, openInbox, openSubmission, rowOf, seesNames, tick } from './openInbox'

let office: InboxServer
let kiran: InboxRow

beforeAll(async () => {
  office = await startInbox()
  kiran = await office.send('2026-03-01T08:00:00.000Z', APPLY, applicationForm())
  await office.send('2026-03-02T08:00:00.000Z', RESUME, resumeForm())
  await office.send('2026-03-04T20:00:00.000Z', MESSAGE, contactForm({ name: 'फ़रहान अली', language: 'hi' }))
})

afterAll(() => office.close())

const sendMessage = (at: string, name: string) =>
  office.send(at, MESSAGE, contactForm({ name, mobile: '', email: `${name.replace(' ', '')}@x.example` }))

describe('The inbox', () => {
  it('searches, again on Enter, and filters, and keeps both in the address', async () => {
    let asked = 0
    const { user, address } = openInbox(office, '/inbox?search=tandoor', {
      around: (send) => (input, init) => {
        if (new URL((input as Request).url).searchParams.get('search') === 'tandoor') asked += 1
        return send(input, init)
      },
    })
    expect(await screen.findByText('Nothing matches the search and the filters.')).toBeVisible()
    expect(asked).toBe(1)
    const search = screen.getByRole('searchbox', { name: 'Search' })
    // The words of a resume are read a little after it came.
    await user.type(search, '{Enter}')
    await waitFor(() => expect(asked).toBe(2))
    // Other words need no rest.
    await fill(user, search, 'netam')
    await user.keyboard('{Enter}')
    expect(address()).toBe('/office/inbox?search=netam')
    await seesNames('Kiran Netam')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await seesNames('फ़रहान अली', 'Ravi Sahu', 'Kiran Netam')

    expect(screen.getByRole('columnheader', { name: /^Received/ })).toHaveAttribute('aria-sort', 'descending')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await chooseOption(user, 'Experience', '3 to 5 years')
    await seesNames('Ravi Sahu', 'Kiran Netam')
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await fill(user, screen.getByRole('searchbox', { name: 'Search' }), 'netam')
    await waitFor(() => expect(address()).toBe('/office/inbox?experience=3-5&search=netam'))
    await chooseOption(user, 'State', 'Shortlisted')
    expect(await screen.findByText('Nothing matches the search and the filters.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await seesNames('फ़रहान अली', 'Ravi Sahu', 'Kiran Netam')
    // Filters that are chosen faster than they are shown are all kept.
    act(() => {
      for (const [label, value] of [
        ['Kind', 'application'],
        ['State', 'received'],
        ['Assignee', 'nobody'],
      ] as const)
        fireEvent.change(screen.getByLabelText(label).nextElementSibling as Element, { target: { value } })
    })
    await waitFor(() =>
      expect(address()).toBe('/office/inbox?kind=application&state=received&assignee=nobody'),
    )
    await seesNames('Kiran Netam')
    await user.click(screen.getByRole('button', { name: 'Clear' }))

    await chooseOption(user, 'Source', 'Poster')
    await waitFor(() => expect(address()).toBe('/office/inbox?source=poster'))
    await user.click(screen.getByRole('option', { name: 'No source' }))
    await waitFor(() => expect(address()).toBe('/office/inbox?source=poster%2Cnone'))
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Source', { selector: '[role="combobox"]' })).toHaveTextContent(
      'Poster, No source',
    )
    await seesNames('फ़रहान अली', 'Ravi Sahu', 'Kiran Netam')
    await chooseOption(user, 'Source', 'All')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe('/office/inbox'))
    await chooseOption(user, 'Language', 'Hindi')
    await waitFor(() => expect(address()).toBe('/office/inbox?language=hi'))
    await seesNames('फ़रहान अली')
    await user.click(within(rowOf('फ़रहान अली')).getByText(/फ़रहान/))
    expect((await loadedSubmission('फ़रहान अली')).getByText('Sent in Hindi')).toBeVisible()
  })

  it('is walked through with the keyboard', async () => {
    const { user, address } = openInbox(office, '/inbox?to=2026-03-02')
    await seesNames('Ravi Sahu', 'Kiran Netam')
    await tick(user, 'Ravi Sahu')
    // From its checkbox, where the Tab key leads.
    await user.keyboard('{ArrowDown}{Enter}')
    const panel = await openSubmission('Kiran Netam')
    expect(address()).toBe(`/office/inbox/${kiran.reference}?to=2026-03-02`)
    expect(within(panel).getByRole('heading', { name: 'Kiran Netam' })).toHaveFocus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await openSubmission('Ravi Sahu')
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await openSubmission('Kiran Netam')
    await user.keyboard('{Escape}')
    expect(address()).toBe('/office/inbox?to=2026-03-02')
    await waitFor(() => expect(rowOf('Kiran Netam')).toContainElement(document.activeElement as HTMLElement))
    // The table leaves the keys to what has them, though the row goes that had them before.
    const search = screen.getByRole('searchbox', { name: 'Search' })
    act(() => search.focus())
    await user.paste('ravi')
    await seesNames('Ravi Sahu')
    expect(await screen.findByRole('button', { name: 'Clear' })).toBeVisible()
    await user.keyboard(' s')
    expect(search).toHaveValue('ravi s')
    expect(search).toHaveFocus()
  })

  it('exports what is filtered, after a new sign-in where the session has expired', async () => {
    const { user, loseSession } = openInbox(office, '/inbox?kind=resume')
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual(
      ['csv', 'xlsx'].map(
        (format) => `/office/api/submissions/export?sort=receivedAt&order=desc&kind=resume&format=${format}`,
      ),
    )
    const downloaded: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloaded.push(this.pathname + this.search)
    })
    loseSession()
    await user.click(screen.getByRole('menuitem', { name: 'CSV' }))
    const again = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
    expect(downloaded).toEqual([])
    await fill(user, again.getByLabelText('Password'), PASSWORD)
    await user.click(again.getByRole('button', { name: 'Sign in' }))
    await waitFor(() =>
      expect(downloaded).toEqual([
        '/office/api/submissions/export?sort=receivedAt&order=desc&kind=resume&format=csv',
      ]),
    )
  })
})

describe('Many at once', () => {
  const openAll = async () => {
    const view = openInbox(office, '/inbox?from=2026-03-01')
    await seesNames('फ़रहान अली', 'Ravi Sahu', 'Kiran Netam')
    return view
  }

  const bar = () => within(screen.getByRole('group', { name: 'Selected submissions' }))

  it('sets the state of the ticked ones, and tags them; taken back, only those that had no tag lose it', async () => {
    await office.as('owner').put(`/submissions/${kiran.reference}/tags`, { tags: ['urgent'] })
    const { user } = await openAll()
    await tick(user, 'Ravi Sahu', 'Kiran Netam')
    expect(bar().getByRole('status')).toHaveTextContent('2 selected')
    await user.click(bar().getByRole('button', { name: 'Set state' }))
    await user.click(screen.getByRole('menuitem', { name: 'Withdrawn' }))
    expect(await screen.findByText('2 submissions set to Withdrawn')).toBeVisible()
    expect((await office.list({ state: 'withdrawn' })).total).toBe(2)
    // The pressed button is gone.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Inbox' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await office.list({ state: 'withdrawn' })).total).toBe(0))

    await tick(user, 'Ravi Sahu', 'Kiran Netam')
    await user.click(bar().getByRole('button', { name: 'Add tag' }))
    await user.paste('Urgent')
    await user.keyboard('{Enter}')
    expect(await screen.findByText("2 submissions tagged 'Urgent'")).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Inbox' })).toHaveFocus())
    expect(await office.names({ tag: 'urgent' })).toEqual(['Ravi Sahu', 'Kiran Netam'])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await office.names({ tag: 'urgent' })).toEqual(['Kiran Netam']))
  })

  it('exports the ticked ones alone, and says why it failed', async () => {
    let asked: unknown
    const refusal = { status: '0', message: 'The database cannot be reached just now.' }
    const { user } = openInbox(office, '/inbox?from=2026-03-01&sort=name&order=asc', {
      around: (send) => async (input, init) => {
        const request = new Request(input, init)
        if (!request.url.endsWith('/submissions/export')) return send(request)
        asked = await request.json()
        return Response.json(refusal, { status: 503 })
      },
    })
    await seesNames('Kiran Netam', 'Ravi Sahu', 'फ़रहान अली')
    await tick(user, 'Kiran Netam')
    // There is one 'Export' at a time.
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(screen.getByRole('menuitem', { name: 'XLSX' }))
    expect(await screen.findByText(refusal.message)).toBeVisible()
    expect(asked).toEqual({ format: 'xlsx', references: [kiran.reference], sort: 'name', order: 'asc' })
    await user.click(screen.getByRole('button', { name: 'Files for an employer' }))
    const dialog = within(screen.getByRole('dialog'))
    await append(user, dialog.getByLabelText('Disclosed to'), 'Durg Mills')
    await user.click(dialog.getByRole('button', { name: 'Download (ZIP)' }))
    await waitFor(() =>
      expect(asked).toMatchObject({ format: 'zip', recipient: 'Durg Mills', withoutYes: '' }),
    )
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: /^Select all \d/ }))
    expect(await screen.findByText('All 3 selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(screen.getByRole('menuitem', { name: 'CSV' }))
    await waitFor(() =>
      expect(asked).toMatchObject({ format: 'csv', filter: { from: '2026-03-01' }, sort: 'name' }),
    )
    expect(asked).toHaveProperty('references.length', 3)
  })

  it('asks before it changes all that match but those that were unticked', async () => {
    const { user } = await openAll()
    await tick(user, 'Ravi Sahu', 'Kiran Netam')
    await user.click(bar().getByRole('button', { name: 'Select all 3 that match' }))
    await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('All 3 selected'))
    await tick(user, 'Kiran Netam')
    expect(bar().getByRole('status')).toHaveTextContent(/^2 selected/)
    await user.click(bar().getByRole('button', { name: 'Add tag' }))
    await user.paste('seen')
    await user.keyboard('{Enter}')
    const question = await screen.findByRole('dialog', { name: 'Change many at once?' })
    expect(question).toHaveTextContent("2 submissions will be tagged 'seen'.")
    expect((await office.list({ tag: 'seen' })).total).toBe(0)
    await user.click(within(question).getByRole('button', { name: 'Change 2' }))
    await waitFor(async () => expect(await office.names({ tag: 'seen' })).toEqual(['फ़रहान अली', 'Ravi Sahu']))
    // What was unticked did not come later.
    expect(await screen.findByText("2 submissions tagged 'seen'")).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected submissions' })).toBeNull())
  })
})

describe('A longer inbox', () => {
  beforeAll(async () => {
    for (let minute = 10; minute < 34; minute += 1)
      await sendMessage(`2026-01-01T00:${minute}:00.000Z`, `M ${minute}`)
  })

  const LONG = '/inbox?pageSize=25&state=received&from=2026-01-01'
  const lastIs = (name: string) => waitFor(() => expect(listedNames()[24]).toBe(name))

  it('tells only what came in, not what comes up from the next page', async () => {
    const { user } = openInbox(office, LONG)
    await lastIs('M 12')
    await tick(user, 'Ravi Sahu')
    await user.click(screen.getByRole('button', { name: 'Set state' }))
    await user.click(screen.getByRole('menuitem', { name: 'Withdrawn' }))
    await lastIs('M 11')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await lastIs('M 12')
    expect(screen.queryByText('1 new')).toBeNull()
    await sendMessage('2026-03-05T08:00:00.000Z', 'Late Comer')
    expect(await screen.findByText('1 new')).toBeVisible()
  })

  it('has all but one chosen, on whatever page, also while another page is on its way', async () => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const { user } = openInbox(office, LONG, {
      around: (send) => async (input, init) => {
        const request = new Request(input, init)
        if (request.url.includes('page=1&')) await held
        return send(request)
      },
    })
    await waitFor(() => expect(listedNames()).toContain('Kiran Netam'))
    const { total } = await office.list({ state: 'received', from: '2026-01-01' })
    const rest = total - 1
    await tick(user, 'Kiran Netam')
    await user.click(screen.getByRole('button', { name: `Select all ${total} that match` }))
    await screen.findByText(`All ${total} selected`)
    await tick(user, 'Kiran Netam')
    const bar = within(screen.getByRole('group', { name: 'Selected submissions' }))
    expect(bar.getByRole('status')).toHaveTextContent(`${rest} selected`)
    await user.click(screen.getByRole('button', { name: 'Go to next page' }))
    expect(await screen.findByRole('progressbar')).toBeVisible()
    expect(screen.getByRole('group', { name: 'Selected submissions' })).toBeVisible()
    goOn()
    await waitFor(() => expect(listedNames()).toContain('M 10'))
    expect(within(rowOf('M 10')).getByRole('checkbox')).toBeChecked()
    await user.click(bar.getByRole('button', { name: 'Assign' }))
    await user.click(screen.getByRole('menuitem', { name: 'A owner' }))
    await user.click(await screen.findByRole('button', { name: `Change ${rest}` }))
    const { id } = office.accountOf('owner')
    await waitFor(async () => expect((await office.list({ assignee: id })).total).toBe(rest))
    expect((await office.open(kiran.reference)).row.assignee).toBeNull()
  })
})
