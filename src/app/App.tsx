import CssBaseline from '@mui/material/CssBaseline'
import type { Theme } from '@mui/material/styles'
// MUI's own, without the color schemes that Material UI adds to it and this site does not use.
import { ThemeProvider } from '@mui/system'
import type { PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { HoverProvider } from '@/components/HoverTooltip'
import { SiteProvider, type Site } from '@/components/SiteSettings'
import type { AppStore } from '@/store/store'

type AppProps = PropsWithChildren<{
  store: AppStore
  theme: Theme
  site: Site
}>

/**
 * The whole site around its router. Browser, server and tests pass in what differs between them; server and tests put
 * an Emotion cache of their own around it.
 */
export const App = ({ store, theme, site, children }: AppProps) => (
  <Provider store={store}>
    <SiteProvider site={site}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <HoverProvider>{children}</HoverProvider>
      </ThemeProvider>
    </SiteProvider>
  </Provider>
)
