import { screen, within } from '@testing-library/react'
import { openWith } from '@test/features/openWith'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { wireJob } from '@test/support/jobs'
import { renderApp } from '@test/support/renderApp'
import { success } from '@test/support/scriptedApi'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([
    { job_id: '1', position: 'Ward Nurse', role_id: '2', location: 'Raipur', ctc_from: 3, ctc_to: 5 },
    { job_id: '2', position: 'Staff Nurse', role_id: '2', location: 'Bhilai', ctc_from: 3.6, ctc_to: 4.8 },
    { job_id: '3', position: 'Shift Lead', location: 'Durg, Raipur', ctc: '', ctc_from: null, ctc_to: null },
    { job_id: '4', position: 'Closed Nurse', role_id: '2', location: 'Raipur', closed_on: '2026-11-12' },
    { job_id: '5', position: 'Matron', role_id: '2', industry_id: '2', ctc_from: 36, ctc_to: 48 },
  ])
})
afterAll(() => portal.close())

const similar = async () => {
  const section = within(await screen.findByRole('region', { name: 'Similar jobs' }))
  return section.getAllByRole('link').map((link) => {
    const item = link.closest('li')
    if (!item) throw new Error('The link stands in no list')
    const reasons = within(item)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    return [link.textContent, within(item).getByText(/ · /).textContent, ...reasons]
  })
}

describe('Similar jobs', () => {
  it('stand at the end of a job with place, pay and reasons, and lead to it', async () => {
    const { user, address } = renderApp('/job-details?s=1', portal)
    expect(await similar()).toEqual([
      ['Staff Nurse', 'Bhilai · ₹ 3.6 - 4.8 Lakhs', 'Same role', 'Near this pay'],
      ['Shift Lead', 'Durg, Raipur · Salary not disclosed', 'Same industry', 'Same place'],
    ])
    await user.click(screen.getByRole('link', { name: 'Staff Nurse' }))
    await screen.findByRole('heading', { level: 1, name: 'Staff Nurse' })
    expect(address()).toBe('/job-details?s=2')
    expect(await similar()).toEqual([
      ['Ward Nurse', 'Raipur · ₹ 3 - 5 Lakhs', 'Same role', 'Near this pay'],
      ['Shift Lead', 'Durg, Raipur · Salary not disclosed', 'Same industry'],
    ])
  })

  it('show pay by the month to who reads it so', async () => {
    localStorage.setItem('jobMemory', '{"payUnit":"month"}')
    renderApp('/job-details?s=1', portal)
    // 3.6 and 4.8 lakhs a year are 30,000 and 40,000 rupees a month.
    expect((await similar())[0]?.[1]).toBe('Bhilai · ₹ 30,000 - 40,000 a month')
    localStorage.clear()
  })

  it('are no part of a job that none is like', async () => {
    renderApp('/job-details?s=5', portal)
    await screen.findByRole('heading', { level: 1, name: 'Matron' })
    expect(screen.queryByRole('heading', { name: 'Similar jobs' })).not.toBeInTheDocument()
  })

  it('are picked from the list of another API, which is asked for it once', async () => {
    const bare = {
      d_name: null,
      role_name: null,
      ctc: null,
      ctc_from: null,
      ctc_to: null,
    }
    const { requests } = await openWith('/job-details?s=7', {
      '/web/job/get': [
        success([
          wireJob({ ...bare, job_id: 7, position: 'Welder' }),
          wireJob({ ...bare, job_id: 8, position: 'Turner' }),
          wireJob({ ...bare, job_id: 9, position: 'Smith', industry_name: 'Jewellery' }),
        ]),
      ],
    })
    expect(await similar()).toEqual([
      ['Turner', 'Bhilai · Salary not disclosed', 'Same industry', 'Same place'],
    ])
    expect(requests.filter(({ path }) => /job/.test(path)).map(({ path }) => path)).toEqual(['/web/job/get'])
  })
})

const sees = async (...texts: string[]) => {
  for (const text of texts) expect(await screen.findByText(text)).toBeVisible()
}

describe('A job that was closed', () => {
  it('tells which one it was, since when, and what is like it', async () => {
    renderApp('/job-details?s=4', portal)
    expect(await screen.findByRole('heading', { level: 1, name: 'This job is no longer open' })).toBeVisible()
    await sees('Closed Nurse', 'Trishul Precision Works · Raipur', 'Job no. 4', 'Closed on 12-11-2026')
    expect((await similar()).map(([position]) => position)).toEqual([
      'Ward Nurse',
      'Staff Nurse',
      'Shift Lead',
    ])
    expect(screen.getByRole('link', { name: 'See all full-time jobs' })).toHaveAttribute(
      'href',
      '/full-time-jobs',
    )
  })

  it('has no form to apply, but says the same', async () => {
    renderApp('/apply-job?job_id=4', portal)
    await sees('Closed Nurse', 'Closed on 12-11-2026')
    expect(screen.getByRole('heading', { level: 1, name: 'Apply For Job' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Full Name' })).not.toBeInTheDocument()
    expect(await similar()).toHaveLength(3)
  })

  it('is told by another API, where its closing date has passed', async () => {
    const { requests } = await openWith('/job-details?s=7', {
      '/web/job/get': [success([wireJob({ job_id: 7, position: 'Welder', closing_date: '2026-01-31' })])],
    })
    await sees('Welder', 'Closed on 31-01-2026')
    expect(requests.filter(({ path }) => path.startsWith('/api'))).toEqual([])
  })
})
