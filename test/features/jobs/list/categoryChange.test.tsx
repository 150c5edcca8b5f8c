import { screen, waitFor } from '@testing-library/react'
import { portalApi } from '@/api/portalApi'
import { noFilters } from '@/domain/jobFilter'
import { searchQuery } from '@/domain/listAddress'
import { holdCategories } from '@test/features/jobs/list/heldCategories'
import { openCategory, positions } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([
    { job_id: '1', position: 'Welder', industry_id: '1' },
    { job_id: '2', position: 'Nurse', industry_id: '2' },
    { job_id: '3', position: 'Surgeon', industry_id: '2', department_id: '2' },
  ])
})
afterAll(() => portal.close())

const title = () => screen.getByRole('heading', { level: 1 })
const openHeld = (path: string) => {
  const network = holdCategories()
  return { ...network, ...renderApp(path, { ...portal, fetch: network.fetch }) }
}

describe('A category whose jobs are on their way', () => {
  it('has a heading, a search box and a spinner, and then its name and jobs', async () => {
    const { letGo } = openHeld('/job-by-categories?id=2')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      /^Job According To The Category$/,
    )
    expect(screen.getByPlaceholderText('What are you looking for?')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Loading jobs' })).toBeVisible()
    expect(screen.queryByText(/Jobs available/)).not.toBeInTheDocument()
    await letGo('2')
    await screen.findByText('2 Jobs available')
    expect(title()).toHaveTextContent(/^Job According To The Healthcare Category$/)
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('bears the name of the card that led to it from the first', async () => {
    const { user, isAsked, letGo } = openHeld('/all-categories')
    await user.click(await screen.findByRole('link', { name: /^Healthcare/ }))
    await isAsked('2')
    expect(title()).toHaveTextContent(/^Job According To The Healthcare Category$/)
    expect(screen.getByRole('progressbar', { name: 'Loading jobs' })).toBeVisible()
    await letGo('2')
    await screen.findByText('2 Jobs available')
  })
})

describe('From one category to another', () => {
  it('a spinner is in place of the jobs before', async () => {
    const { letGo, goTo } = openHeld('/job-by-categories?id=1')
    await letGo('1')
    await screen.findByText('1 Jobs available')
    await goTo('/job-by-categories?id=2')
    expect(screen.getByRole('progressbar', { name: 'Loading jobs' })).toBeVisible()
    expect(positions()).toEqual([])
    expect(title()).not.toHaveTextContent('Engineering')
    expect(screen.queryByRole('checkbox', { name: /^Production/ })).not.toBeInTheDocument()
    await letGo('2')
    await screen.findByText('2 Jobs available')
    expect(positions()).toEqual(['Nurse', 'Surgeon'])
    expect(title()).toHaveTextContent(/^Job According To The Healthcare Category$/)
  })

  it('an answer that comes late is not shown under another name', async () => {
    const { isAsked, letGo, goTo, store } = openHeld('/job-by-categories?id=1')
    const selectFirst = portalApi.endpoints.searchJobs.select(searchQuery(noFilters, 1, '1'))
    await isAsked('1')
    await goTo('/job-by-categories?id=2')
    await isAsked('2')
    await letGo('1')
    await waitFor(() => expect(selectFirst(store.getState()).isSuccess).toBe(true))
    expect(screen.getByRole('progressbar', { name: 'Loading jobs' })).toBeVisible()
    expect(positions()).toEqual([])
    expect(title()).toHaveTextContent(/^Job According To The Category$/)
    await letGo('2')
    await screen.findByText('2 Jobs available')
    expect(positions()).toEqual(['Nurse', 'Surgeon'])
    await goTo('/job-by-categories?id=1')
    expect(positions()).toEqual(['Welder'])
  })

  it('the filters of the one are gone from the other, and there again with Back', async () => {
    const list = await openCategory(portal, '2', '&department=2')
    expect(positions()).toEqual(['Surgeon'])
    await list.goTo('/job-by-categories?id=1')
    await waitFor(() => expect(positions()).toEqual(['Welder']))
    expect(list.address()).toBe('/job-by-categories?id=1')
    await list.goBack()
    await waitFor(() => expect(positions()).toEqual(['Surgeon']))
    expect(title()).toHaveTextContent('Job According To The Healthcare Category')
  })
})
