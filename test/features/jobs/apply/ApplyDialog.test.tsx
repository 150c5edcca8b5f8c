import { act, screen, waitFor, within } from '@testing-library/react'
import { reloadPage } from '@/components/form/reload'
import { formOf, warnings } from '@test/features/formDriver'
import { fillApplication, storedApplications } from '@test/features/jobs/apply/applying'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { eventually, holdClock, passTime } from '@test/support/realTime'
import { renderApp } from '@test/support/renderApp'

jest.mock('@/components/form/reload')

const reload = jest.mocked(reloadPage)

const TITLE = 'Apply for Ward Nurse Position'

let portal: Portal

beforeEach(async () => {
  portal = await startPortal([{ job_id: '42', position: 'Ward Nurse' }])
})
afterEach(async () => {
  jest.useRealTimers()
  reload.mockClear()
  await portal.close()
})

const openDialog = async (options = {}) => {
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
    expect(field('To', 'Current CTC (In lakhs)')).toBeRequired()
    expect(field('Month', 'Experience')).toBeRequired()
    await send('Apply')
    expect(warnings()).toEqual(['Please enter value of Full name.'])
    expect(field('Full Name')).toHaveFocus()
    expect(dialog).toBeVisible()
  })

  it.each([
    ['Close', 'Close'],
    ['the cross above a long form', 'Dismiss'],
    ['Escape', undefined],
  ])('is left by %s, which gives the focus back to its button', async (_way, button) => {
    const { user } = await openDialog()
    await (button ? user.click(screen.getByRole('button', { name: button })) : user.keyboard('{Escape}'))
    await expectClosed()
    expect(screen.getByRole('button', { name: 'Quick apply' })).toHaveFocus()
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

  it('closes once the application is stored, tells of it, and reloads after exactly five seconds', async () => {
    const { send, ...form } = await openDialog()
    await fillApplication({ send, ...form })
    holdClock()
    await send('Apply')
    await eventually(() => expect(screen.getByText(/your application was sent/i)).toBeVisible())
    passTime(4999)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(reload).not.toHaveBeenCalled()
    passTime(1)
    expect(reload).toHaveBeenCalledTimes(1)
    // In that time the parts of the header came that may wait.
    const stored = await act(() => storedApplications(portal))
    expect(stored).toMatchObject([{ job_id: '42', full_name: 'Kiran Netam' }])
  })
})
