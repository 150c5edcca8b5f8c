import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '@test/support/renderApp'
import { startServer, type TestServer } from '@test/support/server'

let server: TestServer & { ownApi: boolean }

beforeAll(async () => {
  server = { ...(await startServer()), ownApi: true }
})
afterAll(() => server.close())

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined
})

const open = async (path: string, retentionMonths = 0) => {
  const view = renderApp(path, { ...server, settings: { retentionMonths } })
  await screen.findByRole('heading', { level: 1, name: 'Privacy' })
  return view
}

const region = (name: string) => within(screen.getByRole('region', { name }))

test('it is reached from the footer, and its contents lead to each section', async () => {
  const { user, address } = renderApp('/about-us', server)
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  expect(address()).toBe('/privacy')
  expect(screen.getByText(/^Text 1, which holds from \d\d-\d\d-\d{4}\.$/)).toBeVisible()
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  for (const link of contents.getAllByRole('link'))
    expect(screen.getByRole('region', { name: link.textContent })).toBeVisible()
  await user.click(contents.getByRole('link', { name: 'Your rights, and how to use them' }))
  expect(screen.getByRole('heading', { name: 'Your rights, and how to use them' })).toHaveFocus()
  expect(screen.getByRole('main')).not.toHaveTextContent(/[{}]|undefined/)
})

test('each form has a table of what it asks and what that is for', async () => {
  await open('/privacy')
  const table = within(screen.getByRole('table', { name: 'Manpower Enquiry' }))
  expect(table.getByRole('row', { name: 'Designation To know what you decide' })).toBeVisible()
  expect(table.getByRole('row', { name: /^Attachment \(optional\)/ })).toBeVisible()
  expect(screen.getAllByRole('table')).toHaveLength(5)
})

test('how long things are kept is what the office has set', async () => {
  await open('/privacy', 24)
  expect(region('How long we keep it').getByText(/^We keep what you send for 24 months\./)).toBeVisible()
})

test('without a limit it says so', async () => {
  await open('/privacy')
  expect(region('How long we keep it').getByText(/^We keep what you send until you ask us/)).toBeVisible()
})

test('the grievance officer is the one that the staff publish, else the company', async () => {
  const { router } = await open('/privacy')
  expect(await region('Grievance officer').findByText('Kavita Sahu')).toBeVisible()
  expect(
    region('Grievance officer').getByRole('link', { name: 'grievances@navkaam.example' }),
  ).toHaveAttribute('href', 'mailto:grievances@navkaam.example')
  router.dispose()
  await server.db.deleteFrom('grievance_officer').execute()
})

test('without an officer it shows how the company is reached', async () => {
  await open('/privacy')
  const officer = region('Grievance officer')
  expect(await officer.findByText('Navkaam Staffing Services')).toBeVisible()
  expect(officer.getByText(/^18 Kanchanar Path/)).toBeVisible()
  expect(officer.getByRole('link', { name: 'careers@navkaam.example' })).toBeVisible()
  expect(officer.getByRole('link', { name: '+91 771 555 0142' })).toHaveAttribute('href', 'tel:+917715550142')
})

test('in front of another API there is none', async () => {
  renderApp('/privacy', { origin: server.origin })
  expect(await screen.findByText('Please ask us what is kept of what you send.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(within(screen.getByRole('contentinfo')).queryByRole('link', { name: 'Privacy' })).toBeNull()
  await waitFor(() =>
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
  )
})
