import { screen, waitFor, within } from '@testing-library/react'
import { openWith, refusal } from '@test/features/openWith'
import { openServices, SERVICES } from '@test/features/services/services'
import { renderApp } from '@test/support/renderApp'
import { startServer, type TestServer } from '@test/support/server'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const TITLE = 'Permanent recruitment for offices, plants, hospitals and sites across central India'

const openSample = async (options = {}) => {
  const app = renderApp('/service-details?service_id=1', { ...server, ...options })
  await screen.findByRole('heading', { level: 1, name: TITLE })
  return app
}

const openOne = async (changes: Record<string, unknown>) => {
  const app = await openServices('/service-details?service_id=1', [changes])
  await screen.findByRole('heading', { level: 2, name: 'Contact Us' })
  return app
}

const breadcrumb = () => screen.getByRole('navigation', { name: 'breadcrumb' })
const banner = () => document.querySelector('main img')

describe('The details of a service', () => {
  it('show banner, whole title and description under Home and Services, and offer an enquiry in a new tab', async () => {
    await openSample()
    expect(breadcrumb()).toHaveTextContent(/^Home>Services>Recruitment$/)
    expect(within(breadcrumb()).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(within(breadcrumb()).getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services')
    expect(banner()).toHaveAttribute('src', '/uploads/recruitment-banner.svg')
    expect(screen.getByRole('heading', { level: 2, name: 'About this service' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'How a search runs' })).toBeVisible()
    expect(screen.getByText('since 2006').tagName).toBe('STRONG')

    const block = within(screen.getByRole('complementary', { name: 'Contact Us' }))
    const link = block.getByRole('link', { name: 'ManPower Enquiry' })
    expect(link).toHaveAttribute('href', '/manpower-enquiry')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAccessibleDescription('Opens in a new tab')
    expect(block.getByRole('link', { name: 'Offices and phone numbers' })).toHaveAttribute(
      'href',
      '/contact-us',
    )
  })

  it.each([null, '<p> </p>'])('have no heading over a description of %j', async (description) => {
    await openOne({ description })
    expect(screen.queryByRole('heading', { name: 'About this service' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'ManPower Enquiry' })).toBeVisible()
  })
})

describe('The details of no service', () => {
  it.each(['/service-details', '/service-details?service_id=%20', '/service-details?service_id=999'])(
    'at %s say that it is not offered any more, and lead to the services',
    async (path) => {
      const { user, address } = renderApp(path, server)
      expect(
        await screen.findByRole('heading', { level: 1, name: 'This service is not offered any more' }),
      ).toBeVisible()
      expect(breadcrumb()).toHaveTextContent('Home>Services>Service Details')
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'See all services' }))
      await screen.findByText('9 services')
      expect(address()).toBe('/services')
    },
  )

  it.each([
    ['was refused', refusal],
    ['never came', 'drop' as const],
  ])('stay quiet where the list %s', async (_what, answer) => {
    await openWith('/service-details?service_id=1', { [SERVICES]: [answer] })
    await screen.findByRole('heading', { level: 1, name: 'Service Details' })
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    expect(screen.getByRole('main')).not.toHaveTextContent(/not offered|stocktaking|wrong/i)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
