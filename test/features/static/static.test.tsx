import { act, screen, within, waitFor } from '@testing-library/react'
import { loadNotice } from '@/components/NoticeStack'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { holdClock, passTime } from '@test/support/realTime'
import { renderApp } from '@test/support/renderApp'
import { latinWords } from '@test/support/latinWords'
import { startServer, type TestServer } from '@test/support/server'

describe('Static pages', () => {
  let portal: Portal

  beforeAll(async () => {
    portal = await startPortal([])
  })
  afterAll(() => portal.close())
  afterEach(() => jest.useRealTimers())

  const region = (name: string) => screen.getByRole('region', { name })

  const linksIn = (name: string) => within(region(name)).getAllByRole('link')

  describe('About Us', () => {
    it('tells the facts of the specification, under headings in order', async () => {
      renderApp('/about-us', portal)
      expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
      const main = within(screen.getByRole('main'))
      expect(main.getByRole('navigation', { name: 'breadcrumb' })).toHaveTextContent(/^Home>About Us$/)
      const levels = main.getAllByRole('heading').map(({ tagName }) => tagName)
      expect(levels.slice(0, 2)).toEqual(['H1', 'H2'])
      expect(new Set(levels.slice(1))).toEqual(new Set(['H2', 'H3']))
      for (const words of [
        /Since 2006/,
        /certified to ISO 9001:2015/,
        /registered MSME/,
        /an office in Raipur/,
        /More than 50 empanelled companies/,
        /across India/,
        /Job seekers never pay us/,
        /gig workers.*bid/,
        /Navkaam Freelance and its 300\+ service categories/,
        /Recruitment.*Outsourcing.*BPO.*Freelancers.*Surveys/,
        /Ananya DeshlahreFounder.*Rohit BaghelCo-founder/,
      ])
        expect(screen.getByRole('main')).toHaveTextContent(words)
      expect(screen.getByRole('main')).not.toHaveTextContent(/[{}]|undefined/)
      const steps = within(region('How we got here')).getAllByRole('listitem')
      expect(steps[0]).toHaveTextContent(/^2006/)
      expect(steps[2]).toHaveTextContent(/^2022.*startup award/)

      // Its partner companies open in a new tab.
      const partners = linksIn('Our partner companies')
      expect(partners.map((link) => link.getAttribute('href'))).toEqual([
        'https://freelance.navkaam.example/projects',
        'https://freelance.navkaam.example/freelancers',
        'https://haathkaam.example/',
      ])
      for (const link of partners) {
        expect(link).toHaveAttribute('target', '_blank')
        expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
      }
      expect(linksIn('Where to go from here').map((link) => link.getAttribute('href'))).toEqual([
        '/full-time-jobs',
        '/submit-resume',
        '/manpower-enquiry',
        '/services',
        '/contact-us',
      ])
    })
  })

  const NOT_OPEN = /online sign-in is not open yet.*no account is needed/i

  describe('Log In', () => {
    it('has its title, fields and links, sends nothing anywhere, says so for three seconds, and keeps no password', async () => {
      const asked: string[] = []
      const send: typeof fetch = (...request) => {
        asked.push(request[0] instanceof Request ? request[0].url : 'another')
        return fetch(...request)
      }
      const { user, address, store, goTo } = renderApp('/sign-in', { ...portal, fetch: send })
      // The button is named so once the page is hydrated.
      const button = await screen.findByRole('button', { name: 'Log In' })
      expect(document.title).toMatch(/^Log In\b/)
      const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')]
      expect(email).toHaveAttribute('autocomplete', 'username')
      expect(password).toHaveAttribute('type', 'password')
      for (const [name, elsewhere] of [
        ['Sign Up', /^https:.*register/],
        ['Forgot password', /^https:.*password/],
      ] as const)
        expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(elsewhere))
      expect(screen.queryByRole('link', { name: 'the staff office' })).toBeNull()

      await user.click(email)
      await user.paste('asha@example.com')
      await user.click(password)
      await user.paste('open sesame')
      holdClock()
      await user.click(button)
      await act(loadNotice)
      expect(screen.getByRole('status')).toHaveTextContent(NOT_OPEN)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      expect(button).toBeEnabled()
      passTime(2999)
      expect(screen.getByRole('status')).toBeVisible()
      passTime(1)
      expect(screen.queryByRole('status')).not.toBeInTheDocument()
      expect(asked).toEqual([])
      expect(address()).toBe('/sign-in')
      jest.useRealTimers()

      expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0])
      expect(JSON.stringify(store.getState())).not.toContain('sesame')
      await goTo('/about-us')
      await screen.findByRole('heading', { level: 1, name: 'About Us' })
      await goTo('/sign-in')
      expect(await screen.findByLabelText('Password')).toHaveValue('')
      expect(screen.getByLabelText('Email')).toHaveValue('')
    })

    it('leads the staff to the office where the server has one', async () => {
      renderApp('/sign-in', { ...portal, settings: { hasOffice: true } })
      expect(await screen.findByRole('link', { name: 'the staff office' })).toHaveAttribute('href', '/office')
    })
  })
})

describe('Pages in Hindi', () => {
  let server: TestServer & { ownApi: boolean }

  beforeAll(async () => {
    server = { ...(await startServer()), ownApi: true }
  })
  afterAll(() => server.close())

  test('Each is Hindi, but for names and content that has none', async () => {
    const { goTo } = renderApp('/about-us', { ...server, language: 'hi' })
    for (const [path, title, words] of [
      ['/about-us', 'हमारे बारे में', '2006 से हम रायपुर से पूरे भारत में यही मुलाक़ात कराते हैं।'],
      ['/sign-in', 'लॉग इन', 'नौकरियाँ देखने और आवेदन करने के लिए खाते की ज़रूरत नहीं।'],
      ['/services', 'सेवाएँ', 'और पढ़ें।'],
      ['/service-details?service_id=none', 'यह सेवा अब नहीं दी जाती', 'सभी सेवाएँ देखें'],
      ['/companies', 'सभी कंपनियाँ', 'Navkaam के ज़रिए भर्ती करने वाली 50+ कंपनियों में से कुछ।'],
      ['/csr', 'सामाजिक काम', 'कंपनी की सामाजिक ज़िम्मेदारी'],
      ['/contact-us', 'संपर्क करें', 'रजिस्टर्ड ऑफ़िस'],
      ['/privacy', 'निजता', 'सूचना 1, 28-11-2026 से लागू।'],
    ] as const) {
      await goTo(path)
      await screen.findByRole('heading', { level: 1, name: title })
      await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
      const main = screen.getByRole('main')
      expect(document.title).toMatch(title)
      expect(main).toHaveTextContent(words)
      expect(main).not.toHaveTextContent(/[{}]|undefined/)
      expect([path, ...latinWords(main)]).toEqual([path])
    }
  })

  test('Home is Hindi, with the welcome line 14 times and the notice in the language of the page first', async () => {
    const { user } = renderApp('/', { ...server, language: 'hi' })
    const notice = await screen.findByRole('dialog', { name: 'महत्वपूर्ण सुरक्षा सूचना' })
    expect([...notice.querySelectorAll('[lang]')].map((text) => text.getAttribute('lang'))).toEqual([
      'hi',
      'en',
    ])
    expect(within(notice).getByRole('heading', { level: 3 })).toHaveTextContent('IMPORTANT SECURITY NOTICE')
    await user.click(within(notice).getByRole('button', { name: 'ठीक है' }))
    await waitFor(() => expect(notice).not.toBeInTheDocument())
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'फ़ुल टाइम नौकरी ढूँढें। एक पैसा भी नहीं लगेगा।',
    )
    expect(screen.getAllByText(/^Navkaam में आपका स्वागत है/)).toHaveLength(14)
    expect(screen.getByText(/50 से ज़्यादा कंपनियाँ/)).toHaveTextContent(
      /^पूरे भारत में \d+ नौकरियाँ। 50 से ज़्यादा कंपनियाँ/,
    )
    expect(screen.getAllByText(/^\d+ नौकरियाँ$/).length).toBeGreaterThan(3)
  })
})

describe('The privacy notice', () => {
  let server: TestServer & { ownApi: boolean }

  beforeAll(async () => {
    server = { ...(await startServer()), ownApi: true }
  })
  afterAll(() => server.close())

  beforeEach(() => {
    // jsdom lays nothing out.
    Element.prototype.scrollIntoView = () => undefined
  })

  const region = (name: string) => within(screen.getByRole('region', { name }))

  test('it is reached from the footer, tells what each form asks, and names the grievance officer of the staff', async () => {
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

    const table = within(screen.getByRole('table', { name: 'Manpower Enquiry' }))
    expect(table.getByRole('row', { name: 'Designation To know what you decide' })).toBeVisible()
    expect(table.getByRole('row', { name: /^Attachment \(optional\)/ })).toBeVisible()
    expect(screen.getAllByRole('table')).toHaveLength(5)
    expect(region('How long we keep it').getByText(/^We keep what you send until you ask us/)).toBeVisible()
    expect(await region('Grievance officer').findByText('Kavita Sahu')).toBeVisible()
    expect(
      region('Grievance officer').getByRole('link', { name: 'grievances@navkaam.example' }),
    ).toHaveAttribute('href', 'mailto:grievances@navkaam.example')
  })

  test('it tells the limit that the office has set, and without an officer how the company is reached', async () => {
    await server.db.deleteFrom('grievance_officer').execute()
    renderApp('/privacy', { ...server, settings: { retentionMonths: 24 } })
    await screen.findByRole('heading', { level: 1, name: 'Privacy' })
    expect(region('How long we keep it').getByText(/^We keep what you send for 24 months\./)).toBeVisible()
    const officer = region('Grievance officer')
    expect(await officer.findByText('Navkaam Staffing Services')).toBeVisible()
    expect(officer.getByText(/^18 Kanchanar Path/)).toBeVisible()
    expect(officer.getByRole('link', { name: 'careers@navkaam.example' })).toBeVisible()
    expect(officer.getByRole('link', { name: '+91 771 555 0142' })).toHaveAttribute(
      'href',
      'tel:+917715550142',
    )
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
})
