import { screen, waitFor } from '@testing-library/react'
import { reloadPage } from '@/components/form/reload'
import { warnings } from '@test/features/formDriver'
import { openFilledForm, storedApplications } from '@test/features/jobs/apply/applying'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { eventually, holdClock, passTime } from '@test/support/realTime'

jest.mock('@/components/form/reload')

const reload = jest.mocked(reloadPage)

let portal: Portal

beforeEach(async () => {
  portal = await startPortal([{ job_id: '42', position: 'Ward Nurse' }])
})
afterEach(async () => {
  jest.useRealTimers()
  reload.mockClear()
  await portal.close()
})

const CTC = 'Current CTC (In lakhs)'

describe('An application that is not taken', () => {
  const expectKept = ({ field }: Awaited<ReturnType<typeof openFilledForm>>) => {
    expect(field('Full Name')).toHaveValue('Kiran Netam')
    expect(field('To', CTC)).toHaveValue('7 Thousand')
    expect(field('Current Location')).toHaveValue('Bhilai')
    expect(field('Resume').files).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled()
  }

  it('shows what the server says, and keeps the form', async () => {
    const form = await openFilledForm(portal)
    await portal.db.deleteFrom('job').where('job_id', '=', '42').execute()
    await form.send()
    await waitFor(() => expect(warnings()).toEqual(['This job is no longer open.']))
    expectKept(form)
    expect(await storedApplications(portal)).toEqual([])
  })

  it('asks to try again where no server answers, keeps the form, never reloads, and can be sent again', async () => {
    let isDown = true
    const form = await openFilledForm(portal, {
      fetch: async (...request) => {
        const [input] = request
        const isPost = input instanceof Request && input.method === 'POST'
        if (isPost && isDown) throw new TypeError('nobody answers')
        return fetch(...request)
      },
    })
    holdClock()
    await form.send()
    await eventually(() => expect(warnings()).toEqual(['Something went wrong. Please try again.']))
    expectKept(form)
    passTime(60_000)
    expect(reload).not.toHaveBeenCalled()

    jest.useRealTimers()
    isDown = false
    await form.send()
    await screen.findByText(/your application was sent/i)
    expect(await storedApplications(portal)).toHaveLength(1)
  })
})
