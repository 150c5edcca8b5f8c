import { screen, waitFor, within } from '@testing-library/react'
import { openWith, refusal } from '@test/features/openWith'
import { renderApp } from '@test/support/renderApp'
import { success, type Script } from '@test/support/scriptedApi'
import { startServer, type TestServer } from '@test/support/server'

const COMPANIES = '/web/get_clients_list'
const CSR = '/web/csr/get'
const HOURS = '/web/contact_details/get'
const OFFICES = '/web/office/get'
const EMAILS = '/web/email/get'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const main = () => within(screen.getByRole('main'))
const logos = () => main().getAllByRole('img')

describe('The companies screen', () => {
  it('has its title, the place that it is at, and every logo of the content', async () => {
    renderApp('/companies', server)
    expect(await screen.findByRole('heading', { level: 1, name: 'All Companies' })).toBeVisible()
    const breadcrumb = screen.getByRole('navigation', { name: 'breadcrumb' })
    expect(breadcrumb).toHaveTextContent(/^Home\/Companies$/)
    expect(within(breadcrumb).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    const first = await main().findByRole('img', { name: 'Quantrail Systems' })
    expect(first).toHaveAttribute('src', '/uploads/quantrail-systems.svg')
    expect(logos()).toHaveLength(24)
    expect(main().getByRole('link', { name: /^Quantrail Systems \d+ open jobs$/ })).toHaveAttribute(
      'href',
      '/full-time-jobs?q=Quantrail+Systems',
    )
    await waitFor(() => expect(document.title).toBe('All Companies | Navkaam'))
  })

  it('names a logo as its file is named, and no file like a number', async () => {
    await openWith(
      '/companies',
      {
        [COMPANIES]: [
          success([{ logo_file_name: 'neev_stone.png' }, { logo_file_name: 'https://cdn.example/17.png' }]),
        ],
      },
      { assetBaseUrl: 'https://assets.example/' },
    )
    await main().findByRole('img', { name: 'Neev stone' })
    expect(logos().map((logo) => [logo.getAttribute('alt'), logo.getAttribute('src')])).toEqual([
      ['Neev stone', 'https://assets.example/neev_stone.png'],
      ['Company logo', 'https://cdn.example/17.png'],
    ])
  })

  it('marks the name of a file on a page in Hindi with its language', async () => {
    const script = { [COMPANIES]: [success([{ logo_file_name: 'absolute_logo.png' }])] }
    await openWith('/companies', script, {}, 'hi')
    const logo = await main().findByRole('img', { name: 'Absolute logo' })
    expect(logo.closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(logo.closest('main [lang]')).not.toBeNull()
  })
})

const full: Script = {
  [HOURS]: [success([{ working_hours: 'Nine to five', holidays: 'Sundays' }])],
  [OFFICES]: [
    success([
      {
        office_type: 'Registered Office',
        address: '18 Kanchanar Path, Raipur',
        contact_no: '+91 771 555 0142',
        whatsapp_no: '+91 771 555 0143',
      },
    ]),
  ],
  [EMAILS]: [
    success([
      { label: 'Jobs & more', email: ' jobs@navkaam.example ' },
      { label: 'Complaints', email: 'by post only' },
    ]),
  ],
}

/** The contact screen in front of an API that knows everything but what the test changes. */
const openContact = async (changes: Script = {}) => {
  const app = await openWith('/contact-us', { ...full, ...changes })
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  await waitFor(() => {
    expect(app.requests).toHaveLength(3)
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })
  return app
}

/** The texts under a heading. */
const section = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section')
  if (!found) throw new Error(`The heading ${name} stands in no section`)
  return found
}

const under = (name: string) => within(section(name))

const headings = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

const OFFICE_HEADINGS = ['Registered Office', 'Corporate Office', 'Regional Office', 'Branch Offices']

describe('The contact screen of the sample company', () => {
  it('shows hours, holidays, offices in their groups, and the addresses to write to', async () => {
    renderApp('/contact-us', server)
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'breadcrumb' })).toHaveTextContent(/^Home>Contact Us$/)
    await waitFor(() => expect(headings()).toHaveLength(7))
    expect(headings()).toEqual(['Working Hours', 'Holidays', ...OFFICE_HEADINGS, 'Email'])
    expect(section('Working Hours')).toHaveTextContent('Monday to Friday 9:30 am – 6:30 pm')
    expect(section('Holidays')).toHaveTextContent('Holi, Dussehra and Diwali')
    expect(section('Registered Office')).toHaveTextContent('18 Kanchanar Path')
    expect(section('Corporate Office')).toHaveTextContent('Saptaparni House')
    expect(section('Regional Office')).toHaveTextContent(/^Regional OfficeNot available\.$/)
    expect(under('Branch Offices').getAllByText(/\d{6}$/)).toHaveLength(4)
    expect(screen.getAllByText('Not available.')).toHaveLength(1)
    await waitFor(() => expect(document.title).toBe('Contact Us | Navkaam'))
  })
})

describe('The contact screen', () => {
  it('leads to an office by phone and WhatsApp, and has its e-mail addresses in a table', async () => {
    await openContact()
    const phone = screen.getByRole('link', { name: '+91 771 555 0142' })
    expect(phone).toHaveAttribute('href', 'tel:+917715550142')
    expect(phone).not.toHaveAttribute('target')
    const whatsApp = screen.getByRole('link', { name: '+91 771 555 0143' })
    expect(whatsApp).toHaveAttribute('href', 'https://wa.me/917715550143')
    expect(whatsApp).toHaveAttribute('target', '_blank')
    expect(whatsApp.getAttribute('rel')).toMatch(/noopener/)
    const facts = under('Registered Office')
    for (const name of ['Address', 'Phone', 'WhatsApp'])
      expect(facts.getByRole('img', { name })).toBeVisible()

    const table = within(screen.getByRole('table', { name: 'Email' }))
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'For',
      'Email Id',
    ])
    expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Jobs & more',
      'jobs@navkaam.example',
      'Complaints',
      'by post only',
    ])
    expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:jobs@navkaam.example',
    ])
  })

  it.each([
    ['hours and addresses', [HOURS, EMAILS], OFFICE_HEADINGS],
    ['offices', [OFFICES], ['Working Hours', 'Holidays', 'Email']],
  ])('shows the rest without a word where it gets no %s', async (_what, paths, others) => {
    await openContact(Object.fromEntries(paths.map((path) => [path, [refusal]])))
    expect(headings()).toEqual(others)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

const cards = () => main().getAllByRole('button')

const images = () => [...document.querySelectorAll('main li img')]

describe('The CSR screen', () => {
  it('has its title, is under Home, and shows every activity of the content', async () => {
    renderApp('/csr', server)
    expect(await screen.findByRole('heading', { level: 1, name: 'CSR' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'breadcrumb' })).toHaveTextContent(/^Home>CSR$/)
    await main().findAllByRole('button')
    expect(cards()).toHaveLength(6)
    expect(cards()[0]).toHaveAccessibleName(
      'Reading rooms in nine villages. Since 2017 we have opened small librar…',
    )
    expect(images()[0]).toHaveAttribute('src', '/media/village-library.svg')
    await waitFor(() => expect(document.title).toBe('CSR | Navkaam'))
  })
})

const LONG = `We cleaned the old pond. ${'It took many days. '.repeat(9)}`.trim()

const items = [
  { image: 'pond.jpg', description: LONG },
  {
    image: 'well.jpg',
    description:
      '<p>A <b>well</b> for all.</p><script>hacked()</script><a href="javascript:hacked()" onclick="hacked()">More</a>',
  },
]

describe('A click on a CSR card', () => {
  it('opens a dialog titled Description with the whole text, and Escape gives the focus back to the card', async () => {
    const { user } = await openWith('/csr', { [CSR]: [success(items)] })
    const pond = await screen.findByRole('button', { name: /^We cleaned the old pond/ })
    expect(screen.getByRole('button', { name: /^A well for all/ })).toBeVisible()
    await user.click(pond)
    const dialog = within(await screen.findByRole('dialog', { name: 'Description' }))
    expect(dialog.getByRole('heading')).toHaveTextContent(/^Description$/)
    expect(dialog.getByText(LONG)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(pond).toHaveFocus()
  })
})
