import { screen } from '@testing-library/react'
import { openJobList, positions, sidebar } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([
    { job_id: '1', position: 'Nurse', department_id: '1', date_posted: '2026-03-09' },
    { job_id: '2', position: 'Night nurse', department_id: '2', ctc: '6-10', date_posted: '2026-03-08' },
    { job_id: '3', position: 'Driver', department_id: '3', experience_to: 9, date_posted: '2026-03-07' },
  ])
})
afterAll(() => portal.close())

const checked = () =>
  sidebar()
    .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map((box) => box.labels?.[0]?.textContent)

describe('An address with filters', () => {
  it('sets them', async () => {
    const { searchBox, slider } = await openJobList(
      portal,
      '?q=nurse&experience=3&department=2&department=1&salary=6-10',
    )
    expect(positions()).toEqual(['Night nurse'])
    expect(searchBox()).toHaveValue('nurse')
    expect(slider()).toHaveValue('3')
    expect(checked()).toEqual([
      expect.stringMatching(/^Accounts/),
      expect.stringMatching(/^Production/),
      expect.stringMatching(/^6-10/),
    ])
  })

  // Which values mean something is a rule of the domain.
  it('is not spoilt by values that mean nothing', async () => {
    await openJobList(portal, '?experience=abc&salary=1-2&department=77&q=%20&page=zero')
    expect(positions()).toEqual(['Nurse', 'Night nurse', 'Driver'])
  })
})

describe('A choice on the page', () => {
  it('replaces the address: Back leads to where the visitor came from', async () => {
    const list = await openJobList(portal, '', { before: ['/about-us'] })
    await list.enterSearch('nurse')
    await list.seesAddress('/full-time-jobs?q=nurse')
    await list.tickDepartment('Production')
    await list.seesAddress('/full-time-jobs?q=nurse&department=1')
    await list.goBack()
    expect(list.address()).toBe('/about-us')
    expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  })

  it('is there again after Back from a job', async () => {
    const list = await openJobList(portal)
    await list.enterSearch('nurse')
    await list.seesAddress('/full-time-jobs?q=nurse')
    await list.user.click(screen.getByRole('link', { name: 'Nurse' }))
    await screen.findByRole('heading', { level: 1, name: 'Nurse' })
    expect(list.address()).toBe('/job-details?s=1')
    await list.goBack()
    await list.seesJobs(2)
    expect(list.searchBox()).toHaveValue('nurse')
    expect(list.address()).toBe('/full-time-jobs?q=nurse')
  })

  it('does not follow the visitor to the list that the menu opens', async () => {
    const list = await openJobList(portal, '?q=nurse')
    await list.seesJobs(2)
    await list.goTo('/about-us')
    await list.goTo('/full-time-jobs')
    await list.seesJobs(3)
    expect(list.searchBox()).toHaveValue('')
  })
})
