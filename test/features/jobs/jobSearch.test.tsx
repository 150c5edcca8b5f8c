import { screen, waitFor } from '@testing-library/react'
import { openJobList, positions } from '@test/features/jobs/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([
    { job_id: '1', position: 'Lathe Operator', employment_type: 'Walrus season' },
    { job_id: '2', position: 'Second', company_name: 'Otter Works' },
    { job_id: '3', position: 'Third', location: 'Gharial Nagar' },
    { job_id: '4', position: 'Fourth', department_id: '2' },
    { job_id: '5', position: 'Fifth', about_company: '<p>Fish &amp; chips</p><script>lobster()</script>' },
    { job_id: '6', position: 'Sixth', job_description: '<ul><li>Sales<b>force</b></li><li>Zebra</li></ul>' },
    { job_id: '7', position: 'Seventh', industry_id: '2' },
    { job_id: '8', position: 'Eighth', role_id: '2' },
    { job_id: '9', position: 'Ninth', qualification: 'Panther', short_job_description: 'Leopard' },
  ])
})
afterAll(() => portal.close())

describe('The search box of the list', () => {
  it.each([
    ['position', 'lathe', 'Lathe Operator'],
    ['company name', 'OTTER', 'Second'],
    ['location', 'gharial', 'Third'],
    ['department', 'accounts', 'Fourth'],
    ['text about the company', 'fish & chips', 'Fifth'],
    ['job description', 'salesforce', 'Sixth'],
    ['industry', 'healthcare', 'Seventh'],
    ['role', 'nurse', 'Eighth'],
    ['employment type', 'walrus', 'Lathe Operator'],
  ])('finds a job by its %s in any case', async (_field, text, position) => {
    const { typeSearch, seesJobs } = await openJobList(portal)
    await typeSearch(text)
    await seesJobs(1)
    expect(positions()).toEqual([position])
  })

  it.each([
    ['qualification', 'panther'],
    ['short description', 'leopard'],
    ['text of a script', 'lobster'],
    ['tags', '<li>'],
    ['ends of two fields', 'operatortrishul'],
  ])('does not look at the %s', async (_what, text) => {
    const { typeSearch, seesJobs } = await openJobList(portal)
    await typeSearch(text)
    await seesJobs(0)
    expect(positions()).toEqual([])
  })

  it('counts politely what is left with every key, and all again when it is emptied', async () => {
    const { typeSearch, clearSearch, seesJobs } = await openJobList(portal)
    expect(screen.getByRole('status')).toHaveTextContent('9 Jobs available')
    await typeSearch('otter')
    await seesJobs(1)
    expect(screen.getByRole('status')).toHaveTextContent('1 Jobs available')
    await clearSearch()
    await seesJobs(9)
  })

  it('takes blanks for no filter', async () => {
    const { typeSearch, seesJobs } = await openJobList(portal)
    await typeSearch('   ')
    await seesJobs(9)
    await waitFor(() => expect(positions()).toHaveLength(9))
  })
})
