import { MEGABYTE } from '@/domain/site/limits'
import { jobActions, jobSpreadsheet, type JobAction } from '@/domain/office/jobs'
import { queryOf } from '../../http/logs/routeOf'
import { listOfficeJobs } from '../../repositories/office/jobs'
import { type GuardedRoute, route, todayOf } from '../officeRoute'
import { pageIn } from '../readRequest'
import { exportJobs, jobOrderIn, jobTemplate } from './exportJobs'
import { importJobs, lastImport } from './importJobs'
import { jobChoices } from './jobChoices'
import { addJob, changeState, closeMany, deleteJob, jobDetail, saveJob } from './saveJob'
import { postJob } from './postJob'
import { previewJob } from './previewJob'

/** Five long texts in letters of three bytes each, with the short ones. */
const JOB_MAX_BYTES = 768 * 1024

/** The largest spreadsheet with the headers around it. */
const SHEET_MAX_BYTES = jobSpreadsheet.maxBytes + MEGABYTE

const actionRoutes = (Object.keys(jobActions) as JobAction[]).map((action) =>
  route('recruiter', 'POST', `/jobs/:id/${action}`, (context) => changeState(context, action)),
)

/** The life of jobs and the lists of their form. */
export const jobRoutes: GuardedRoute[] = [
  route('reader', 'GET', '/jobs', (context) => {
    const page = pageIn(queryOf(context.request))
    return listOfficeJobs(context.database.db, jobOrderIn(context), page)
  }),
  route('reader', 'GET', '/jobs/:id', (context) =>
    jobDetail(context.database.db, context.param('id'), todayOf(context)),
  ),
  route('reader', 'GET', '/jobs/:id/post', postJob),
  route('reader', 'POST', '/jobs/preview', previewJob, { bodyMaxBytes: JOB_MAX_BYTES }),
  route('recruiter', 'POST', '/jobs', addJob, { bodyMaxBytes: JOB_MAX_BYTES }),
  route('recruiter', 'PUT', '/jobs/:id', saveJob, { bodyMaxBytes: JOB_MAX_BYTES }),
  route('recruiter', 'DELETE', '/jobs/:id', deleteJob),
  ...actionRoutes,
  route('recruiter', 'POST', '/jobs/close', closeMany),
  route('recruiter', 'POST', '/jobs/import', importJobs, { bodyMaxBytes: SHEET_MAX_BYTES }),
  route('recruiter', 'GET', '/jobs/template', jobTemplate),
  route('recruiter', 'GET', '/jobs/export', exportJobs),
  route('recruiter', 'GET', '/job-imports/last', lastImport),
  route('reader', 'GET', '/job-choices', jobChoices),
]
