import { screen, waitFor, within } from '@testing-library/react'
import { URI } from 'otpauth'
import { renderOffice } from '@test/office/renderOffice'
import { PASSWORD, startOffice, type OfficeServer } from '@test/server/office/officeServer'

let office: OfficeServer

beforeAll(async () => {
  office = await startOffice()
})

afterAll(() => office.close())

const openAccounts = async () => {
  const view = renderOffice('/accounts', { ...office, cookie: office.as('owner').cookie })
  await screen.findByRole('gridcell', { name: 'recruiter@office.example' })
  return view
}

const rowOf = (email: string) => {
  const row = screen.getByRole('gridcell', { name: email }).closest('[role="row"]')
  if (!(row instanceof HTMLElement)) throw new Error(`${email} stands in no row.`)
  return within(row)
}

/** The screen goes on changing meanwhile. */
const isSignedOut = (role: 'reader' | 'recruiter') =>
  waitFor(async () => expect((await office.as(role).get('/session')).code).toBe(401))

describe('The accounts', () => {
  it('are searched by name, email and role', async () => {
    const { user, address } = await openAccounts()
    const search = screen.getByRole('searchbox', { name: 'Search' })
    const emails = () =>
      screen.queryAllByRole('gridcell', { name: /@office/ }).map((cell) => cell.textContent)
    await user.type(search, ' OWNER@')
    await waitFor(() => expect(emails()).toEqual(['owner@office.example']))
    expect(address()).toBe('/office/accounts?search=OWNER%40')
    await user.clear(search)
    await user.type(search, 'a rec')
    await waitFor(() => expect(emails()).toEqual(['recruiter@office.example']))
    await user.clear(search)
    await user.type(search, 'nobody')
    expect(await screen.findByText('Nothing matches the search.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(emails()).toHaveLength(3))
  })

  it('show the link of a new account, good for setting a password', async () => {
    const { user } = await openAccounts()
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    const invitation = within(screen.getByRole('dialog', { name: 'Invite' }))
    await user.type(invitation.getByLabelText('Email'), 'meena@office.example')
    await user.type(invitation.getByLabelText('Name'), 'Meena Kurre')
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

  it('change the role of an account, and show a new link until it is put away', async () => {
    const { user } = await openAccounts()
    await user.click(screen.getByRole('gridcell', { name: 'A reader' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'A reader' }))
    await user.click(dialog.getByRole('button', { name: 'New link' }))
    const shown = within(await screen.findByRole('dialog', { name: 'A new password for A reader' }))
    expect(shown.getByLabelText('Link')).toHaveTextContent(/set-password#token=/)
    await user.keyboard('{Escape}')
    await user.click(shown.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByLabelText('Link')).toBeNull())
    await user.selectOptions(dialog.getByLabelText('Role'), 'Recruiter')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(rowOf('reader@office.example').getByText('recruiter')).toBeVisible())
  })

  it('deactivate an account and take that back, and end the sessions of another', async () => {
    const { user } = await openAccounts()
    await user.click(screen.getByRole('gridcell', { name: 'A reader' }))
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }))
    await waitFor(() => expect(rowOf('reader@office.example').getByText('Deactivated')).toBeVisible())
    await isSignedOut('reader')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(rowOf('reader@office.example').getByText('Active')).toBeVisible())
    const recruiter = rowOf('recruiter@office.example')
    await user.click(recruiter.getByRole('button', { name: 'End sessions' }))
    await waitFor(() => expect(recruiter.queryByRole('button', { name: 'End sessions' })).toBeNull())
    await isSignedOut('recruiter')
  })
})

describe('The second factor', () => {
  it('that is required is set up before anything else, by the address beside the QR code', async () => {
    await office.as('owner').put('/settings', { requireTwoFactor: true })
    const { id } = await office.addAccount('reader')
    const { cookie } = await office.openSession(id)
    const { user, address } = renderOffice('/', { ...office, cookie })
    expect(await screen.findByText(/Set it up to go on/)).toBeVisible()
    expect(address()).toBe('/office/account/second-factor')
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Set up' }))
    expect(await screen.findByRole('img', { name: 'QR code' })).toBeVisible()
    const totp = URI.parse(screen.getByText(/^otpauth:/).textContent ?? '')
    await user.type(screen.getByLabelText('Code'), totp.generate())
    await user.type(screen.getByLabelText('Password'), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('heading', { name: 'Recovery codes' })).toBeVisible()
    const heading = () => screen.getByRole('heading', { level: 1, name: 'Second factor' })
    expect(heading()).toHaveFocus()
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
    expect(heading()).toHaveFocus()
  })
})
