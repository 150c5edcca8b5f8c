import { screen, waitFor } from '@testing-library/react'
import { openJobList, positions } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([
    ...Array.from({ length: 5 }, (_, index) => ({ job_id: `${10 + index}` })),
    { job_id: '2', position: 'Second', company_name: 'Otter Works' },
    { job_id: '4', position: 'Fourth', department_id: '2' },
    {
      job_id: '6',
      position: 'Sixth',
      about_company: '<p>Fish</p><script>lobster()</script>',
      job_description: '<ul><li>Sales<b>force</b></li><li>Zebra</li></ul>',
    },
    { job_id: '9', position: 'Ninth', short_job_description: 'Leopard' },
  ])
})
afterAll(() => portal.close())

describe('The search box of the list', () => {
  // Which fields are looked at, and how, is a rule of the domain.
  it('finds a job by what a visitor can read of it in any case, and by nothing else', async () => {
    const { enterSearch, clearSearch, seesJobs } = await openJobList(portal)
    for (const [text, position] of [
      ['OTTER', 'Second'],
      ['accounts', 'Fourth'],
      ['salesforce', 'Sixth'],
    ] as const) {
      await enterSearch(text)
      await waitFor(() => expect(positions()).toEqual([position]))
      await seesJobs(1)
      await clearSearch()
      await waitFor(() => expect(positions()).toHaveLength(9))
    }
    for (const text of ['leopard', 'lobster']) {
      await enterSearch(text)
      await waitFor(() => expect(positions()).toEqual([]))
      await seesJobs(0)
      await clearSearch()
      await waitFor(() => expect(positions()).toHaveLength(9))
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
