import { screen, waitFor, within } from '@testing-library/react'
import { openJobList, positions } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([
    { job_id: '1012', position: 'Staff Nurse', location: 'Nagpur', ctc_from: 2.16, ctc_to: 2.88, ctc: '0-3' },
    { job_id: '1013', position: 'Ward Nurse', location: 'Raipur', ctc_from: null, ctc_to: null, ctc: '3-6' },
    { job_id: '1014', position: 'Room 1012 Steward', location: 'Raipur', ctc: '3-6' },
  ])
})
afterAll(() => portal.close())

const close = () => screen.findByRole('region', { name: 'Close to what you typed' })
const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('A text that no job contains', () => {
  it('leads to jobs that are close to it, with place and pay, beside the count of the exact search', async () => {
    const { enterSearch, seesJobs } = await openJobList(portal)
    await enterSearch('nagpur nurce')
    await seesJobs(0)
    const part = await close()
    expect(linksIn(part)).toEqual([['Staff Nurse', '/job-details?s=1012']])
    expect(within(part).getByText('Nagpur · ₹ 2.16 - 2.88 Lakhs')).toBeVisible()
    expect(screen.getByText('No job fits these filters')).toBeVisible()
  })

  it('is looked for among the jobs that the other filters leave', async () => {
    await openJobList(portal, '?q=GNM&salary=3-6')
    expect(linksIn(await close())).toEqual([['Ward Nurse', '/job-details?s=1013']])
  })

  it('shows nothing more where nothing is close, or where a job contains the text', async () => {
    const { enterSearch, clearSearch, seesJobs } = await openJobList(portal)
    await enterSearch('nurse')
    await seesJobs(2)
    expect(screen.queryByText('Close to what you typed')).not.toBeInTheDocument()
    await clearSearch()
    await enterSearch('astronaut')
    await seesJobs(0)
    await waitFor(() => expect(screen.getByText('No job fits these filters')).toBeVisible())
    expect(screen.queryByText('Close to what you typed')).not.toBeInTheDocument()
  })
})

describe('The number of a job', () => {
  it('leads to that job, above what contains the number too', async () => {
    const { enterSearch, seesJobs } = await openJobList(portal)
    await enterSearch('1012')
    await seesJobs(1)
    await waitFor(() => expect(positions()).toEqual(['Room 1012 Steward']))
    expect(screen.getByRole('link', { name: 'Job no. 1012: Staff Nurse' })).toHaveAttribute(
      'href',
      '/job-details?s=1012',
    )
  })
})
