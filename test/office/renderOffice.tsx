import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { setupListeners } from '@reduxjs/toolkit/query'
import { act, configure, render, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { OFFICE } from '@/domain/office/paths'
import { officeApi } from '@/office/api/officeApi'
import { App } from '@/office/app/App'
import { routes } from '@/office/app/router'
import { makeTheme } from '@/office/app/theme'
import { makeStore } from '@/office/store/store'
import { eventSourceOver } from './eventSource'

/** As in `renderApp`: outside the document, and once for a suite. */
const styles = createCache({ key: 'css', container: document.createElement('div') })
const theme = makeTheme()

/** Nothing is laid out here; a chart complains where it has no width. */
const layout = document.createElement('style')
layout.textContent = '.MuiChartsSurface-root { width: 600px; height: 300px }'
document.head.append(layout)

configure({ asyncUtilTimeout: 10_000 })
jest.setTimeout(60_000)

// The office stands in front of a real server, whose answers come while a test waits for something else, too.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

const ends: (() => void)[] = []

afterEach(() => {
  ends.splice(0).forEach((end) => end())
})

/** Sends the origin and keeps the cookies, as a browser does. */
const browserFetch = (origin: string, cookies: Map<string, string>): typeof fetch => {
  return async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('origin', origin)
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
}

/** The row of a grid that has this text in a cell: found by its text, since a role asks for the styles of every cell. */
export const gridRow = async (text: string) => {
  const cell = await screen.findByText(text, { selector: '[role="gridcell"], [role="gridcell"] *' })
  return within(cell.closest('[role="row"]') as HTMLElement)
}

export type User = ReturnType<typeof userEvent.setup>

/** Puts a text in place of the one in a field. It is pasted: each letter that is typed renders the screen. */
export const fill = async (user: User, field: HTMLElement, text: string) => {
  act(() => field.focus())
  ;(field as HTMLInputElement).select()
  await user.paste(text)
}

/** Adds to the end of what a field has. */
export const append = async (user: User, field: HTMLElement, text: string) => {
  act(() => field.focus())
  const { length } = (field as HTMLInputElement).value
  ;(field as HTMLInputElement).setSelectionRange(length, length)
  await user.paste(text)
}

const OPTION = '[role="option"]'

/** Chooses an option of a filter. */
export const chooseOption = async (user: User, name: string, option: string) => {
  await user.click(screen.getByLabelText(name, { selector: '[role="combobox"]' }))
  await user.click(await screen.findByText(option, { selector: `${OPTION}, ${OPTION} *` }))
}

export type Around = (send: typeof fetch) => typeof fetch

type OfficeOptions = {
  origin: string
  /** The cookie of a session. */
  cookie?: string
  /** Stands between the office and its server. */
  around?: Around
}

/** The whole office at an address below `/office`, with what somebody of the staff does with it. */
export const renderOffice = (
  path: string,
  { origin, cookie = '', around = (send) => send }: OfficeOptions,
) => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  const [, name, value = ''] = /^([^=]+)=(.*)$/.exec(cookie) ?? []
  const cookies = new Map(name === undefined ? [] : [[name, value]])
  const send = around(browserFetch(origin, cookies))
  const store = makeStore({
    origin,
    fetch: send,
    EventSource: eventSourceOver(send),
  })
  const stopListening = setupListeners(store.dispatch)
  const router = createMemoryRouter(routes, { basename: OFFICE, initialEntries: [OFFICE + path] })
  const view = render(
    <CacheProvider value={styles}>
      <App store={store} theme={theme}>
        <RouterProvider router={router} />
      </App>
    </CacheProvider>,
  )
  ends.push(() => {
    view.unmount()
    stopListening()
    router.dispose()
    store.dispatch(officeApi.util.resetApiState())
  })
  return {
    user,
    /** As if the session had been idle for too long. */
    loseSession: () => cookies.clear(),
    address: () => router.state.location.pathname + router.state.location.search,
    /** By the browser's own button. */
    goBack: () => router.navigate(-1),
  }
}
