import { screen, waitFor, within } from '@testing-library/react'
import { countLandmarks, ONE_OF_EACH } from '@test/app/landmarks'
import { expectComplaint } from '@test/support/console'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { dismissSecurityNotice } from '@test/support/securityNotice'
import { renderApp, SITE } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal(Array.from({ length: 30 }, (_, index) => ({ job_id: `${index + 1}` })))
  const service = { service_id: '5', title: 'Payroll', service_name: 'Payroll', description: '<p>Pay</p>' }
  await portal.db
    .insertInto('service')
    .values({ ...service, small_img: '', banner_img: '', sort_order: 0 })
    .execute()
  const csr = { id: '1', image: 'pond.svg', description: '<p>Ponds cleaned</p>', sort_order: 0 }
  await portal.db.insertInto('csr_item').values(csr).execute()
})
afterAll(() => portal.close())

const screens = [
  ['/', /./],
  ['/about-us', 'About Us'],
  ['/full-time-jobs', 'Full Time Jobs'],
  ['/job-details?s=12', /./],
  ['/apply-job?job_id=12', 'Apply For Job'],
  ['/job-by-categories?id=1', /^Job According To The/],
  ['/all-categories', 'All Categories'],
  ['/internship', 'Internship'],
  ['/services', 'Services'],
  ['/service-details?service_id=5', /./],
  ['/manpower-enquiry', 'Manpower Enquiry'],
  ['/submit-resume', 'Resume'],
  ['/csr', 'CSR'],
  ['/companies', 'All Companies'],
  ['/contact-us', 'Contact Us'],
  ['/sign-in', 'Log In'],
] as const

/** A screen that has come, with what it loads. */
const open = async (path: string) => {
  const app = renderApp(path, portal)
  if (path === '/') await dismissSecurityNotice(app.user)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
  return app
}

/** Markup that browsers accept and the HTML standard does not. */
const INVALID = [
  'button :is(div, p, ul, h1, h2, h3, h4)',
  'select[type]',
  'input[min][aria-valuemin], input[max][aria-valuemax]',
  'input[type="tel"][autocomplete="tel-national"]',
].join()

describe('Each of the sixteen screens', () => {
  it.each(screens)(
    'has one of each landmark, one h1 and a document title of its own at %s',
    async (path, heading) => {
      await open(path)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
      expect(countLandmarks()).toEqual(ONE_OF_EACH)
      expect([...document.querySelectorAll(INVALID)]).toEqual([])
      expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument()
      expect(document.title).toMatch(
        path.startsWith('/job-details') ? /^Full Time Jobs Details$/ : /.+ \| Navkaam$/,
      )
    },
  )
})

describe('An address that is matched exactly', () => {
  it.each(['/About-us', '/full-time-jobs/x', '/jobs'])('or else is unknown: %s', async (path) => {
    await open(path)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!')
  })

  it.each(['/job-by-categories', '/job-by-categories?id='])('leads from %s home', async (path) => {
    const { address, user } = renderApp(path, portal)
    await dismissSecurityNotice(user)
    expect(address()).toBe('/')
  })
})

describe('A link to skip the header', () => {
  it('is the first thing that the keyboard comes to, and leads to the content', async () => {
    const { user } = await open('/about-us')
    await user.tab()
    expect(document.activeElement).toHaveTextContent(/skip to/i)
    const target = document.activeElement?.getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(target)).toBe(screen.getByRole('main'))
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible()
  })
})

describe('A fragment that cannot be decoded', () => {
  it('names nothing, and the screen is shown all the same', async () => {
    expectComplaint(/not a decodable element ID/)
    const { goTo } = await open('/about-us')
    await goTo('/services#100%')
    expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  })
})

const head = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute)

const canonical = () => head('link[rel="canonical"]', 'href')
const feed = () => head('link[type="application/rss+xml"]', 'href')

describe('A search engine', () => {
  it.each([
    ['/job-details?s=999', /no longer open/],
    ['/service-details?service_id=999', /not offered any more/],
    ['/service-details', /not offered any more/],
    ['/no/such/page', /Unexpected Application Error/],
  ])('is told to forget %s', async (address, heading) => {
    renderApp(address, portal)
    await screen.findByRole('heading', { level: 1, name: heading })
    await waitFor(() => expect(head('meta[name="robots"]')).toBe('noindex'))
    expect(canonical()).toBe(SITE + address)
  })

  it('is told to forget a category that the server does not know', async () => {
    renderApp('/job-by-categories?id=999', portal)
    await waitFor(() => expect(head('meta[name="robots"]')).toBe('noindex'))
  })

  it.each([
    ['/full-time-jobs?page=2', '/full-time-jobs?page=2'],
    ['/full-time-jobs?salary=3-6&page=2', '/full-time-jobs'],
    ['/job-by-categories?id=1', '/job-by-categories?id=1'],
    ['/job-by-categories?id=1&q=shift', '/job-by-categories?id=1'],
    ['/services?search=payroll', '/services'],
  ])('knows %s as %s', async (address, path) => {
    renderApp(address, portal)
    await waitFor(() => expect(canonical()).toBe(SITE + path))
    expect(head('meta[name="robots"]')).toBeUndefined()
  })

  it('finds the feed of the list with its filters, which follows what is chosen', async () => {
    const { user } = renderApp('/full-time-jobs?q=shift', portal)
    await screen.findByText('30 Jobs available')
    expect(feed()).toBe(`${SITE}/jobs.rss?q=shift`)
    await user.type(screen.getByPlaceholderText('What are you looking for?'), ' of')
    await waitFor(() => expect(feed()).toBe(`${SITE}/jobs.rss?q=shift+of`))
  })
})
