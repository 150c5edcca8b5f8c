import { setImmediate } from 'node:timers/promises'
import { I18nProvider } from '@lingui/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { toJobs } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { readAddress } from '@/app/filterAddress'
import { makeTheme } from '@/app/theme'
import { SiteProvider } from '@/components/SiteSettings'
import { defaultSettings } from '@/domain/site/settings'
import { JobBrowser } from '@/features/jobs/list/JobBrowser'
import { i18nOf } from '@/locales/catalogs'
import { fullListRequested } from '@/store/site'
import { makeStore } from '@/store/store'
import { wireJob } from '@test/support/jobs'

const jobs = toJobs({
  status: '1',
  data: [
    wireJob({ job_id: '1', position: 'Welder', department_id: '6', d_name: 'Production', ctc: '0-3' }),
    wireJob({ job_id: '2', position: 'Cashier', department_id: '8', d_name: 'Accounts', ctc: '3-6' }),
    wireJob({ job_id: '3', position: 'Fitter', department_id: '6', d_name: 'Production', ctc: '3-6' }),
  ],
})

/** `renderToString` waits for nothing, and throws while the script of the filters is loading. */
const renderLoaded = async (element: ReactElement) => {
  try {
    return renderToString(element)
  } catch {
    await import('@/features/jobs/filters/JobFilters')
    await setImmediate()
    return renderToString(element)
  }
}

/**
 * A list of three jobs at an address, as the server writes it and as the browser takes it over. The server does not look at
 * parameters that no screen knows; `visited` is the address of the browser where it has such.
 */
export const serverList = async (address: string, visited = address) => {
  const store = makeStore({ apiHost: '', fetch })
  store.dispatch(fullListRequested())
  readAddress(store, new URL(address, 'https://any.example'))
  store.dispatch(
    portalApi.util.upsertQueryEntries([
      { endpointName: 'getJobs', arg: undefined, value: jobs },
      { endpointName: 'getJobsByCategory', arg: '5', value: { name: 'Factories', jobs } },
    ]),
  )
  const listAt = (seen: string) => (
    <Provider store={store}>
      <SiteProvider site={{ ...defaultSettings, origin: 'https://jobs.example.com' }}>
        <I18nProvider i18n={i18nOf('en')}>
          <ThemeProvider theme={makeTheme()}>
            <MemoryRouter initialEntries={[seen]}>
              <JobBrowser />
            </MemoryRouter>
          </ThemeProvider>
        </I18nProvider>
      </SiteProvider>
    </Provider>
  )
  return { element: listAt(visited), html: await renderLoaded(listAt(address)) }
}
