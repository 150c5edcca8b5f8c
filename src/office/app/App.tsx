import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import type { PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { Notices } from '../components/Notices'
import { ScreenFocusProvider } from '../components/Screen'
import type { OfficeStore } from '../store/store'

const MODE_KEY = 'office-mode'

export const App = ({ store, theme, children }: PropsWithChildren<{ store: OfficeStore; theme: Theme }>) => (
  <Provider store={store}>
    {/* The scheme is known before the first paint: nothing flashes. */}
    <ThemeProvider theme={theme} modeStorageKey={MODE_KEY} noSsr disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <ScreenFocusProvider>
        {children}
        <Notices />
      </ScreenFocusProvider>
    </ThemeProvider>
  </Provider>
)
