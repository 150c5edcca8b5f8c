import { screen, waitFor, within } from '@testing-library/react'
import {
  EMAILS,
  headings,
  HOURS,
  linksUnder,
  OFFICES,
  openContact,
  section,
  under,
} from '@test/features/company/contact'
import { renderApp } from '@test/support/renderApp'
import { startScriptedApi, success } from '@test/support/scriptedApi'
import { startServer, type TestServer } from '@test/support/server'

const OFFICE_HEADINGS = ['Registered Office', 'Corporate Office', 'Regional Office', 'Branch Offices']

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

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

describe('An office', () => {
  it('is called by its number, and written to on WhatsApp in a new tab', async () => {
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
  })
})

describe('Working hours and holidays', () => {
  it('are plain text, shown as it came, of the first row', async () => {
    await openContact({
      [HOURS]: [
        success([
          { working_hours: 'Monday: 9 to 5\nSaturday: <closed>', holidays: 'Holi & Diwali' },
          { working_hours: 'Another row' },
        ]),
      ],
    })
    expect(section('Working Hours').querySelector('p')?.textContent).toBe(
      'Monday: 9 to 5\nSaturday: <closed>',
    )
    expect(section('Holidays')).toHaveTextContent('Holi & Diwali')
    expect(screen.getByRole('main')).not.toHaveTextContent('Another row')
  })
})

describe('The e-mail addresses', () => {
  it('stand in a table named Email, each with what it is for', async () => {
    await openContact({
      [EMAILS]: [
        success([
          { label: 'Jobs & more', email: ' jobs@navkaam.example ' },
          { label: 'Complaints', email: 'by post only' },
        ]),
      ],
    })
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
    expect(linksUnder('Email')).toEqual(['mailto:jobs@navkaam.example'])
  })
})

/** A `fetch` that fails at this path once it is let go. */
const failingLate = (path: string) => {
  let letGo = () => undefined as void
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  const failLate: typeof fetch = async (...request) => {
    const [input] = request
    if (!(input instanceof Request) || !input.url.endsWith(path)) return fetch(...request)
    await gate
    throw new TypeError('the line broke')
  }
  return { fetch: failLate, letGo: () => letGo() }
}

describe('Each section of the contact screen', () => {
  it.each([
    [HOURS, 'Loading working hours', [...OFFICE_HEADINGS, 'Email']],
    [OFFICES, 'Loading offices', ['Working Hours', 'Holidays', 'Email']],
    [EMAILS, 'Loading e-mail addresses', ['Working Hours', 'Holidays', ...OFFICE_HEADINGS]],
  ])('has a spinner of its own and fails silently on its own: %s', async (path, spinner, others) => {
    const script = {
      [HOURS]: [success([{ working_hours: 'Nine to five', holidays: 'Sundays' }])],
      [OFFICES]: [success([])],
      [EMAILS]: [success([{ label: 'Jobs', email: 'jobs@navkaam.example' }])],
    }
    const api = await startScriptedApi(script)
    const { fetch: failLate, letGo } = failingLate(path)
    renderApp('/contact-us', { origin: api.origin, fetch: failLate })
    await waitFor(() => expect(headings()).toEqual(others))
    expect(screen.getAllByRole('progressbar')).toHaveLength(1)
    expect(screen.getByRole('progressbar', { name: spinner })).toBeVisible()
    letGo()
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    expect(headings()).toEqual(others)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await api.close()
  })
})
