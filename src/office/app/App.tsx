import { I18nProvider } from '@lingui/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import { useState, type PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { type Company, sampleCompany } from '@/domain/content/company'
import { DEFAULT_LANGUAGE } from '@/domain/languages'
import { defaultSettings } from '@/domain/site/settings'
import { SiteProvider } from '@/components/SiteSettings'
import { makeI18n } from '@/locales/i18n'
import { Notices } from '../components/Notices'
import { ScreenFocusProvider } from '../components/Screen'
import type { OfficeStore } from '../store/store'

const MODE_KEY = 'office-mode'

type AppProps = PropsWithChildren<{ store: OfficeStore; theme: Theme; company?: Company }>

export const App = ({ store, theme, company = sampleCompany, children }: AppProps) => {
  // The office is in English, with the parts that it shares with the site.
  const [i18n] = useState(() => makeI18n(DEFAULT_LANGUAGE))
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        {/* The scheme is known before the first paint, so nothing flashes. */}
        <ThemeProvider theme={theme} modeStorageKey={MODE_KEY} noSsr disableTransitionOnChange>
          <CssBaseline enableColorScheme />
          <SiteProvider site={{ ...defaultSettings, company, origin: '' }}>
            <ScreenFocusProvider>
              {children}
              <Notices />
            </ScreenFocusProvider>
          </SiteProvider>
        </ThemeProvider>
      </I18nProvider>
    </Provider>
  )
}
