import { act, screen, within } from '@testing-library/react'
import { loadNotice } from '@/components/NoticeStack'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { holdClock, passTime } from '@test/support/realTime'
import { renderApp } from '@test/support/renderApp'

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
  })

  it('leads to its partner companies in a new tab, and to other screens', async () => {
    renderApp('/about-us', portal)
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
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

const openLogIn = async () => {
  const asked: string[] = []
  const send: typeof fetch = (...request) => {
    asked.push(request[0] instanceof Request ? request[0].url : 'another')
    return fetch(...request)
  }
  const app = renderApp('/sign-in', { ...portal, fetch: send })
  // The button is named so once the page is hydrated.
  const button = await screen.findByRole('button', { name: 'Log In' })
  await app.user.click(screen.getByLabelText('Email'))
  await app.user.paste('asha@example.com')
  await app.user.click(screen.getByLabelText('Password'))
  await app.user.paste('open sesame')
  return { ...app, asked, logIn: () => app.user.click(button) }
}

describe('Log In', () => {
  it('has its title, its fields and its links', async () => {
    await openLogIn()
    expect(document.title).toMatch(/^Log In\b/)
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:.*register/),
    )
    expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:.*password/),
    )
  })

  it('leads the staff to the office where the server has one', async () => {
    await openLogIn()
    expect(screen.queryByRole('link', { name: 'the staff office' })).toBeNull()
    renderApp('/sign-in', { ...portal, settings: { hasOffice: true } })
    expect(await screen.findByRole('link', { name: 'the staff office' })).toHaveAttribute('href', '/office')
  })

  it('sends nothing anywhere and says so for three seconds', async () => {
    const { logIn, asked, address } = await openLogIn()
    holdClock()
    await logIn()
    await act(loadNotice)
    expect(screen.getByRole('status')).toHaveTextContent(NOT_OPEN)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Log In' })).toBeEnabled()
    passTime(2999)
    expect(screen.getByRole('status')).toBeVisible()
    passTime(1)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    expect(asked).toEqual([])
    expect(address()).toBe('/sign-in')
  })

  it('keeps the password nowhere', async () => {
    const { logIn, store, goTo } = await openLogIn()
    await logIn()
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0])
    expect(JSON.stringify(store.getState())).not.toContain('sesame')
    await goTo('/about-us')
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
    await goTo('/sign-in')
    expect(await screen.findByLabelText('Password')).toHaveValue('')
    expect(screen.getByLabelText('Email')).toHaveValue('')
  })
})
