import { screen, waitFor, within } from '@testing-library/react'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([])
})
afterAll(() => portal.close())

const open = async (path = '/about-us') => {
  const app = renderApp(path, portal)
  await screen.findByRole('heading', { level: 1 })
  const bar = within(screen.getByRole('banner', { name: '' }).closest('header') ?? document.body)
  const navigation = () => screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body
  return { ...app, bar, navigation, jobs: () => within(navigation()).getByRole('button', { name: 'Jobs' }) }
}

const labels = (container: HTMLElement) =>
  [...container.querySelectorAll('a, button')].map((item) => item.textContent)

describe('The navigation of the header', () => {
  it('stands in the order of the specification', async () => {
    const { navigation } = await open()
    expect(labels(navigation())).toEqual([
      'Home',
      'About',
      'Jobs',
      'Full Time',
      expect.stringMatching(/^Part Time/),
      'Internship',
      'Services',
      'Manpower Enquiry',
      'Submit Resume',
      'CSR',
      'Contact Us',
    ])
  })

  it.each([
    ['Home', '/'],
    ['About', '/about-us'],
    ['Services', '/services'],
    ['Manpower Enquiry', '/manpower-enquiry'],
    ['Submit Resume', '/submit-resume'],
    ['CSR', '/csr'],
    ['Contact Us', '/contact-us'],
  ])('leads by %s to %s', async (name, path) => {
    const { user, navigation, address } = await open('/companies')
    await user.click(within(navigation()).getByRole('link', { name }))
    await waitFor(() => expect(address()).toBe(path))
    expect(within(navigation()).getByRole('link', { name, current: 'page' })).toBeVisible()
  })

  it('leads by Sign in to the Log In page', async () => {
    const { user } = await open()
    await user.click(within(screen.getByRole('banner', { name: '' })).getByRole('link', { name: 'Sign in' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Log In' })).toBeVisible()
  })
})

describe('The Jobs submenu', () => {
  it('is opened and closed by its button', async () => {
    const { user, jobs } = await open()
    expect(jobs()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('link', { name: 'Full Time' })).toBeNull()
  })
})
