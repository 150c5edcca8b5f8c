import { act, screen, waitFor, within } from '@testing-library/react'
import { type Portal, startPortal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([])
})
afterAll(() => portal.close())

/** The navigation of the specification, with all its links. */
const NAVIGATION = [
  'Home',
  'About',
  'Jobs',
  'Full Time',
  'Part Time',
  'Internship',
  'Services',
  'Manpower Enquiry',
  'Submit Resume',
  'CSR',
  'Contact Us',
]

/** A screen with what is around it. */
const openShell = async (path = '/companies', before: string[] = []) => {
  const app = renderApp(path, { ...portal, before })
  await screen.findByRole('heading', { level: 1 })
  const navigation = () => screen.getByRole('navigation', { name: 'Main' })
  const jobs = () => within(navigation()).getByRole('button', { name: 'Jobs' })
  return {
    ...app,
    navigation,
    link: (name: string | RegExp) => within(navigation()).getByRole('link', { name }),
    jobs,
    /** Presses keys, the first of them on Jobs. */
    pressOnJobs: async (keys: string) => {
      act(() => jobs().focus())
      await app.user.keyboard(keys)
    },
    /** Opens the off-canvas panel; answers with it. */
    openPanel: async () => {
      await app.user.click(screen.getByRole('button', { name: /menu/i }))
      return screen.findByRole('dialog', { name: 'Menu' })
    },
    seesScreen: (title: string) => screen.findByRole('heading', { level: 1, name: title }),
  }
}

/** The names of links and buttons, in their order. */
const itemsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('a, button')].map((item) => item.textContent)

describe('The navigation of the header', () => {
  it('is in the order of the specification, and leads to its screens, of which it marks the one that is shown', async () => {
    const { user, link, address, navigation } = await openShell()
    expect(itemsOf(navigation())).toEqual(NAVIGATION)
    for (const [name, path] of [
      ['Home', '/'],
      ['About', '/about-us'],
      ['Services', '/services'],
      ['Manpower Enquiry', '/manpower-enquiry'],
      ['Submit Resume', '/submit-resume'],
      ['CSR', '/csr'],
      ['Contact Us', '/contact-us'],
    ] as const)
      expect(link(name)).toHaveAttribute('href', path)
    const header = within(navigation().closest('header') ?? document.body)
    expect(header.getByRole('link', { name: 'Navkaam' })).toHaveAttribute('href', '/')
    expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
    await user.click(link('About'))
    await waitFor(() => expect(link('About')).toHaveAttribute('aria-current', 'page'))
    expect(address()).toBe('/about-us')
  })
})

describe('The Jobs submenu', () => {
  it('is opened and closed by pressing its button', async () => {
    const { user, jobs, navigation, link, pressOnJobs } = await openShell()
    expect(within(navigation()).queryByRole('link', { name: 'Full Time' })).not.toBeInTheDocument()
    await pressOnJobs('{Enter}')
    expect(jobs()).toHaveAttribute('aria-expanded', 'true')
    expect(link('Full Time')).toHaveAttribute('href', '/full-time-jobs')
    const partTime = link(/^Part Time/)
    expect(partTime).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
    expect(partTime).toHaveAttribute('target', '_blank')
    expect(partTime).toHaveAttribute('rel', expect.stringContaining('noopener'))
    await user.keyboard('{Enter}')
    expect(jobs()).toHaveAttribute('aria-expanded', 'false')
    expect(within(navigation()).queryByRole('link', { name: 'Full Time' })).not.toBeInTheDocument()
  })

  it('is closed by Escape, which gives the focus back to its button', async () => {
    const { user, jobs, link, pressOnJobs } = await openShell()
    await pressOnJobs('{Enter}{Tab}')
    expect(link('Full Time')).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(jobs()).toHaveAttribute('aria-expanded', 'false')
    expect(jobs()).toHaveFocus()
  })

  it('is opened and walked by the arrow keys', async () => {
    const { user, jobs, link, pressOnJobs } = await openShell()
    await pressOnJobs('{ArrowDown}')
    expect(jobs()).toHaveAttribute('aria-expanded', 'true')
    expect(link('Full Time')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(link('Internship')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(link('Full Time')).toHaveFocus()
  })

  it('is closed when the keyboard leaves it, and after a choice', async () => {
    const { user, jobs, link, address, pressOnJobs } = await openShell()
    await pressOnJobs('{Enter}{Tab}{Tab}{Tab}')
    expect(link('Internship')).toHaveFocus()
    await user.keyboard('{Tab}')
    expect(link('Services')).toHaveFocus()
    expect(jobs()).toHaveAttribute('aria-expanded', 'false')
    await pressOnJobs('{Enter}')
    await user.click(link('Internship'))
    await waitFor(() => expect(address()).toBe('/internship'))
    expect(jobs()).toHaveAttribute('aria-expanded', 'false')
  })
})

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('The off-canvas menu', () => {
  it('holds the same navigation in the same order, and toggles Jobs', async () => {
    const { user, openPanel } = await openShell()
    const panel = await openPanel()
    const items = itemsOf(within(panel).getByRole('navigation'))
    expect(items).toEqual([...NAVIGATION, 'Sign in'])
    const jobs = within(panel).getByRole('button', { name: 'Jobs' })
    expect(jobs).toHaveAttribute('aria-expanded', 'false')
    await user.click(jobs)
    expect(jobs).toHaveAttribute('aria-expanded', 'true')
    expect(within(panel).getByRole('link', { name: 'Full Time' })).toBeVisible()
    expect(within(panel).getByRole('link', { name: /^Part Time/ })).toHaveAttribute('target', '_blank')
    await user.click(jobs)
    expect(jobs).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes when Back brings another screen', async () => {
    const { openPanel, goBack, seesScreen } = await openShell('/csr', ['/companies'])
    await openPanel()
    await goBack()
    await expectClosed()
    expect(await seesScreen('All Companies')).toBeVisible()
  })
})

describe('The footer', () => {
  it('links to three social networks in new tabs, says whose site this is, and leads to every screen', async () => {
    await openShell()
    const footer = within(screen.getByRole('contentinfo'))
    const links = footer.getAllByRole('link', { name: /^Navkaam on / })
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Navkaam on Facebook',
      'Navkaam on LinkedIn',
      'Navkaam on Instagram',
    ])
    for (const link of links) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    }
    expect(footer.getByText(/©/)).toHaveTextContent(`${new Date().getFullYear()} Navkaam Staffing Services`)
    expect(footer.getByRole('link', { name: 'Part Time' })).toHaveAttribute('target', '_blank')
    const enquiry = footer.getByRole('link', { name: 'Manpower Enquiry' })
    expect(enquiry).toHaveAttribute('href', '/manpower-enquiry')
    const menu = NAVIGATION.filter((name) => name !== 'Jobs')
    for (const name of menu) expect(footer.getByRole('link', { name })).toBeVisible()
    const contact = within(footer.getByRole('list', { name: 'Talk to us' })).getAllByRole('link')
    expect(contact.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+917715550142',
      'https://wa.me/917715550143',
      'mailto:careers@navkaam.example',
      '/contact-us',
    ])
  })
})

describe('The search pop-up', () => {
  it.each([
    ['the Search button', '{Tab}{Enter}'],
    ['Enter', '{Enter}'],
  ])('opens the services with the text by %s, from the services themselves too', async (_way, keys) => {
    const { user, address } = await openShell('/services?search=bpo')
    await user.click(screen.getByRole('button', { name: 'Open search' }))
    const name = 'What service are you looking for today?'
    const dialog = within(await screen.findByRole('dialog', { name }))
    await user.click(dialog.getByRole('searchbox', { name }))
    await user.paste('R&D hiring')
    expect(dialog.getByRole('link', { name: 'Search jobs for "R&D hiring"' })).toHaveAttribute(
      'href',
      '/full-time-jobs?q=R%26D+hiring',
    )
    await user.keyboard(keys)
    await waitFor(() => expect(address()).toBe('/services?search=R%26D+hiring'))
    await expectClosed()
  })
})
