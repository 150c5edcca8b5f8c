import { act, screen, waitFor, within } from '@testing-library/react'
import { type Portal, startPortal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'
import { offerLanguage } from '@/app/startBackground'
import { readFromDevice } from '@/store/deviceStorage'
import type { Language } from '@/domain/languages'
import { MEMORY_KEY } from '@/store/device'
import { siteOf } from '@/store/site'
import { makeStore } from '@/store/store'

describe('The frame', () => {
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
      const { user, link, address, navigation, jobs, pressOnJobs } = await openShell()
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

      // Jobs is opened and closed by pressing it, and closed by Escape, which gives the focus back.
      const isOpen = (open: boolean) => expect(jobs()).toHaveAttribute('aria-expanded', `${open}`)
      expect(within(navigation()).queryByRole('link', { name: 'Full Time' })).not.toBeInTheDocument()
      await pressOnJobs('{Enter}')
      isOpen(true)
      expect(link('Full Time')).toHaveAttribute('href', '/full-time-jobs')
      const partTime = link(/^Part Time/)
      expect(partTime).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
      expect(partTime).toHaveAttribute('target', '_blank')
      expect(partTime).toHaveAttribute('rel', expect.stringContaining('noopener'))
      await user.keyboard('{Enter}')
      isOpen(false)
      expect(within(navigation()).queryByRole('link', { name: 'Full Time' })).not.toBeInTheDocument()
      await user.keyboard('{Enter}{Tab}')
      expect(link('Full Time')).toHaveFocus()
      await user.keyboard('{Escape}')
      isOpen(false)
      expect(jobs()).toHaveFocus()

      // It is opened and walked by the arrow keys, and closed when the keyboard leaves it and after a choice.
      await user.keyboard('{ArrowDown}')
      isOpen(true)
      expect(link('Full Time')).toHaveFocus()
      await user.keyboard('{ArrowUp}')
      expect(link('Internship')).toHaveFocus()
      await user.keyboard('{ArrowDown}')
      expect(link('Full Time')).toHaveFocus()
      await user.keyboard('{Tab}{Tab}')
      expect(link('Internship')).toHaveFocus()
      await user.keyboard('{Tab}')
      expect(link('Services')).toHaveFocus()
      isOpen(false)
      await pressOnJobs('{Enter}')
      await user.click(link('Internship'))
      await waitFor(() => expect(address()).toBe('/internship'))
      isOpen(false)
      await user.click(link('About'))
      await waitFor(() => expect(link('About')).toHaveAttribute('aria-current', 'page'))
      expect(address()).toBe('/about-us')
    })
  })

  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  describe('The off-canvas menu', () => {
    it('holds the same navigation in the same order, toggles Jobs, and closes when Back brings another screen', async () => {
      const { user, openPanel, goBack, seesScreen } = await openShell('/csr', ['/companies'])
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
        '/tell-us',
      ])
    })
  })

  describe('The search pop-up', () => {
    it('opens the services with the text by the Search button or Enter, from the services themselves too', async () => {
      const { user, address } = await openShell('/services?search=bpo')
      for (const [text, keys] of [
        ['R&D hiring', '{Tab}{Enter}'],
        ['pay & more', '{Enter}'],
      ] as const) {
        await user.click(screen.getByRole('button', { name: 'Open search' }))
        const name = 'What service are you looking for today?'
        const dialog = within(await screen.findByRole('dialog', { name }))
        await user.clear(dialog.getByRole('searchbox', { name }))
        await user.paste(text)
        const query = `${new URLSearchParams({ q: text })}`
        expect(dialog.getByRole('link', { name: `Search jobs for "${text}"` })).toHaveAttribute(
          'href',
          `/full-time-jobs?${query}`,
        )
        await user.keyboard(keys)
        await waitFor(() => expect(address()).toBe(`/services?search=${query.slice(2)}`))
        await expectClosed()
      }
    })
  })
})

describe('Its languages', () => {
  let portal: Portal

  beforeAll(async () => {
    portal = await startPortal([])
  })
  afterAll(() => portal.close())
  afterEach(() => jest.restoreAllMocks())

  const open = async (path: string, language: Language = 'en') => {
    const app = renderApp(path, { ...portal, language })
    await screen.findByRole('heading', { level: 1 })
    return app
  }

  const attributesOf = (link: HTMLElement) =>
    ['href', 'lang', 'hreflang'].map((name) => link.getAttribute(name))

  describe('The switch', () => {
    it.each([
      ['en', 'हिन्दी', '/services?search=pay', ['/hi/services?search=pay', 'hi', 'hi']],
      ['hi', 'English', '/services?search=pay', ['/services?search=pay', 'en', 'en']],
    ] as const)(
      'of a page in %s is %s, and leads from %s to the same screen',
      async (code, name, path, expected) => {
        const { user } = await open(path, code)
        const [ofHeader, ofFooter] = screen.getAllByRole('link', { name })
        expect([ofHeader, ofFooter].map((link) => link && attributesOf(link))).toEqual([expected, expected])
        await user.click(screen.getByRole('button', { name: /^(Open menu|मेन्यू खोलें)$/ }))
        const drawer = await screen.findByRole('dialog', { name: /^(Menu|मेन्यू)$/ })
        expect(attributesOf(within(drawer).getByRole('link', { name }))).toEqual(expected)
        // The frame is in the language of the page.
        const home = code === 'hi' ? ['होम', '/hi'] : ['Home', '/']
        const [first] = within(within(drawer).getByRole('navigation')).getAllByRole('link')
        expect([first?.textContent, first?.getAttribute('href')]).toEqual(home)
        const seekers = code === 'hi' ? 'नौकरी ढूँढने वालों के लिए' : 'For job seekers'
        expect(document.querySelector('footer')).toHaveTextContent(seekers)
      },
    )
  })

  describe('The offer of Hindi', () => {
    const offer = 'यह साइट हिन्दी में भी है'
    const prefer = (...tags: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)

    it('is one line in Hindi, and is not made again once it is declined', async () => {
      prefer('hi-IN', 'hi', 'en')
      const { user, store } = await open('/services?search=pay')
      act(() => offerLanguage(store))
      const line = await screen.findByRole('complementary', { name: offer })
      expect(line).toHaveAttribute('lang', 'hi')
      const link = within(line).getByRole('link', { name: 'हिन्दी में देखें' })
      expect(attributesOf(link)).toEqual(['/hi/services?search=pay', 'hi', 'hi'])
      await user.click(within(line).getByRole('button', { name: 'रहने दें' }))
      expect(screen.queryByRole('complementary', { name: offer })).toBeNull()
      expect(readFromDevice(MEMORY_KEY)).toMatchObject({ isLanguageChosen: true })
      act(() => offerLanguage(store))
      expect(screen.queryByText(offer)).toBeNull()
    })

    it.each([
      ['en', ['en-IN', 'hi']],
      ['en', ['mr', 'ta']],
      ['hi', ['hi-IN']],
    ] as const)('is not made in a page in %s to who prefers %s', (language, preferred) => {
      prefer(...preferred)
      const store = makeStore({ apiHost: '', fetch }, { site: siteOf({ language }) })
      act(() => offerLanguage(store))
      expect(store.getState().site.offered).toBeUndefined()
    })
  })
})
