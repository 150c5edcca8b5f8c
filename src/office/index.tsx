import { setupListeners } from '@reduxjs/toolkit/query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { OFFICE } from '@/domain/office/paths'
import { App } from './app/App'
import { routes } from './app/router'
import { makeTheme } from './app/theme'
import { makeStore } from './store/store'

const root = document.getElementById('root')
if (root) {
  const store = makeStore({ origin: window.location.origin, fetch: window.fetch.bind(window) })
  setupListeners(store.dispatch)
  createRoot(root).render(
    <StrictMode>
      <App store={store} theme={makeTheme()}>
        <RouterProvider router={createBrowserRouter(routes, { basename: OFFICE })} />
      </App>
    </StrictMode>,
  )
}
