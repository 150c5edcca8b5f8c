import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { reloadPage } from '@/components/form/reload'
import { formatDate, todayInIndia } from '@/domain/site/calendar'
import { formOf, unanswered, warnings } from '@test/features/formDriver'
import { fillApplication, openFilledForm, storedApplications } from '@test/features/jobs/apply/applying'
import { type Portal, startPortal } from '@test/features/seededPortal'
import { docxBytes, docxFile, jpegBytes, jpegFile } from '@test/support/builders'
import { eventually, holdClock, passTime } from '@test/support/realTime'
import { renderApp } from '@test/support/renderApp'

jest.mock('@/components/form/reload')

const reload = jest.mocked(reloadPage)

let portal: Portal

beforeEach(async () => {
  portal = await startPortal([
    { job_id: '42', position: 'Ward Nurse' },
    { job_id: '43', position: 'Crane Operator' },
  ])
})

afterEach(async () => {
  jest.useRealTimers()
  reload.mockClear()
  await portal.close()
})

const filled = {
  job_id: '42',
  position: 'Ward Nurse',
  full_name: 'Kiran Netam',
  mobile: '9898989898',
  email: 'kiran.netam@example.com',
  current_ctc_from: '5',
  current_ctc_to: '7',
  experience_from: '4',
  experience_to: '2',
  current_location: '2',
  ...unanswered,
}

const CTC = 'Current CTC (In lakhs)'

describe('An application that is complete', () => {
  it('is stored, told of, clears the form, and reloads the page after exactly five seconds', async () => {
    const { attach, field, send } = await openFilledForm(portal)
    await attach('Photo', jpegFile('me.jpg'))
    holdClock()
    await send()
    await eventually(() => expect(screen.getByText(/your application was sent/i)).toBeVisible())
    expect(screen.getByText(/your application was sent/i).closest('[role="status"]')).toBeInTheDocument()
    for (const label of ['Full Name', 'Mobile', 'Email', 'Current Location'])
      expect(field(label)).toHaveValue('')
    expect(field('From', CTC)).toHaveValue('')
    expect(field('Resume').files).toHaveLength(0)
    expect(screen.getByText('Ward Nurse')).toBeVisible()
    passTime(4999)
    expect(reload).not.toHaveBeenCalled()
    passTime(1)
    expect(reload).toHaveBeenCalledTimes(1)
    passTime(60_000)
    expect(reload).toHaveBeenCalledTimes(1)

    jest.useRealTimers()
    const day = todayInIndia(Date.now())
    const next = await screen.findByRole('heading', { name: 'What happens next' })
    expect(next.closest('section')).toHaveTextContent('A recruiter reads what you wrote')
    const [{ id } = { id: '' }] = await portal.db.selectFrom('application').select('id').execute()
    expect(screen.getByText(`Sent. Your reference is ${id}`)).toBeVisible()
    // One place says that it was sent.
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByRole('note')).toHaveTextContent(
      `You applied for this job on ${formatDate(day)}. Reference ${id}. You can apply again.`,
    )
    expect(localStorage.getItem('jobMemory')).toContain('"applied":[]')
    expect(await storedApplications(portal)).toEqual([
      {
        ...filled,
        files: [
          { field: 'photo', original_name: 'me.jpg', bytes: jpegBytes() },
          { field: 'resume', original_name: 'resume.docx', bytes: docxBytes() },
        ],
      },
    ])
  })
})

test('An application that is not taken shows what the server says, and keeps the form', async () => {
  const { field, send } = await openFilledForm(portal)
  await portal.db.deleteFrom('job').where('job_id', '=', '42').execute()
  await send()
  await waitFor(() => expect(warnings()).toEqual(['This job is no longer open.']))
  expect(field('Full Name')).toHaveValue('Kiran Netam')
  expect(field('To', CTC)).toHaveValue('7 Thousand')
  expect(field('Current Location')).toHaveValue('Bhilai')
  expect(field('Resume').files).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled()
  expect(await storedApplications(portal)).toEqual([])
})

const TITLE = 'Apply for Ward Nurse Position'

const openDialog = async (options = {}) => {
  cleanup()
  const app = renderApp('/job-details?s=42', { ...portal, ...options })
  await app.user.click(await screen.findByRole('button', { name: 'Quick apply' }))
  const dialog = await screen.findByRole('dialog', { name: TITLE })
  return { ...app, dialog, ...formOf(app.user, TITLE) }
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('Quick apply', () => {
  it('opens a dialog of the same fields, titled with the position, which stops at the first rule', async () => {
    const { dialog, field, send } = await openDialog()
    expect(within(dialog).getByRole('heading', { name: TITLE })).toBeVisible()
    for (const label of ['Full Name', 'Mobile', 'Email', 'Current Location', 'Photo', 'Resume'])
      expect(field(label)).toBeInTheDocument()
    expect(field('To', CTC)).toBeRequired()
    expect(field('Month', 'Experience')).toBeRequired()
    await send('Apply')
    expect(warnings()).toEqual(['Please enter value of Full name.'])
    expect(field('Full Name')).toHaveFocus()
    expect(dialog).toBeVisible()
  })

  it('is left by its buttons or Escape, which gives the focus back to its button', async () => {
    const { user } = await openDialog()
    for (const button of ['Close', 'Dismiss', undefined]) {
      await (button ? user.click(screen.getByRole('button', { name: button })) : user.keyboard('{Escape}'))
      await expectClosed()
      expect(screen.getByRole('button', { name: 'Quick apply' })).toHaveFocus()
      await user.click(screen.getByRole('button', { name: 'Quick apply' }))
      await screen.findByRole('dialog', { name: TITLE })
    }
  })

  it('stays while it is sending, so that nothing can be sent twice', async () => {
    let answer = () => undefined as void
    const waiting = new Promise<void>((resolve) => (answer = resolve))
    const slow: typeof fetch = async (input, init) => {
      if (input instanceof Request && input.method === 'POST') await waiting
      return fetch(input, init)
    }
    const { user, ...form } = await openDialog({ fetch: slow })
    await fillApplication(form)
    await form.send('Apply')
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible()
    answer()
    await expectClosed()
    expect(await storedApplications(portal)).toHaveLength(1)
  })
})

describe('What was typed into an application', () => {
  const note = () => screen.queryByText(/what you typed earlier is back/i)

  const openPage = async (jobId: string, position: string) => {
    cleanup()
    const app = renderApp(`/apply-job?job_id=${jobId}`, portal)
    await screen.findByRole('link', { name: position })
    return { ...app, ...formOf(app.user, 'Apply For Job') }
  }

  const expectTyped = async ({ field }: ReturnType<typeof formOf>) => {
    await waitFor(() => expect(note()).toBeVisible())
    expect(field('Full Name')).toHaveValue('Kiran Netam')
    expect(field('To', CTC)).toHaveValue('7 Thousand')
    expect(field('Month', 'Experience')).toHaveValue('2')
    await waitFor(() => expect(field('Current Location')).toHaveValue('Bhilai'))
    expect(field('Resume').files).toHaveLength(0)
  }

  /** The memory of jobs is not typed. */
  const storedDrafts = () => Object.keys(window.localStorage).filter((key) => key !== 'jobMemory')

  it('is back for another job, is sent for that job, and is forgotten then', async () => {
    await fillApplication(await openPage('42', 'Ward Nurse'))
    const form = await openPage('43', 'Crane Operator')
    await expectTyped(form)
    await form.attach('Resume', docxFile())
    await form.send()
    await screen.findByText(/your application was sent/i)
    expect(await storedApplications(portal)).toMatchObject([{ job_id: '43', full_name: 'Kiran Netam' }])
    expect(storedDrafts()).toEqual([])
    expect((await openPage('42', 'Ward Nurse')).field('Full Name')).toHaveValue('')
  })

  it('is back in the dialog, and forgotten where the dialog closes itself', async () => {
    await fillApplication(await openPage('42', 'Ward Nurse'))
    const dialog = await openDialog()
    await expectTyped(dialog)
    await dialog.attach('Resume', docxFile())
    await dialog.send('Apply')
    await expectClosed()
    expect(storedDrafts()).toEqual([])
    await dialog.user.click(screen.getByRole('button', { name: 'Quick apply' }))
    expect(await screen.findByLabelText('Full Name')).toHaveValue('')
    expect(note()).not.toBeInTheDocument()
  })
})
