import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router'
import { toJob } from '@/api/adapters'
import type { Row } from '@/api/wire'
import type { Site } from '@/components/SiteSettings'
import { type Language, languagePath } from '@/domain/languages'
import { jobDetailsPath, paths } from '@/domain/paths'
import { JobArticle } from '@/features/jobs/details/JobArticle'
import { JobResults } from '@/features/jobs/list/JobResults'
import { i18nOf } from '@/locales/catalogs'
import { makeStore } from '@/store/store'
import { noRequests, renderApp } from './renderApp'
import { makeTheme } from './theme'

/** Renders a job as the answer to a visitor holds it, whether or not there is one: its card in a list, and its page. */
export const createJobRenderer = () => {
  const theme = makeTheme()
  return async (row: Row, site: Site, language: Language) => {
    const job = toJob(row)
    const render = (path: string, children: ReactNode) =>
      renderApp(
        {
          store: makeStore({ apiHost: '', fetch: noRequests }),
          theme,
          i18n: i18nOf(language),
          site,
          children: (
            <StaticRouter basename={languagePath(language, '/')} location={languagePath(language, path)}>
              {children}
            </StaticRouter>
          ),
        },
        `The preview at ${path}`,
      )
    return {
      job,
      card: await render(
        paths.fullTimeJobs,
        <Box sx={{ p: 2 }}>
          <JobResults jobs={[job]} />
        </Box>,
      ),
      page: await render(jobDetailsPath(job.job_id), <JobArticle job={job} />),
    }
  }
}
