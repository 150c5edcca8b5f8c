import { setupListeners } from '@reduxjs/toolkit/query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Company } from '@/domain/content/company'
import { COMPANY_DATA, OFFICE } from '@/domain/office/paths'
import { readSession } from './api/sessionApi'
import { App } from './app/App'
import { officePaths } from './paths'
import { routes } from './app/router'
import { makeTheme } from './app/theme'
import { makeStore } from './store/store'

const root = document.getElementById('root')
if (root) {
  const data = document.getElementById(COMPANY_DATA)?.textContent
  const company = data ? (JSON.parse(data) as Company) : undefined
  const store = makeStore({
    origin: window.location.origin,
    fetch: window.fetch.bind(window),
    EventSource: window.EventSource,
  })
  setupListeners(store.dispatch)
  // Every screen needs it, so it is requested while the screen's script loads.
  if (window.location.pathname !== OFFICE + officePaths.setPassword) void store.dispatch(readSession())
  createRoot(root).render(
    <StrictMode>
      <App store={store} theme={makeTheme()} company={company}>
        <RouterProvider router={createBrowserRouter(routes, { basename: OFFICE })} />
      </App>
    </StrictMode>,
  )
}
