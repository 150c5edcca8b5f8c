import { screen, waitFor, within } from '@testing-library/react'
import { heldFetch, openWith, refusal } from '@test/features/openWith'
import { cardTitles, readMoreLinks, SERVICES } from '@test/features/services/services'
import { renderApp, SITE } from '@test/support/renderApp'
import { success } from '@test/support/scriptedApi'
import { startServer, type TestServer } from '@test/support/server'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = async () => {
  const app = renderApp('/services', server)
  await screen.findByText('9 services')
  return app
}

const empty = () => {
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Read more.' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
}

describe('The services screen', () => {
  it('has its title, is under Home, says what it is, and shows every service with the way to its details', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Services$/)
    const breadcrumb = screen.getByRole('navigation', { name: 'breadcrumb' })
    expect(breadcrumb).toHaveTextContent('Home>Services')
    expect(within(breadcrumb).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await waitFor(() => expect(document.title).toBe('Services | Navkaam'))
    const head = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute)
    expect(head('meta[name="description"]', 'content')).toMatch(/recruitment, outsourcing/i)
    expect(head('link[rel="canonical"]', 'href')).toBe(`${SITE}/services`)
    expect(readMoreLinks().map((link) => link.getAttribute('href'))).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((id) => `/service-details?service_id=${id}`),
    )
    expect(cardTitles().slice(0, 2)).toEqual([
      'Permanent recruitment for offices, plants, hospitals and sites across ...',
      'Finding senior people quietly',
    ])
    expect(document.querySelector('main img')).toHaveAttribute('src', '/uploads/recruitment-card.svg')
  })

  it('shows a spinner until the services have come, and holds back neither heading nor shell', async () => {
    const { fetch, letGo } = heldFetch()
    renderApp('/services', { ...server, fetch })
    expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Loading services' })).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    letGo()
    await screen.findByText('9 services')
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it.each([
    ['is refused', refusal],
    ['is empty', success([])],
  ])('stays silent and empty where the list %s', async (_what, answer) => {
    const { requests } = await openWith('/services', { [SERVICES]: [answer] })
    await screen.findByRole('heading', { level: 1, name: 'Services' })
    await waitFor(empty)
    expect(requests.filter(({ path }) => path === SERVICES)).toHaveLength(1)
    expect(screen.getByRole('main')).not.toHaveTextContent(/stocktaking|found|0 services/)
  })
})
