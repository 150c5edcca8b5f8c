import { MEGABYTE } from '@/domain/limits'
import { jobActions, jobSpreadsheet, type JobAction } from '@/domain/office/jobs'
import { queryOf } from '../../http/logs/routeOf'
import { listOfficeJobs } from '../../repositories/office/jobs'
import { reads, writes, type GuardedRoute, type OfficeContext, type RouteNeeds } from '../officeRoute'
import { paramIn } from '../readQuery'
import { exportJobs, jobTemplate } from './exportJobs'
import { importJobs, lastImport } from './importJobs'
import { changeState, closeMany } from './jobActions'
import { addChoice, jobChoices } from './jobChoices'
import { jobDetail } from './jobDetail'
import { pageOfJobsIn } from './jobQuery'
import { createSheetReader } from './sheetReader'
import { createPreview } from './previewJob'
import { addJob, deleteJob, saveJob } from './saveJob'

/** Three long texts in letters of three bytes each, with the elements around them. */
const JOB_MAX_BYTES = 512 * 1024

/** The largest spreadsheet with the headers around it. */
const SHEET_MAX_BYTES = jobSpreadsheet.maxBytes + MEGABYTE

const idOf = ({ request }: OfficeContext) => paramIn(request, 'id')
const listOf = ({ request }: OfficeContext) => paramIn(request, 'list')

const actionRoutes = (Object.keys(jobActions) as JobAction[]).map((action) =>
  writes('POST', `/jobs/:id/${action}`, (context) => changeState(context, idOf(context), action)),
)

/** The life of jobs and the lists of their form. */
export const jobRoutes = ({ config, readSheet }: RouteNeeds): GuardedRoute[] => {
  const read = createSheetReader(readSheet)
  return [
    reads('/jobs', (context) => listOfficeJobs(context.database.db, pageOfJobsIn(queryOf(context.request)))),
    reads('/jobs/:id', (context) => jobDetail(context.database.db, idOf(context))),
    { ...writes('POST', '/jobs/preview', createPreview(config), JOB_MAX_BYTES), role: 'reader' },
    writes('POST', '/jobs', addJob, JOB_MAX_BYTES),
    writes('PUT', '/jobs/:id', (context) => saveJob(context, idOf(context)), JOB_MAX_BYTES),
    writes('DELETE', '/jobs/:id', (context) => deleteJob(context, idOf(context))),
    ...actionRoutes,
    writes('POST', '/jobs/close', closeMany),
    writes('POST', '/jobs/import', (context) => importJobs(context, read), SHEET_MAX_BYTES),
    { ...reads('/jobs/template', jobTemplate), role: 'recruiter' },
    { ...reads('/jobs/export', exportJobs), role: 'recruiter' },
    { ...reads('/job-imports/last', lastImport), role: 'recruiter' },
    reads('/job-choices', jobChoices),
    writes('POST', '/job-choices/:list', (context) => addChoice(context, listOf(context))),
  ]
}
