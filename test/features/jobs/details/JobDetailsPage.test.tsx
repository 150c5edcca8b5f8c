import { screen, waitFor, within } from '@testing-library/react'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([{ job_id: '42' }, { job_id: '43' }])
})
afterAll(() => portal.close())

describe('The details screen', () => {
  it.each(['/job-details', '/job-details?s=', '/job-details?s=%20', '/job-details?id=42'])(
    'leads from %s to the list',
    async (path) => {
      const { address } = renderApp(path, portal)
      expect(await screen.findByRole('heading', { level: 1, name: 'Full Time Jobs' })).toBeVisible()
      expect(address()).toBe('/full-time-jobs')
      await screen.findByText('2 Jobs available')
    },
  )

  it('says of a job that is not in the list that it is no longer open', async () => {
    const { user, address } = renderApp('/job-details?s=999', portal)
    expect(await screen.findByRole('heading', { level: 1, name: /no longer open/i })).toBeVisible()
    expect(document.title).toBe('Full Time Jobs Details')
    const main = within(screen.getByRole('main'))
    await user.click(main.getByRole('link', { name: /all full-time jobs/i }))
    await screen.findByText('2 Jobs available')
    expect(address()).toBe('/full-time-jobs')
  })

  it('bears its title over a spinner while it loads', async () => {
    renderApp('/job-details?s=42', { ...portal, fetch: () => new Promise(() => undefined) })
    await waitFor(() => expect(document.title).toBe('Full Time Jobs Details'))
    expect(within(screen.getByRole('main')).getByRole('progressbar')).toBeVisible()
    expect(screen.queryByText(/no longer open/i)).not.toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('says nothing of the job where the list was refused', async () => {
    let answered = false
    renderApp('/job-details?s=42', {
      ...portal,
      fetch: async () => {
        answered = true
        return new Response('{"status":"0"}', { headers: { 'content-type': 'application/json' } })
      },
    })
    await waitFor(() => {
      expect(answered).toBe(true)
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    })
    expect(screen.getByRole('main')).not.toHaveTextContent(/no longer open|filled or withdrawn/i)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
