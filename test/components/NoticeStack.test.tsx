import { I18nProvider } from '@lingui/react'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { NoticeStack } from '@/components/NoticeStack'
import { i18nOf } from '@/locales/catalogs'
import { successShown, warningShown } from '@/store/notices'
import { makeStore } from '@/store/store'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const setup = () => {
  const user = userEvent.setup({ delay: null })
  const store = makeStore({ apiHost: '', fetch })
  render(
    <I18nProvider i18n={i18nOf('en')}>
      <Provider store={store}>
        <NoticeStack />
      </Provider>
    </I18nProvider>,
  )
  return {
    user,
    warn: (text: string) =>
      act(async () => {
        store.dispatch(warningShown(text))
      }),
    tell: (text: string) =>
      act(async () => {
        store.dispatch(successShown(text))
      }),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  }
}

const shown = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)

describe('A notice', () => {
  it('is an alert when it warns, and a status when it tells of success', async () => {
    const { warn, tell } = setup()
    await warn('Name is required.')
    await tell('Your details were sent.')
    expect(screen.getByRole('alert')).toHaveTextContent(/^Name is required\.$/)
    expect(screen.getByRole('status')).toHaveTextContent(/^Your details were sent\.$/)
  })

  it('goes after four and a half seconds, and not before', async () => {
    const { warn, pass } = setup()
    await warn('Name is required.')
    pass(4499)
    expect(shown()).toEqual(['Name is required.'])
    pass(1)
    expect(shown()).toEqual([])
  })

  it('is below those that came before, each for its own time', async () => {
    const { warn, pass } = setup()
    await warn('First')
    pass(3000)
    await warn('Second')
    expect(shown()).toEqual(['First', 'Second'])
    pass(1500)
    expect(shown()).toEqual(['Second'])
    pass(3000)
    expect(shown()).toEqual([])
  })

  it('is shown once, as the newest and for its whole time, when it is said again', async () => {
    const { warn, pass } = setup()
    await warn('First')
    await warn('Second')
    pass(3000)
    await warn('First')
    expect(shown()).toEqual(['Second', 'First'])
    pass(1500)
    expect(shown()).toEqual(['First'])
    pass(3000)
    expect(shown()).toEqual([])
  })

  it('stays while it is pointed at', async () => {
    const { user, warn, pass } = setup()
    await warn('Name is required.')
    await user.hover(screen.getByRole('alert'))
    pass(60_000)
    expect(shown()).toEqual(['Name is required.'])
    await user.unhover(screen.getByRole('alert'))
    pass(4500)
    expect(shown()).toEqual([])
  })

  it('goes at once by its button, alone', async () => {
    const { user, warn } = setup()
    await warn('First')
    await warn('Second')
    const [first] = screen.getAllByRole('alert')
    await user.click(within(first ?? document.body).getByRole('button', { name: 'Close' }))
    expect(shown()).toEqual(['Second'])
  })
})
