import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { uploadForm } from './api/upload'
import { App } from './app/App'
import { mirrorFilters } from './app/filterAddress'
import { makeRoutes } from './app/routes'
import { makeTheme } from './app/theme'
import { defaultSettings, type SiteSettings } from './domain/settings'
import { makeStore } from './store/store'

/** What our server wrote into the page; a page from a plain file server holds the defaults. */
const readSettings = (): SiteSettings => ({
  ...defaultSettings,
  ...(JSON.parse(document.getElementById('settings')?.textContent || '{}') as Partial<SiteSettings>),
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')

const settings = readSettings()
const store = makeStore({
  apiHost: settings.apiHost,
  fetch: window.fetch.bind(window),
  // Of an upload to another origin that is watched the browser asks beforehand, which an existing API may not answer.
  upload: settings.apiHost === '' ? uploadForm : undefined,
})
const router = createBrowserRouter(makeRoutes())
mirrorFilters(store, router)

createRoot(root).render(
  <StrictMode>
    <App
      store={store}
      router={router}
      theme={makeTheme()}
      site={{ ...settings, origin: window.location.origin }}
    />
  </StrictMode>,
)
