import { screen, waitFor } from '@testing-library/react'
import { reloadPage } from '@/components/form/reload'
import { openFilledForm, storedApplications } from '@test/features/jobs/apply/applying'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { docxBytes, jpegBytes, jpegFile } from '@test/support/builders'
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
