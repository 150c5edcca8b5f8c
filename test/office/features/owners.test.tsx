import { screen, waitFor, within } from '@testing-library/react'
import { URI } from 'otpauth'
import { roles } from '@/domain/office/account'
import { writeHeldPurge, writeRetention } from '@/server/repositories/office/settings'
import { contactForm, resumeForm } from '@test/support/builders'
import { post } from '@test/support/server'
import { chooseOption, fill, gridRow, renderOffice, type Around } from '@test/office/renderOffice'
import { PASSWORD, startOffice, type OfficeServer } from '@test/server/office/officeServer'

let office: OfficeServer

beforeAll(async () => {
  office = await startOffice()
})

afterAll(() => office.close())

const open = (path: string, around?: Around) =>
  renderOffice(path, { ...office, cookie: office.as('owner').cookie, around })

/** The screen goes on changing meanwhile. */
const isSignedOut = (role: 'reader' | 'recruiter') =>
  waitFor(async () => expect((await office.as(role).get('/session')).code).toBe(401))

describe('The data screen', () => {
  it('sets a retention once it was confirmed, takes it back, and has the days of answers', async () => {
    await post(office, '/web/resume/save', resumeForm({ name: 'Asha Verma', mobile: '9123456780' }))
    const message = contactForm({ name: 'Ravi Sahu', message: 'My sister has 91234 56780' })
    await post(office, '/web/contact-form/save', message)
    const { user } = open('/data')
    expect(await screen.findByText(/2 submissions with 2 files/)).toBeVisible()
    expect(screen.getByText('Submissions are kept without a limit.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Export everything' })).toHaveAttribute(
      'href',
      '/office/api/data/export',
    )
    const months = () => screen.getByLabelText('Delete submissions after this many months')
    await fill(user, months(), '2')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Give a whole number of months from 3 to 120.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await fill(user, months(), '12')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete submissions after 12 months?' }))
    expect(dialog.getByText('No submissions are older than that today.')).toBeVisible()
    const kept = async () => (await office.as('owner').get('/data')).body
    expect(await kept()).toMatchObject({ retentionMonths: null })
    await user.click(dialog.getByRole('button', { name: 'Delete from tomorrow' }))
    expect(
      await screen.findByText(/^Submissions older than 12 months are deleted once a day, next /),
    ).toBeVisible()
    expect(await kept()).toMatchObject({ retentionMonths: 12 })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Submissions are kept without a limit.')).toBeVisible()
    await waitFor(() => expect(months()).toHaveValue(''))

    // After how many days applicants may ask, and why no mail comes each morning.
    const answers = within(screen.getByRole('region', { name: 'Answers' }))
    const ask = answers.getByLabelText('Applicants may ask after (days)')
    const leave = answers.getByLabelText('Leaving is early within (days)')
    expect([ask, leave].map((field) => (field as HTMLInputElement).value)).toEqual(['10', '90'])
    await fill(user, ask, '366')
    await fill(user, leave, '1.5')
    await user.click(answers.getByRole('button', { name: 'Change' }))
    await waitFor(() => expect(ask).toHaveAccessibleDescription('Give a whole number of days from 1 to 365.'))
    expect(leave).toHaveAccessibleDescription('Give a whole number of days from 1 to 365.')
    await fill(user, ask, '14')
    await fill(user, leave, '60')
    await user.click(answers.getByRole('button', { name: 'Change' }))
    await screen.findByText('Changed.')
    expect((await office.as('owner').get('/settings')).body).toMatchObject({
      askAfterDays: 14,
      leavingDays: 60,
      morningMail: false,
      mailsTo: [],
    })
    expect(screen.getByRole('switch', { name: 'Mail each morning' })).toBeDisabled()
    expect(
      screen.getByText('This server sends no mail: SMTP_URL and NOTIFY_EMAIL are not set.'),
    ).toBeVisible()
  })

  it('erases a person with what was ticked, by password, and confirms it without a name', async () => {
    const { user } = open('/data')
    await fill(user, await screen.findByLabelText('Mobile'), '+91 91234 56780')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByText('1 submission of +91 91234 56780')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Erase 1 submission' }))
    // Something changes meanwhile: the person is shown again.
    await post(office, '/web/contact-form/save', contactForm({ mobile: '9123456780' }))
    await user.click(await screen.findByLabelText('Password'))
    await user.paste(PASSWORD)
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/Nothing was erased/)).toBeVisible()
    expect(await screen.findByText('2 submissions of +91 91234 56780')).toBeVisible()

    await user.click(screen.getByRole('checkbox', { name: /^Ravi Sahu.*See message\.$/ }))
    await user.click(screen.getByRole('button', { name: 'Erase 3 submissions' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase 3 submissions' }))
    await fill(user, dialog.getByLabelText('Password'), 'wrong')
    await user.click(dialog.getByRole('button', { name: 'Erase' }))
    expect(await dialog.findByText('The password is wrong.')).toBeVisible()
    await fill(user, dialog.getByLabelText('Password'), PASSWORD)
    await user.click(dialog.getByRole('button', { name: 'Erase' }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Confirmation of erasure' })).toHaveFocus(),
    )
    expect(screen.getByRole('main')).toHaveTextContent('3 submissions with 2 files')
    expect(screen.getByRole('main')).not.toHaveTextContent(/Asha|Ravi|91234/)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Data' })).toHaveFocus())
    expect(await screen.findByText(/^No submissions with no files/)).toBeVisible()
  })

  it('deletes what waits for an owner once that was confirmed, and says how far it is', async () => {
    const { db } = office
    for (const name of ['Old', 'New'])
      await post(office, '/web/contact-form/save', contactForm({ name, mobile: '' }))
    const received_at = '2020-01-01T00:00:00.000Z'
    await db.updateTable('inbox_entry').set({ received_at }).where('name', '=', 'Old').execute()
    await writeRetention(db, 12)
    await writeHeldPurge(db, { waitingSince: '2026-03-05T08:00:00.000Z' })
    const { user } = open('/data')
    const region = await screen.findByRole('region', { name: 'Waiting to be deleted' })
    expect(region).toHaveTextContent(
      /1 submission sent before \d\d-\d\d-\d{4}, .* is older than .* since 05-03-2026 it waits/,
    )
    expect(region).toHaveTextContent(/To keep them, give more months under Retention, or none\./)
    await user.click(within(region).getByRole('button', { name: 'Delete now' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 submission?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete now' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting to be deleted' })).toBeNull())
    expect(await screen.findByText(/^1 submission with/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Data' })).toHaveFocus())
  })
})

test('the log is filtered, and opens a line with the keyboard too', async () => {
  for (const role of roles) await office.signIn(office.accountOf(role).email)
  /** One for each account. */
  const seesLines = (count: number) =>
    waitFor(() =>
      expect(screen.getAllByText('Signed in', { selector: '[role="gridcell"]' })).toHaveLength(count),
    )
  let isGone = true
  const { user, address } = open('/log?search=%40office', (send) => async (...request) => {
    if (isGone && new Request(...request).url.includes('/log')) throw new TypeError('failed to fetch')
    return send(...request)
  })
  expect(await screen.findByText(/The server cannot be reached/)).toBeVisible()
  isGone = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await seesLines(3)
  await fill(user, screen.getByRole('searchbox', { name: 'Search' }), 'reader@')
  await seesLines(1)
  await chooseOption(user, 'Action', 'Signed in')
  await waitFor(() => expect(address()).toBe('/office/log?search=reader%40&action=signed_in'))
  await user.click(await screen.findByText('Signed in', { selector: '[role="gridcell"]' }))
  expect(await screen.findByRole('dialog', { name: 'Signed in' })).toHaveTextContent('reader@office.example')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Signed in' })).toBeVisible()
})

describe('The accounts', () => {
  it('are searched by name, email and role, and added by a link that is good for setting a password', async () => {
    const { user, address } = open('/accounts')
    await gridRow('recruiter@office.example')
    const search = screen.getByRole('searchbox', { name: 'Search' })
    const emails = () =>
      screen.queryAllByText(/@office/, { selector: '[role="gridcell"]' }).map((cell) => cell.textContent)
    await fill(user, search, ' OWNER@')
    await waitFor(() => expect(emails()).toEqual(['owner@office.example']))
    await waitFor(() => expect(address()).toBe('/office/accounts?search=OWNER%40'))
    await fill(user, search, 'a rec')
    await waitFor(() => expect(emails()).toEqual(['recruiter@office.example']))
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(emails()).toHaveLength(3))

    await user.click(screen.getByRole('button', { name: 'Invite' }))
    const invitation = within(screen.getByRole('dialog', { name: 'Invite' }))
    await fill(user, invitation.getByLabelText('Email'), 'meena@office.example')
    await fill(user, invitation.getByLabelText('Name'), 'Meena Kurre')
    await user.selectOptions(invitation.getByLabelText('Role'), 'Reader')
    await user.click(invitation.getByRole('button', { name: 'Invite' }))
    const invited = within(await screen.findByRole('dialog', { name: 'Meena Kurre is invited' }))
    const { pathname, hash } = new URL(invited.getByLabelText('Link').textContent ?? '')
    expect(pathname).toBe('/office/set-password')
    // The list behind the dialog is read again meanwhile.
    expect(await screen.findByText('meena@office.example')).toBeVisible()
    const token = hash.replace('#token=', '')
    expect((await office.signedOut.post('/password-link', { token })).body).toEqual({
      email: 'meena@office.example',
      name: 'Meena Kurre',
    })
    // It is not shown again: a key that was pressed by mistake must not take it away.
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Meena Kurre is invited' })).toBeVisible()
    await user.click(invited.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are deactivated and back, lose their sessions, get a new link and another role', async () => {
    const { user } = open('/accounts')
    const row = () => gridRow('reader@office.example')
    const seesReader = (text: string) =>
      waitFor(async () => expect((await row()).getByText(text)).toBeVisible())
    await user.click((await row()).getByText('A reader'))
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }))
    await seesReader('Deactivated')
    await isSignedOut('reader')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await seesReader('Active')
    // The row is drawn anew meanwhile.
    const endSessions = async () =>
      (await gridRow('recruiter@office.example')).queryByRole('button', { name: 'End sessions' })
    await user.click((await endSessions()) as HTMLElement)
    await waitFor(async () => expect(await endSessions()).toBeNull())
    await isSignedOut('recruiter')

    await user.click((await row()).getByText('A reader'))
    const dialog = within(await screen.findByRole('dialog', { name: 'A reader' }))
    await user.click(dialog.getByRole('button', { name: 'New link' }))
    const shown = within(await screen.findByRole('dialog', { name: 'A new password for A reader' }))
    expect(shown.getByLabelText('Link')).toHaveTextContent(/set-password#token=/)
    await user.click(shown.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByLabelText('Link')).toBeNull())
    await user.selectOptions(dialog.getByLabelText('Role'), 'Recruiter')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await seesReader('recruiter')
  })
})

test('a second factor that is required is set up before anything else, by the address beside the QR code', async () => {
  await office.as('owner').put('/settings', { requireTwoFactor: true })
  const { id } = await office.addAccount('reader')
  const { cookie } = await office.openSession(id)
  const { user, address } = renderOffice('/', { ...office, cookie })
  expect(await screen.findByText(/Set it up to go on/)).toBeVisible()
  expect(address()).toBe('/office/account/second-factor')
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Set up' }))
  expect(await screen.findByRole('img', { name: 'QR code' })).toBeVisible()
  expect(screen.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).toBeInTheDocument()
  const totp = URI.parse(screen.getByText('open the app').getAttribute('href') ?? '')
  await fill(user, screen.getByLabelText('Code'), totp.generate())
  await fill(user, screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('heading', { name: 'Recovery codes' })).toBeVisible()
  const seesFocus = () =>
    waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Second factor' })).toHaveFocus())
  await seesFocus()
  const codes = within(screen.getByRole('main')).getAllByRole('listitem')
  expect(codes).toHaveLength(10)
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible()

  // They are not shown again: whoever goes elsewhere is asked.
  await user.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Inbox' }),
  )
  const asked = within(await screen.findByRole('dialog', { name: 'Leave without the recovery codes?' }))
  await user.click(asked.getByRole('button', { name: 'Stay' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  expect(await screen.findByText(/Your second factor is on/)).toBeVisible()
  await seesFocus()
})
