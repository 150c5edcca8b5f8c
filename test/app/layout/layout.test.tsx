import { act, screen, waitFor, within } from '@testing-library/react'
import { type Portal, startPortal } from '@test/features/seededPortal'
import { renderApp, SITE } from '@test/support/renderApp'
import { offerLanguage } from '@/app/startBackground'
import { readFromDevice } from '@/store/deviceStorage'
import type { Language } from '@/domain/languages'
import { MEMORY_KEY } from '@/store/device'
import { CACHED_AT_HEADER } from '@/domain/site/offlineCache'

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
      },
    )

    it('stands in a frame whose words are those of the language', async () => {
      await open('/services', 'hi')
      const navigation = screen.getByRole('navigation', { name: 'मुख्य मेन्यू' })
      const links = within(navigation).getAllByRole('link', { hidden: true })
      expect(links.map((link) => [link.textContent, link.getAttribute('href')]).slice(0, 3)).toEqual([
        ['होम', '/hi'],
        ['हमारे बारे में', '/hi/about-us'],
        ['फ़ुल टाइम', '/hi/full-time-jobs'],
      ])
      expect(within(screen.getByRole('contentinfo')).getByText('नौकरी ढूँढने वालों के लिए')).toBeVisible()
    })
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
    ] as const)('is not made in a page in %s to who prefers %s', async (language, preferred) => {
      prefer(...preferred)
      const { store } = await open('/services', language)
      act(() => offerLanguage(store))
      expect(store.getState().site.offered).toBeUndefined()
    })
  })
})

describe('Without a line', () => {
  let portal: Portal
  let isOnline = true
  /** The answers that the browser has kept, and when. */
  let kept: Record<string, Date> = {}

  const matchKept = async (url: string) =>
    kept[url] && new Response('', { headers: { [CACHED_AT_HEADER]: `${kept[url].getTime()}` } })

  beforeAll(async () => {
    portal = await startPortal([{ job_id: '1' }])
  })
  afterAll(() => portal.close())

  beforeEach(() => {
    isOnline = true
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
    kept = {}
    Object.assign(window, { caches: { match: matchKept } })
    // jsdom measures no navigation.
    Object.assign(performance, { getEntriesByType: () => [] })
  })

  const goOffline = (offline: boolean) =>
    act(() => {
      isOnline = !offline
      window.dispatchEvent(new Event(offline ? 'offline' : 'online'))
    })

  const notice = () => screen.queryByText(/^You are offline\./)

  describe('A visitor who is offline', () => {
    it('is told so, with the age of the list, until the line is back', async () => {
      kept[`${SITE}/web/job/search`] = new Date(2026, 10, 20, 14, 5)
      renderApp('/full-time-jobs', portal)
      await screen.findByText('1 Jobs available')
      expect(notice()).not.toBeInTheDocument()
      goOffline(true)
      await waitFor(() =>
        expect(notice()).toHaveTextContent('You are offline. This list was saved on 20-11-2026 at 14:05.'),
      )
      expect(notice()?.closest('[role="status"]')).toBeInTheDocument()
      goOffline(false)
      expect(notice()).not.toBeInTheDocument()
    })

    it('is told of each screen what holds of it', async () => {
      kept['https://api.example.com/web/job/get'] = new Date(2026, 0, 2, 3, 4)
      const { goTo } = renderApp('/job-details?s=1', {
        ...portal,
        ownApi: false,
        settings: { apiHost: 'https://api.example.com' },
      })
      await screen.findByRole('heading', { level: 1, name: 'Production Supervisor' })
      goOffline(true)
      await waitFor(() => expect(notice()).toHaveTextContent('This job was saved on 02-01-2026 at 03:04.'))
      await goTo('/internship')
      await waitFor(() => expect(notice()).toHaveTextContent(/This form cannot be sent until you are back\./))
      await goTo('/about-us')
      await waitFor(() => expect(notice()).toHaveTextContent(/What you read before can still be opened\.$/))
    })

    it('is told so where the browser keeps nothing, too', async () => {
      Reflect.deleteProperty(window, 'caches')
      renderApp('/full-time-jobs', portal)
      await screen.findByText('1 Jobs available')
      goOffline(true)
      await waitFor(() => expect(notice()).toBeInTheDocument())
    })
  })
})
