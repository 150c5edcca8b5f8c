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
  it('finds a job by what a visitor can read of it in any case, and by nothing else', async () => {
    const { enterSearch, clearSearch, seesJobs } = await openJobList(portal)
    for (const [text, position] of [
      ['lathe', 'Lathe Operator'],
      ['OTTER', 'Second'],
      ['gharial', 'Third'],
      ['accounts', 'Fourth'],
      ['fish & chips', 'Fifth'],
      ['salesforce', 'Sixth'],
      ['healthcare', 'Seventh'],
      ['nurse', 'Eighth'],
      ['walrus', 'Lathe Operator'],
    ] as const) {
      await enterSearch(text)
      await seesJobs(1)
      expect(positions()).toEqual([position])
      await clearSearch()
    }
    for (const text of ['panther', 'leopard', 'lobster', '<li>', 'operatortrishul']) {
      await enterSearch(text)
      await seesJobs(0)
      expect(positions()).toEqual([])
      await clearSearch()
    }
  })

  it('counts politely what is left with every key, blanks being no filter, and all again when it is emptied', async () => {
    const { user, searchBox, clearSearch, seesJobs } = await openJobList(portal)
    const status = () => screen.getByRole('status')
    expect(status()).toHaveTextContent('9 Jobs available')
    await user.type(searchBox(), '   ')
    await seesJobs(9)
    await waitFor(() => expect(positions()).toHaveLength(9))
    await user.keyboard('otte')
    await seesJobs(1)
    await user.keyboard('x')
    await seesJobs(0)
    expect(status()).toHaveTextContent('0 Jobs available')
    await clearSearch()
    await seesJobs(9)
  })
})
