import { screen, waitFor, within } from '@testing-library/react'
import { openWith } from '@test/features/openWith'
import { SITE, renderApp } from '@test/support/renderApp'
import { success } from '@test/support/scriptedApi'
import { type TestServer, startServer } from '@test/support/server'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const SERVICES = '/web/service/get'

/** A service as the wire has it; a test says only what is special about its own. */
const wireService = (changes: Record<string, unknown> = {}) => ({
  service_id: '1',
  title: 'Wages on the right day',
  service_name: 'Payroll',
  description: '<p>Payslips for everybody.</p>',
  small_img: 'payroll-card.svg',
  banner_img: 'payroll-banner.svg',
  ...changes,
})

/** The site at an address, in front of an API that has these services. */
const openServices = (path: string, rows: Record<string, unknown>[]) =>
  openWith(path, { [SERVICES]: [success(rows.map(wireService))] })

/** The headings of the cards in their order. */
const cardTitles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

const readMoreLinks = () => screen.getAllByRole('link', { name: 'Read more.' })

describe('The services screen', () => {
  it('has its title, is under Home, says what it is, and shows every service with the way to its details', async () => {
    renderApp('/services', server)
    await screen.findByText('9 services')
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
})

describe('The link of a service card', () => {
  it('is described by the title of its card, and holds the id, also a number or one that needs encoding', async () => {
    await openServices('/services', [
      { service_id: 12, title: 'Wages' },
      { service_id: 'a&b', title: 'Surveys' },
    ])
    await screen.findByRole('heading', { level: 2, name: 'Surveys' })
    const [wages, surveys] = readMoreLinks()
    expect(wages).toHaveAccessibleDescription('Wages')
    expect(surveys).toHaveAccessibleDescription('Surveys')
    expect(wages).toHaveAttribute('href', '/service-details?service_id=12')
    expect(surveys).toHaveAttribute('href', '/service-details?service_id=a%26b')
  })
})

const TITLE = 'Permanent recruitment for offices, plants, hospitals and sites across central India'

const breadcrumb = () => screen.getByRole('navigation', { name: 'breadcrumb' })

describe('The details of a service', () => {
  it('show banner, whole title and description under Home and Services, and offer an enquiry in a new tab', async () => {
    renderApp('/service-details?service_id=1', server)
    await screen.findByRole('heading', { level: 1, name: TITLE })
    expect(breadcrumb()).toHaveTextContent(/^Home>Services>Recruitment$/)
    expect(within(breadcrumb()).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(within(breadcrumb()).getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services')
    expect(document.querySelector('main img')).toHaveAttribute('src', '/uploads/recruitment-banner.svg')
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

  it('have no heading over a description without a word', async () => {
    await openServices('/service-details?service_id=1', [{ description: '<p> </p>' }])
    await screen.findByRole('heading', { level: 2, name: 'Contact Us' })
    expect(screen.queryByRole('heading', { name: 'About this service' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'ManPower Enquiry' })).toBeVisible()
  })
})

describe('The details of no service', () => {
  it('say that it is not offered any more, and lead to the services', async () => {
    const { user, address } = renderApp('/service-details?service_id=999', server)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This service is not offered any more' }),
    ).toBeVisible()
    expect(breadcrumb()).toHaveTextContent('Home>Services>Service Details')
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'See all services' }))
    await screen.findByText('9 services')
    expect(address()).toBe('/services')
  })
})

const searchedServices = [
  {
    service_id: '1',
    title: 'Wages on time',
    service_name: 'Payroll',
    description: '<p>Payslips &amp; forms</p>',
  },
  {
    service_id: '2',
    title: 'People who ask',
    service_name: 'Surveys',
    description: '<ul><li>Door to door</li></ul>',
  },
  { service_id: '3', title: 'Calls answered', service_name: 'BPO', description: 'Wages of agents included' },
]

/** Waits for these cards. */
const seesCards = (...titles: string[]) => waitFor(() => expect(cardTitles()).toEqual(titles))

const ALL = ['Wages on time', 'People who ask', 'Calls answered']

const status = () => screen.getByRole('status')

const openSearch = async (query = '') => {
  const app = await openWith(`/services${query}`, { [SERVICES]: [success(searchedServices)] })
  await waitFor(() => expect(status()).toHaveTextContent(/service/))
  const box = () => screen.getByRole('searchbox', { name: 'Search services' })
  return {
    ...app,
    box,
    searchFor: async (text: string) => {
      await app.user.clear(box())
      if (text) await app.user.paste(text)
      await app.user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Search' }))
    },
  }
}

describe('A search in the address', () => {
  it('shows the services that hold it, and tells politely how many', async () => {
    await openSearch('?search=%20wages%20')
    expect(cardTitles()).toEqual(['Wages on time', 'Calls answered'])
    expect(status().textContent).toBe('2 services found for “wages”')
    expect(screen.getByRole('link', { name: 'Search jobs for "wages"' })).toHaveAttribute(
      'href',
      '/full-time-jobs?q=wages',
    )
  })

  it('that finds nothing says so kindly and offers ways on', async () => {
    const { user } = await openSearch('?search=elephants')
    expect(status()).toHaveTextContent('0 services found for “elephants”')
    expect(screen.getByRole('heading', { level: 2, name: 'No service fits this search' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Send an enquiry' })).toHaveAttribute('href', '/manpower-enquiry')
    await user.click(screen.getByRole('link', { name: 'Show all services' }))
    await seesCards(...ALL)
    expect(status()).toHaveFocus()
  })
})

describe('The search box of the services', () => {
  it('puts what is searched for in the address, and Back takes it out again', async () => {
    const { user, searchFor, address, goBack, box } = await openSearch()
    await searchFor(' Door to door ')
    await seesCards('People who ask')
    expect(address()).toBe('/services?search=Door+to+door')
    await goBack()
    await seesCards(...ALL)
    expect(box()).toHaveValue('')

    // It finds nothing new while the text is only typed, and answers to Enter.
    await user.type(box(), 'bpo')
    expect(cardTitles()).toEqual(ALL)
    await user.keyboard('{Enter}')
    await seesCards('Calls answered')
    expect(box()).toHaveFocus()
  })
})
