import { cleanup, screen, waitFor } from '@testing-library/react'
import { keepDraft } from '@/components/form/draft'
import { forgetForms, storedForms, warnings } from '@test/features/formDriver'
import { CTC, openApplyPage, SENT, stored } from '@test/features/jobs/apply/applying'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { formScreens, keepTyped, openScreen } from '@test/features/submissions/threeForms'
import { docFile } from '@test/support/builders'
import { renderApp } from '@test/support/renderApp'

jest.mock('@/components/form/reload')

const { enquiry, internship, resume } = formScreens

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([{ job_id: '42', position: 'Ward Nurse' }])
})
afterEach(() => forgetForms(portal))
afterAll(() => portal.close())

const own = () => portal
const box = () => screen.queryByRole('checkbox', { name: 'Remember my details on this phone' })
const line = () => screen.findByText('Filled with your details')
const kept = () => Object.keys(localStorage).sort()
const profile = () => JSON.parse(localStorage.getItem('profile') ?? '{}') as Record<string, string>

test('Details that a visitor asks us to remember fill in the next forms of every kind, until they are forgotten', async () => {
  keepTyped(internship)
  const first = await openScreen(internship, own())
  expect(box()).not.toBeChecked()
  await first.attach('Resume', docFile('meena.doc'))
  await first.tick('Remember my details on this phone')
  await first.send()
  await screen.findByText(internship.said)
  // jsdom keeps no files.
  await waitFor(() => expect(warnings()).toEqual([expect.stringMatching(/keep all your details/)]))
  expect(kept()).toEqual(['jobMemory', 'profile'])
  expect(first.field('Name')).toHaveValue('')

  // A draft comes before them, field by field.
  keepDraft('application', {
    mobile: '9000000001',
    current_ctc_from: '5',
    current_ctc_to: '7',
    experience_from: '4',
    experience_to: '2',
  })
  const next = await openApplyPage(own())
  expect(await line()).toHaveAttribute('role', 'status')
  expect(box()).not.toBeInTheDocument()
  expect(screen.getByText('What you typed earlier is back.')).toBeVisible()
  expect(next.field('Full Name')).toHaveValue('Meena Tirkey')
  expect(next.field('Mobile')).toHaveValue('9000000001')
  expect(next.field('Current Location')).toHaveValue('Bilaspur')
  await next.attach('Resume', docFile('meena.doc'))
  await next.send()
  await screen.findByText(SENT)
  const [sent] = await storedForms(portal, 'application')
  expect(sent).toMatchObject({
    ...stored,
    full_name: 'Meena Tirkey',
    mobile: '9000000001',
    email: 'meena.tirkey@example.com',
    current_location: '3',
  })
  await waitFor(() => expect(profile()).toMatchObject({ mobile: '9000000001', ctcToThousands: '7' }))
  cleanup()

  const { field } = await openScreen(resume, own())
  await line()
  expect(field('From', CTC)).toHaveValue('5 Lakhs')
  expect(field('To', CTC)).toHaveValue('')
  expect(field('Location')).toHaveValue('Bilaspur')
  cleanup()

  // A form that is only opened is no draft.
  const last = await openScreen(enquiry, own())
  await line()
  expect(kept()).toEqual(['jobMemory', 'profile'])
  expect(screen.queryByText('What you typed earlier is back.')).not.toBeInTheDocument()
  await last.user.click(screen.getByRole('button', { name: 'Change' }))
  expect(last.field('Name')).toHaveFocus()
  await last.write('Designation', 'Manager')
  expect(localStorage.getItem('draft:enquiry')).toContain('"values":{"designation":"Manager"}')
  await last.user.click(screen.getByRole('button', { name: 'Forget my details' }))
  expect(await screen.findByText('Your details are forgotten.')).toHaveFocus()
  expect(kept()).toEqual([])
  for (const label of ['Name', 'Mobile', 'Designation']) expect(last.field(label)).toHaveValue('')
  expect(box()).not.toBeChecked()
  await last.user.click(screen.getByRole('button', { name: 'Undo' }))
  await line()
  expect(last.field('Mobile')).toHaveValue('9000000001')
  await waitFor(() => expect(kept()).toEqual(['draft:enquiry', 'jobMemory', 'profile']))

  // Another tab forgets them: this one does not bring them back.
  localStorage.removeItem('profile')
  await last.write('Company Name', 'Trishul')
  await last.send()
  await screen.findByText(enquiry.said)
  expect(kept()).toEqual(['jobMemory'])
})

test('Details and drafts alone are forgotten under Saved jobs, too, and of another API there are none', async () => {
  localStorage.setItem('profile', JSON.stringify({ version: 1, name: 'Asha' }))
  keepTyped(enquiry)
  const { user } = renderApp('/saved-jobs', own())
  await user.click(await screen.findByRole('button', { name: 'Forget my details' }))
  expect(kept()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(kept()).toEqual(expect.arrayContaining(['draft:enquiry', 'profile']))
  cleanup()
  const { field } = await openScreen(internship, { ...portal, ownApi: false })
  expect(field('Name')).toHaveValue('')
  expect(box()).not.toBeInTheDocument()
})
