import { act, screen, waitFor, within } from '@testing-library/react'
import { reloadPage } from '@/components/form/reload'
import { fill, renderOffice, type User } from '@test/office/renderOffice'
import { PASSWORD, startOffice, type OfficeServer } from '@test/server/office/officeServer'

jest.mock('@/components/form/reload')

let office: OfficeServer

beforeAll(async () => {
  office = await startOffice()
})

afterAll(() => office.close())

const signIn = async (user: User, email: string, password: string) => {
  await fill(user, screen.getByLabelText('Email'), email)
  await fill(user, screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

const sections = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('Signing in', () => {
  it('says what is missing, then that something is wrong, not what, and leads to the screen asked for', async () => {
    const { user, address } = renderOffice('/account/second-factor', office)
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email.'),
    )
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password.')
    expect(screen.queryByRole('alert')).toBeNull()
    await signIn(user, 'reader@office.example', 'not the password')
    expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is wrong.')
    expect(screen.getByLabelText('Email')).toHaveValue('reader@office.example')
    await signIn(user, 'reader@office.example', PASSWORD)
    // The button that was pressed is gone.
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Second factor' })).toHaveFocus(),
    )
    expect(address()).toBe('/office/account/second-factor')
    expect(sections()).toEqual(['Overview', 'Inbox', 'Placements', 'Jobs', 'Content'])
  })

  it('leads an owner on with the keyboard from the heading of each screen', async () => {
    const { user } = renderOffice('/', { ...office, cookie: office.as('owner').cookie })
    await screen.findByText('Overview', { selector: 'h1' })
    expect(document.body).toHaveFocus()
    const ofRecruiters = ['Overview', 'Inbox', 'To send', 'Interviews', 'Placements', 'Jobs', 'Content']
    const names = [...ofRecruiters, 'Accounts', 'Data', 'Log']
    expect(sections()).toEqual(names)
    for (const name of names.toReversed()) {
      act(() => screen.getByText(name, { selector: 'nav a, nav a *' }).closest('a')?.focus())
      await user.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByText(name, { selector: 'h1' })).toHaveFocus())
    }
  })
})

test('the menu of the account changes the password, given the current one, and signs out', async () => {
  const { id, email } = await office.addAccount('reader')
  const { cookie, get } = await office.openSession(id)
  const { user } = renderOffice('/account/second-factor', { ...office, cookie })
  await user.click(await screen.findByRole('button', { name: 'Account' }))
  await user.click(screen.getByRole('menuitem', { name: 'Change password' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }))
  await fill(user, dialog.getByLabelText('Current password'), 'not the password')
  await fill(user, dialog.getByLabelText('New password'), 'a lamp in the harbour')
  await user.click(dialog.getByRole('button', { name: 'Change password' }))
  expect(await dialog.findByText('The password is wrong.')).toBeVisible()
  expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription('The password is wrong.')
  await fill(user, dialog.getByLabelText('Current password'), PASSWORD)
  await user.click(dialog.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText(/Your password is changed/)).toBeVisible()
  const { code } = await office.signedOut.post('/sign-in', { email, password: 'a lamp in the harbour' })
  expect(code).toBe(200)
  await user.click(screen.getByRole('button', { name: 'Account' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  // Nothing is left in the tab.
  await waitFor(() => expect(reloadPage).toHaveBeenCalled())
  expect((await get('/session')).code).toBe(401)
})

describe('Setting a password', () => {
  it('follows the link of an invitation, once, and signs in', async () => {
    const account = { email: 'kiran@office.example', name: 'Kiran Rao', role: 'recruiter' }
    const { body } = await office.as('owner').post<{ link: string }>('/accounts', account)
    const path = `/set-password${new URL(body.link).hash}`
    const { user } = renderOffice(path, office)
    expect(await screen.findByText('Kiran Rao, choose the password for kiran@office.example.')).toBeVisible()
    const password = screen.getByLabelText('Password')
    expect(password).toHaveAccessibleDescription(/At least 10 characters/)
    await fill(user, password, 'short')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect(await screen.findByText('Please choose a password of at least 10 characters.')).toBeVisible()
    expect(password).toHaveFocus()
    await fill(user, password, 'a lamp in the harbour')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    // Once.
    renderOffice(path, office)
    expect(await screen.findByText(/This link has expired or was used already/)).toBeVisible()
  })

  it('asks for the code of an account with a second factor', async () => {
    const { id, email } = await office.addAccount('reader')
    const secret = { totp_secret: 'JBSWY3DPEHPK3PXP' }
    await office.db.updateTable('account').set(secret).where('id', '=', id).execute()
    const { body } = await office.as('owner').post<{ link: string }>(`/accounts/${id}/link`)
    const { user } = renderOffice(`/set-password${new URL(body.link).hash}`, office)
    await fill(user, await screen.findByLabelText('Password'), 'a lamp in the harbour')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect(await screen.findByText(/Your password is set/)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue(email)
    await fill(user, screen.getByLabelText('Password'), 'a lamp in the harbour')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByLabelText('Code')).toHaveFocus()
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  })
})

test('a session that expires while a form is filled in is taken up again above the screen, and what failed is repeated', async () => {
  const { user, loseSession } = renderOffice('/accounts', { ...office, cookie: office.as('owner').cookie })
  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  const invitation = screen.getByRole('dialog', { name: 'Invite' })
  await fill(user, within(invitation).getByLabelText('Email'), 'meena@office.example')
  await fill(user, within(invitation).getByLabelText('Name'), 'Meena Rao')
  loseSession()
  await user.click(within(invitation).getByRole('button', { name: 'Invite' }))

  const again = await screen.findByRole('dialog', { name: 'Sign in again' })
  expect(within(again).getByLabelText('Email')).toHaveValue('owner@office.example')
  expect(within(invitation).getByLabelText('Name')).toHaveValue('Meena Rao')
  await fill(user, within(again).getByLabelText('Password'), 'wrong')
  await user.click(within(again).getByRole('button', { name: 'Sign in' }))
  expect(await within(again).findByRole('alert')).toHaveTextContent('Email or password is wrong.')
  await fill(user, within(again).getByLabelText('Password'), PASSWORD)
  await user.click(within(again).getByRole('button', { name: 'Sign in' }))

  expect(await screen.findByRole('dialog', { name: 'Meena Rao is invited' })).toBeVisible()
  await waitFor(() => expect(again).not.toBeInTheDocument())
})
