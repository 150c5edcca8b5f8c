import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import { Provider } from 'react-redux'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { SiteProvider, type Site } from '@/components/SiteSettings'
import type { AppStore } from '@/store/store'
import { fontFaces } from './fonts'

type AppProps = { store: AppStore; router: DataRouter; theme: Theme; site: Site }

/** The whole site. All it stands on is passed in, so that it can be rendered in more places than one. */
export const App = ({ store, router, theme, site }: AppProps) => (
  <Provider store={store}>
    <SiteProvider site={site}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={fontFaces} />
        <CssBaseline />
        <RouterProvider router={router} />
      </ThemeProvider>
    </SiteProvider>
  </Provider>
)
