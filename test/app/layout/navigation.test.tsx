import { screen, waitFor, within } from '@testing-library/react'
import { NAVIGATION, itemsOf, openShell } from '@test/app/layout/shell'
import { dismissSecurityNotice } from '@test/support/securityNotice'
import { type Portal, startPortal } from '@test/features/seededPortal'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([])
})
afterAll(() => portal.close())

describe('The navigation of the header', () => {
  it('is in the order of the specification, and leads to its screens, which it marks', async () => {
    const { user, link, address, navigation } = await openShell(portal)
    expect(itemsOf(navigation())).toEqual(NAVIGATION)
    for (const [name, path] of [
      ['About', '/about-us'],
      ['Services', '/services'],
      ['Manpower Enquiry', '/manpower-enquiry'],
      ['Submit Resume', '/submit-resume'],
      ['CSR', '/csr'],
      ['Contact Us', '/contact-us'],
      ['Home', '/'],
    ] as const) {
      await user.click(link(name))
      if (path === '/') await dismissSecurityNotice(user)
      await waitFor(() => expect(link(name)).toHaveAttribute('aria-current', 'page'))
      expect(address()).toBe(path)
    }
  })

  it('leads by Sign in to the Log In page', async () => {
    const { user, seesScreen } = await openShell(portal)
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    expect(await seesScreen('Log In')).toBeVisible()
  })

  it('leads home by the name of the company', async () => {
    const { user, address, navigation } = await openShell(portal)
    const header = navigation().closest('header') ?? document.body
    await user.click(within(header).getByRole('link', { name: 'Navkaam' }))
    await waitFor(() => expect(address()).toBe('/'))
  })
})

describe('The Jobs submenu', () => {
  it('is opened and closed by pressing its button', async () => {
    const { user, jobs, navigation, pressOnJobs } = await openShell(portal)
    expect(within(navigation()).queryByRole('link', { name: 'Full Time' })).not.toBeInTheDocument()
    await pressOnJobs('{Enter}')
    expect(jobs()).toHaveAttribute('aria-expanded', 'true')
    expect(within(navigation()).getByRole('link', { name: 'Full Time' })).toBeVisible()
    await user.keyboard('{Enter}')
    expect(jobs()).toHaveAttribute('aria-expanded', 'false')
    expect(within(navigation()).queryByRole('link', { name: 'Full Time' })).not.toBeInTheDocument()
  })

  it('is closed by Escape, which gives the focus back to its button', async () => {
    const { user, jobs, link, pressOnJobs } = await openShell(portal)
    await pressOnJobs('{Enter}{Tab}')
    expect(link('Full Time')).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(jobs()).toHaveAttribute('aria-expanded', 'false')
    expect(jobs()).toHaveFocus()
  })

  it('is opened and walked by the arrow keys', async () => {
    const { user, jobs, link, pressOnJobs } = await openShell(portal)
    await pressOnJobs('{ArrowDown}')
    expect(jobs()).toHaveAttribute('aria-expanded', 'true')
    expect(link('Full Time')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(link('Internship')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(link('Full Time')).toHaveFocus()
  })

  it('is closed when the keyboard leaves it', async () => {
    const { user, jobs, link, pressOnJobs } = await openShell(portal)
    await pressOnJobs('{Enter}{Tab}{Tab}{Tab}')
    expect(link('Internship')).toHaveFocus()
    await user.keyboard('{Tab}')
    expect(link('Services')).toHaveFocus()
    expect(jobs()).toHaveAttribute('aria-expanded', 'false')
  })

  it.each([
    ['Full Time', '/full-time-jobs'],
    ['Internship', '/internship'],
  ])('leads by %s to %s and closes', async (name, path) => {
    const { user, jobs, link, address, pressOnJobs } = await openShell(portal)
    await pressOnJobs('{Enter}')
    await user.click(link(name))
    await waitFor(() => expect(address()).toBe(path))
    expect(jobs()).toHaveAttribute('aria-expanded', 'false')
  })

  it('opens Part Time, on another site, in a new tab', async () => {
    const { link, pressOnJobs } = await openShell(portal)
    await pressOnJobs('{Enter}')
    const partTime = link(/^Part Time/)
    expect(partTime).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
    expect(partTime).toHaveAttribute('target', '_blank')
    expect(partTime).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })
})

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('The off-canvas menu', () => {
  it('holds the same navigation in the same order, and toggles Jobs', async () => {
    const { user, openPanel } = await openShell(portal)
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

  it('closes after a choice', async () => {
    const { user, openPanel, seesScreen } = await openShell(portal)
    const panel = await openPanel()
    await user.click(within(panel).getByRole('link', { name: 'About' }))
    await expectClosed()
    expect(await seesScreen('About Us')).toBeVisible()
  })

  it('closes when Back brings another screen', async () => {
    const { openPanel, goBack, seesScreen } = await openShell(portal, '/csr', ['/companies'])
    await openPanel()
    await goBack()
    await expectClosed()
    expect(await seesScreen('All Companies')).toBeVisible()
  })

  it.each([
    ['Escape', undefined],
    ['its button', 'Close menu'],
  ])('closes by %s and gives the focus back', async (_way, button) => {
    const { user, openPanel } = await openShell(portal)
    await openPanel()
    await (button ? user.click(screen.getByRole('button', { name: button })) : user.keyboard('{Escape}'))
    await expectClosed()
    expect(screen.getByRole('button', { name: /menu/i })).toHaveFocus()
  })
})

const openFooter = async () => {
  const shell = await openShell(portal)
  return { ...shell, footer: within(screen.getByRole('contentinfo')) }
}

describe('The footer', () => {
  it('links to three social networks in new tabs, says whose site this is, and leads to every screen', async () => {
    const { footer, user, seesScreen } = await openFooter()
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
    await user.click(footer.getByRole('link', { name: 'Manpower Enquiry' }))
    expect(await seesScreen('Manpower Enquiry')).toBeVisible()
  })

  it('scrolls back to the top without leaving the address', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo')
    const { footer, user, address } = await openFooter()
    scrollTo.mockClear()
    await user.click(footer.getByRole('link', { name: 'Back to top' }))
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
    expect(address()).toBe('/companies')
    scrollTo.mockRestore()
  })
})

const QUESTION = 'What service are you looking for today?'

const openSearch = async (path?: string, before?: string[]) => {
  const shell = await openShell(portal, path, before)
  await shell.user.click(screen.getByRole('button', { name: 'Open search' }))
  const dialog = await screen.findByRole('dialog', { name: QUESTION })
  return { ...shell, dialog: within(dialog) }
}

describe('The search pop-up', () => {
  it('asks for a service, ready to type, and gives the focus back to its button on Escape', async () => {
    const { user, address, dialog } = await openSearch()
    expect(dialog.getByRole('heading', { name: QUESTION })).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('searchbox', { name: QUESTION })).toHaveFocus())
    await user.keyboard('{Escape}')
    await expectClosed()
    expect(screen.getByRole('button', { name: 'Open search' })).toHaveFocus()
    expect(address()).toBe('/companies')
  })

  it.each([
    ['the Search button', '{Tab}{Enter}'],
    ['Enter', '{Enter}'],
  ])('opens the services with the text by %s', async (_way, keys) => {
    const { user, address, seesScreen, dialog } = await openSearch()
    await user.click(dialog.getByRole('searchbox'))
    await user.paste('R&D hiring')
    await user.keyboard(keys)
    expect(await seesScreen('Services')).toBeVisible()
    const [path, query] = address().split('?')
    expect(path).toBe('/services')
    expect(new URLSearchParams(query).get('search')).toBe('R&D hiring')
    await expectClosed()
  })

  it('searches anew from the services themselves', async () => {
    const { user, address, dialog } = await openSearch('/services?search=bpo')
    await user.type(dialog.getByRole('searchbox'), 'payroll')
    await user.click(dialog.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(address()).toBe('/services?search=payroll'))
  })

  it('closes when Back brings another screen', async () => {
    const { goBack, seesScreen } = await openSearch('/csr', ['/companies'])
    await goBack()
    await expectClosed()
    expect(await seesScreen('All Companies')).toBeVisible()
  })
})
