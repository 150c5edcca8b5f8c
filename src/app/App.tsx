import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import type { PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { SiteProvider, type Site } from '@/components/SiteSettings'
import type { AppStore } from '@/store/store'
import { fontFaces } from './fonts'

type AppProps = PropsWithChildren<{ store: AppStore; theme: Theme; site: Site }>

/**
 * The whole site around its router. All it stands on is passed in, so that it can be rendered in more places
 * than one.
 */
export const App = ({ store, theme, site, children }: AppProps) => (
  <Provider store={store}>
    <SiteProvider site={site}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={fontFaces} />
        <CssBaseline />
        {children}
      </ThemeProvider>
    </SiteProvider>
  </Provider>
)
