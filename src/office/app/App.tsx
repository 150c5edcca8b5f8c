import { I18nProvider } from '@lingui/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import { useState, type PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { DEFAULT_LANGUAGE } from '@/domain/languages'
import { makeI18n } from '@/locales/i18n'
import { Notices } from '../components/Notices'
import { ScreenFocusProvider } from '../components/Screen'
import type { OfficeStore } from '../store/store'

const MODE_KEY = 'office-mode'

export const App = ({ store, theme, children }: PropsWithChildren<{ store: OfficeStore; theme: Theme }>) => {
  // The office is in English, with the parts that it shares with the site.
  const [i18n] = useState(() => makeI18n(DEFAULT_LANGUAGE))
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        {/* The scheme is known before the first paint: nothing flashes. */}
        <ThemeProvider theme={theme} modeStorageKey={MODE_KEY} noSsr disableTransitionOnChange>
          <CssBaseline enableColorScheme />
          <ScreenFocusProvider>
            {children}
            <Notices />
          </ScreenFocusProvider>
        </ThemeProvider>
      </I18nProvider>
    </Provider>
  )
}
