import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { ErrorScreen } from '@/app/ErrorScreen'
import { reloadPage } from '@/components/form/reload'
import { i18nOf } from '@/locales/catalogs'
import { startScriptedApi } from '@test/support/scriptedApi'
import { expectComplaint } from '@test/support/console'
import { renderApp } from '@test/support/renderApp'

jest.mock('@/components/form/reload')
// The chunk of the menu holds it, and cannot be loaded without it.
jest.mock('@mui/material/Drawer', () => {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
})

const TITLE = 'Unexpected Application Error!'

describe('An unknown address', () => {
  it('shows the error screen within the site, with a way back', async () => {
    const portal = await startScriptedApi({})
    const { user, address } = renderApp('/no/such/page', portal)
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    expect(screen.getByText('There is no page at this address.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', '/full-time-jobs')
    await user.click(screen.getByRole('link', { name: 'Back to the home page' }))
    await waitFor(() => expect(address()).toBe('/'))
    await portal.close()
  })
})

/** A site of one screen, which fails as told. */
const renderRoute = (route: RouteObject) =>
  render(
    <I18nProvider i18n={i18nOf('en')}>
      <RouterProvider
        router={createMemoryRouter([
          {
            ErrorBoundary: ErrorScreen,
            HydrateFallback: () => null,
            children: [{ path: '/', ...route }],
          },
        ])}
      />
    </I18nProvider>,
  )

const Broken = () => {
  throw new Error('secret detail')
}

describe('A screen that throws', () => {
  it('gives way to the error screen, which keeps the details to itself', async () => {
    expectComplaint(/secret detail/)
    renderRoute({ Component: Broken })
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
  })
})

describe('A menu whose chunk fails to load', () => {
  it('gives way to the error screen within the site, until the visitor goes elsewhere', async () => {
    expectComplaint(/Loading chunk 7 failed/)
    const portal = await startScriptedApi({})
    const { user } = renderApp('/about-us', portal)
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    expect(screen.getByText('Loading chunk 7 failed')).toBeVisible()
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Services' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument()
    await portal.close()
  })
})

describe('A chunk that fails to load', () => {
  it('is named, with a button that tries again', async () => {
    const message = 'Loading chunk 42 failed.\n(error: https://x.example/assets/42.ab.js)'
    const error = Object.assign(new Error(message), { name: 'ChunkLoadError' })
    renderRoute({ lazy: () => Promise.reject(error) })
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    expect(screen.getByText('Loading chunk 42 failed')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })
})
