import { act, screen } from '@testing-library/react'
import { loadSnackbar } from '@/components/NoticeStack'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { holdClock, passTime } from '@test/support/realTime'
import { renderApp } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([])
})
afterAll(() => portal.close())
afterEach(() => jest.useRealTimers())

const NOT_OPEN = /online sign-in is not open yet.*no account is needed/i

const openLogIn = async () => {
  const asked: string[] = []
  const send: typeof fetch = (...request) => {
    asked.push(request[0] instanceof Request ? request[0].url : 'another')
    return fetch(...request)
  }
  const app = renderApp('/sign-in', { ...portal, fetch: send })
  // The button is named so once the page is hydrated.
  await screen.findByRole('button', { name: 'Log In' })
  const fill = async () => {
    await app.user.click(screen.getByLabelText('Email'))
    await app.user.paste('asha@example.com')
    await app.user.click(screen.getByLabelText('Password'))
    await app.user.paste('open sesame')
  }
  const logIn = () => app.user.click(screen.getByRole('button', { name: 'Log In' }))
  return { ...app, asked, fill, logIn }
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

  it('sends nothing anywhere and says so for three seconds', async () => {
    const { fill, logIn, asked, address } = await openLogIn()
    await fill()
    holdClock()
    await logIn()
    await act(loadSnackbar)
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
    const { fill, logIn, store, goTo } = await openLogIn()
    await fill()
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
