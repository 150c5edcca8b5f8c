import { screen, waitFor } from '@testing-library/react'
import { reloadPage } from '@/components/form/reload'
import { openFilledForm, storedApplications } from '@test/features/jobs/apply/applying'
import { type Portal, startPortal } from '@test/features/seededPortal'
import { docxBytes, jpegBytes, jpegFile } from '@test/support/builders'
import { eventually, holdClock, passTime } from '@test/support/realTime'
import { warnings } from '@test/features/formDriver'

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
    expect(localStorage.getItem('jobMemory')).toMatch(/"applied":\[{"job_id":"42","position":"Ward Nurse"/)
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

  it('may have a negotiable CTC and no photo', async () => {
    const { chooseCtc, write, send, field } = await openFilledForm(portal)
    await write('Full Name', '  Kiran Netam ')
    await chooseCtc('From', 'Negotiable')
    await waitFor(() => expect(field('To', CTC)).toHaveValue(''))
    await send()
    await screen.findByText(/your application was sent/i)
    expect(await storedApplications(portal)).toEqual([
      {
        ...filled,
        current_ctc_from: 'negotiable',
        current_ctc_to: '',
        files: [{ field: 'resume', original_name: 'resume.docx', bytes: docxBytes() }],
      },
    ])
  })
})

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
