import { screen, waitFor, within } from '@testing-library/react'
import { contactForm, resumeForm } from '@test/support/builders'
import { post } from '@test/support/server'
import { PASSWORD, startOffice, type OfficeServer } from '@test/server/office/officeServer'
import { renderOffice } from '@test/office/renderOffice'

let office: OfficeServer

beforeEach(async () => {
  office = await startOffice()
  for (const [path, form] of [
    ['/web/resume/save', resumeForm({ name: 'Asha Verma', mobile: '9123456780' })],
    ['/web/contact-form/save', contactForm({ name: 'Ravi Sahu', message: 'My sister has 91234 56780' })],
  ] as const)
    await post(office, path, form)
})

afterEach(() => office.close())

const openData = async () => {
  const view = renderOffice('/data', { ...office, cookie: office.as('owner').cookie })
  expect(await screen.findByText(/2 submissions with 2 files/)).toBeVisible()
  return view
}

const months = () => screen.getByLabelText('Delete submissions after this many months')

describe('The data screen', () => {
  it('sets a retention once it was shown what would go and confirmed, and takes it back', async () => {
    const { user } = await openData()
    expect(screen.getByText('Submissions are kept without a limit.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Export everything' })).toHaveAttribute(
      'href',
      '/office/api/data/export',
    )
    await user.type(months(), '2')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Give a whole number of months from 3 to 120.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.clear(months())
    await user.type(months(), '12')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete submissions after 12 months?' }))
    expect(dialog.getByText('No submissions of today are older than that.')).toBeVisible()
    const kept = async () => (await office.as('owner').get('/data')).body
    expect(await kept()).toMatchObject({ retentionMonths: null })
    await user.click(dialog.getByRole('button', { name: 'Delete from tomorrow on' }))
    expect(
      await screen.findByText(/^Submissions older than 12 months are deleted once a day, next /),
    ).toBeVisible()
    expect(await kept()).toMatchObject({ retentionMonths: 12 })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Submissions are kept without a limit.')).toBeVisible()
    await waitFor(() => expect(months()).toHaveValue(''))
  })

  it('erases a person with what was ticked, by password, and confirms it without a name', async () => {
    const { user } = await openData()
    await user.type(screen.getByLabelText('Mobile'), '+91 91234 56780')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByText('1 submission of +91 91234 56780')).toBeVisible()
    const similar = screen.getByRole('checkbox', { name: /^Ravi Sahu.*See message\.$/ })
    expect(screen.getByRole('button', { name: 'Erase 1 submission' })).toBeVisible()
    await user.click(similar)
    await user.click(screen.getByRole('button', { name: 'Erase 2 submissions' }))

    const dialog = within(await screen.findByRole('dialog', { name: 'Erase 2 submissions' }))
    await user.type(dialog.getByLabelText('Password'), 'wrong')
    await user.click(dialog.getByRole('button', { name: 'Erase' }))
    expect(await dialog.findByText('The password is wrong.')).toBeVisible()
    await user.clear(dialog.getByLabelText('Password'))
    await user.type(dialog.getByLabelText('Password'), PASSWORD)
    await user.click(dialog.getByRole('button', { name: 'Erase' }))

    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Confirmation of erasure' })).toHaveFocus(),
    )
    expect(screen.getByRole('main')).toHaveTextContent('2 submissions with 2 files')
    expect(screen.getByRole('main')).not.toHaveTextContent(/Asha|Ravi|91234/)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.getByRole('heading', { name: 'Data' })).toHaveFocus()
    expect(await screen.findByText(/^No submissions with no files/)).toBeVisible()
  })

  it('shows the person again where something changed meanwhile', async () => {
    const { user } = await openData()
    await user.type(screen.getByLabelText('Mobile'), '9123456780')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await user.click(await screen.findByRole('button', { name: 'Erase 1 submission' }))
    await post(office, '/web/contact-form/save', contactForm({ mobile: '9123456780' }))
    await user.type(await screen.findByLabelText('Password'), `${PASSWORD}{Enter}`)
    expect(await screen.findByText(/Something changed meanwhile/)).toBeVisible()
    expect(await screen.findByText('2 submissions of 9123456780')).toBeVisible()
  })
})
