import { screen, waitFor, within } from '@testing-library/react'
import { renderOffice } from '@test/office/renderOffice'
import { PASSWORD, startOffice, type OfficeServer } from '@test/server/office/officeServer'

let office: OfficeServer

beforeAll(async () => {
  office = await startOffice()
})

afterAll(() => office.close())

describe('A session that expires while somebody types', () => {
  it('is taken up again above the screen, and what failed is repeated', async () => {
    const { user, loseSession } = renderOffice('/accounts', { ...office, cookie: office.as('owner').cookie })
    await user.click(await screen.findByRole('button', { name: 'Invite' }))
    const invitation = screen.getByRole('dialog', { name: 'Invite' })
    await user.type(within(invitation).getByLabelText('Email'), 'kiran@office.example')
    await user.type(within(invitation).getByLabelText('Name'), 'Kiran Rao')
    loseSession()
    await user.click(within(invitation).getByRole('button', { name: 'Invite' }))

    const again = await screen.findByRole('dialog', { name: 'Sign in again' })
    expect(within(again).getByLabelText('Email')).toHaveValue('owner@office.example')
    expect(within(invitation).getByLabelText('Name')).toHaveValue('Kiran Rao')
    await user.type(within(again).getByLabelText('Password'), 'wrong')
    await user.click(within(again).getByRole('button', { name: 'Sign in' }))
    expect(await within(again).findByRole('alert')).toHaveTextContent('Email, password or code is wrong.')
    await user.clear(within(again).getByLabelText('Password'))
    await user.type(within(again).getByLabelText('Password'), PASSWORD)
    await user.click(within(again).getByRole('button', { name: 'Sign in' }))

    expect(await screen.findByRole('dialog', { name: 'Kiran Rao is invited' })).toBeVisible()
    await waitFor(() => expect(again).not.toBeInTheDocument())
  })
})
