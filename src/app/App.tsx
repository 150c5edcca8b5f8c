import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import CssBaseline from '@mui/material/CssBaseline'
import type { Theme } from '@mui/material/styles'
// MUI's own, without the color schemes that Material UI adds to it and this site does not use.
import { ThemeProvider } from '@mui/system'
import type { PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { HoverProvider } from '@/components/HoverTooltip'
import { HydrationProvider } from '@/components/scripting'
import { SiteProvider, type Site } from '@/components/SiteSettings'
import type { AppStore, RootState } from '@/store/store'

type AppProps = PropsWithChildren<{
  store: AppStore
  /** The state that the server rendered: what has changed since waits until the page is hydrated. */
  serverState?: RootState
  theme: Theme
  i18n: I18n
  site: Site
}>

/**
 * The whole site around its router. Browser, server and tests pass in what differs between them; server and tests put
 * an Emotion cache of their own around it.
 */
export const App = ({ store, serverState, theme, i18n, site, children }: AppProps) => (
  <Provider store={store} serverState={serverState}>
    <I18nProvider i18n={i18n}>
      <SiteProvider site={site}>
        <ThemeProvider theme={theme}>
          {/* A page that is hydrated brings it. */}
          {serverState ? null : <CssBaseline />}
          <HydrationProvider>
            <HoverProvider>{children}</HoverProvider>
          </HydrationProvider>
        </ThemeProvider>
      </SiteProvider>
    </I18nProvider>
  </Provider>
)
