import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { keepDraft } from '@/components/form/draft'
import { reloadPage } from '@/components/form/reload'
import { formatDate, todayInIndia } from '@/domain/site/calendar'
import { forgetForms, formOf, pageIsOpen, warnings } from '@test/features/formDriver'
import {
  CTC,
  openAgain,
  openApplyPage,
  SENT,
  stored,
  storedApplications,
  typed,
} from '@test/features/jobs/apply/applying'
import { type Portal, startPortal } from '@test/features/seededPortal'
import { docxBytes, docxFile, jpegBytes, jpegFile } from '@test/support/builders'
import { eventually, holdClock, passTime } from '@test/support/realTime'
import { renderApp } from '@test/support/renderApp'

jest.mock('@/components/form/reload')

const reload = jest.mocked(reloadPage)

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([
    { job_id: '42', position: 'Ward Nurse' },
    { job_id: '43', position: 'Crane Operator' },
  ])
})
afterEach(async () => {
  jest.useRealTimers()
  reload.mockClear()
  await forgetForms(portal)
})
afterAll(() => portal.close())

const note = () => screen.queryByText(/what you typed earlier is back/i)

const expectTyped = async ({ field }: ReturnType<typeof formOf>) => {
  await waitFor(() => expect(note()).toBeVisible())
  expect(field('Full Name')).toHaveValue('Kiran Netam')
  expect(field('To', CTC)).toHaveValue('7 Thousand')
  expect(field('Month', 'Experience')).toHaveValue('2')
  await waitFor(() => expect(field('Current Location')).toHaveValue('Bhilai'))
  expect(field('Resume').files).toHaveLength(0)
}

describe('An application that is complete', () => {
  it('is back for another job, is stored for that job, told of, clears the form, and reloads the page after exactly five seconds', async () => {
    const first = await openApplyPage(portal, '43', 'Crane Operator')
    await first.write('Full Name', typed.full_name)
    await first.write('Mobile', typed.mobile)
    await first.write('Email', typed.email)
    await first.chooseCtc('From', '5 Lakhs')
    await first.chooseCtc('To', '7 Thousand')
    await first.chooseExperience('Year', '4')
    await first.chooseExperience('Month', '2')
    await first.choose('Current Location', 'Bhilai')
    const { attach, field, send, ...form } = await openApplyPage(portal)
    await expectTyped({ attach, field, send, ...form })
    await attach('Photo', jpegFile('me.jpg'))
    await attach('Resume', docxFile())
    await pageIsOpen()
    holdClock()
    await send()
    await eventually(() => expect(screen.getByText(SENT)).toBeVisible())
    expect(screen.getByText(SENT).closest('[role="status"]')).toBeInTheDocument()
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
    expect(Object.keys(localStorage)).toEqual(['jobMemory'])
    expect(localStorage.getItem('jobMemory')).toContain('"applied":[]')
    expect(await storedApplications(portal)).toEqual([
      {
        ...stored,
        files: [
          { field: 'photo', original_name: 'me.jpg', bytes: jpegBytes() },
          { field: 'resume', original_name: 'resume.docx', bytes: docxBytes() },
        ],
      },
    ])
  })
})

describe('An application', () => {
  it('that is not taken shows what the server says, and keeps the form', async () => {
    const { attach, field, send } = await openAgain(portal)
    await attach('Resume', docxFile())
    await portal.db.updateTable('job').set({ closed_on: '2026-01-01' }).where('job_id', '=', '42').execute()
    await pageIsOpen()
    holdClock()
    await send()
    await eventually(() => expect(warnings()).toEqual(['This job is no longer open.']))
    expect(field('Full Name')).toHaveValue('Kiran Netam')
    expect(field('To', CTC)).toHaveValue('7 Thousand')
    expect(field('Current Location')).toHaveValue('Bhilai')
    expect(field('Resume').files).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled()
    passTime(60_000)
    expect(reload).not.toHaveBeenCalled()
    expect(await storedApplications(portal)).toEqual([])
    await portal.db.updateTable('job').set({ closed_on: null }).where('job_id', '=', '42').execute()
  })

  it('asks again for a file that cannot be read when it is sent, and keeps the rest', async () => {
    const { attach, field, send } = await openAgain(portal)
    const changed = docxFile('mine.docx')
    changed.arrayBuffer = () => Promise.reject(new DOMException('It was changed.', 'NotReadableError'))
    await attach('Resume', changed)
    await send()
    const sentence = 'mine.docx can no longer be read. Please choose it again.'
    await waitFor(() => expect(warnings()).toEqual([sentence]))
    expect(field('Resume')).toHaveAccessibleDescription(sentence)
    expect(field('Resume').files).toHaveLength(0)
    expect(field('Full Name')).toHaveValue('Kiran Netam')
    await attach('Resume', docxFile('mine.docx'))
    await send()
    await screen.findByText(SENT)
    expect(await storedApplications(portal)).toHaveLength(1)
  })

  it('that is sent without a line keeps everything, its file too, while the visitor looks elsewhere', async () => {
    let isOnline = false
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
    const line: typeof fetch = async (input, init) => {
      if (!isOnline && input instanceof Request && input.method === 'POST') throw new TypeError('offline')
      return fetch(input, init)
    }
    const { attach, goTo, form, field, send } = await openAgain({ ...portal, fetch: line })
    await attach('Resume', docxFile())
    await send()
    await waitFor(() => expect(warnings()).toEqual(['You are offline. Nothing is lost.']))
    await goTo('/about-us')
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
    await goTo('/apply-job?job_id=42')
    await screen.findByText('What you typed earlier is back.')
    expect(screen.queryByText(/files must be chosen again/i)).not.toBeInTheDocument()
    expect(form().getByText('resume.docx')).toBeVisible()
    expect(field('Full Name')).toHaveValue('Kiran Netam')
    isOnline = true
    await send()
    await screen.findByText(SENT)
    expect(await storedApplications(portal)).toMatchObject([{ files: [{ original_name: 'resume.docx' }] }])
  })
})

describe('Quick apply', () => {
  const TITLE = 'Apply for Ward Nurse Position'

  const openDialog = async (options = {}) => {
    const app = renderApp('/job-details?s=42', { ...portal, ...options })
    await app.user.click(await screen.findByRole('button', { name: 'Quick apply' }))
    const dialog = await screen.findByRole('dialog', { name: TITLE })
    return { ...app, dialog, ...formOf(app.user, TITLE) }
  }

  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  it('opens a dialog of the same fields, titled with the position, which stops at the first rule, and is left by its buttons or Escape', async () => {
    const { user, dialog, field, send } = await openDialog()
    expect(within(dialog).getByRole('heading', { name: TITLE })).toBeVisible()
    for (const label of ['Full Name', 'Mobile', 'Email', 'Current Location', 'Photo', 'Resume'])
      expect(field(label)).toBeInTheDocument()
    expect(field('To', CTC)).toBeRequired()
    expect(field('Month', 'Experience')).toBeRequired()
    await send('Apply')
    expect(warnings()).toEqual(['Please enter value of Full name.'])
    expect(field('Full Name')).toHaveFocus()
    expect(dialog).toBeVisible()
    await user.click(within(screen.getByRole('alert')).getByRole('button'))
    for (const name of ['Close', 'Dismiss', undefined]) {
      const inside = within(await screen.findByRole('dialog', { name: TITLE }))
      await (name ? user.click(inside.getByRole('button', { name })) : user.keyboard('{Escape}'))
      await expectClosed()
      const button = screen.getByRole('button', { name: 'Quick apply' })
      expect(button).toHaveFocus()
      if (name) await user.click(button)
    }
  })

  it('has what was typed earlier, stays while it is sending, so that nothing can be sent twice, and forgets it then', async () => {
    keepDraft('application', typed)
    let answer = () => undefined as void
    const waiting = new Promise<void>((resolve) => (answer = resolve))
    const slow: typeof fetch = async (input, init) => {
      if (input instanceof Request && input.method === 'POST') await waiting
      return fetch(input, init)
    }
    const { user, ...form } = await openDialog({ fetch: slow })
    await expectTyped(form)
    await form.attach('Resume', docxFile())
    await form.send('Apply')
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible()
    answer()
    await expectClosed()
    expect(await storedApplications(portal)).toHaveLength(1)
    expect(Object.keys(localStorage)).toEqual(['jobMemory'])
    await user.click(screen.getByRole('button', { name: 'Quick apply' }))
    expect(await screen.findByLabelText('Full Name')).toHaveValue('')
    expect(note()).not.toBeInTheDocument()
  })
})
