import { jobActions, jobStates, officeJobSorts, type JobAction } from '@/domain/office/jobs'
import { queryOf } from '../../http/logs/routeOf'
import { listOfficeJobs, type JobQuery } from '../../repositories/office/jobs'
import { reads, writes, type GuardedRoute, type OfficeContext, type RouteNeeds } from '../officeRoute'
import { paramIn } from '../readQuery'
import { importJobs, lastImport } from './importJobs'
import { changeState, closeMany } from './jobActions'
import { addChoice, jobChoices } from './jobChoices'
import { jobDetail } from './jobDetail'
import { createSheetReader } from './sheetReader'
import { createPreview } from './previewJob'
import { addJob, deleteJob, saveJob } from './saveJob'

/** Three long texts in letters of three bytes each, with the elements around them. */
const JOB_MAX_BYTES = 512 * 1024

const PAGE_SIZE = 25
const PAGE_SIZE_MAX = 100
const PAGES_MAX = 100_000
const SEARCH_CHARACTERS = 200

const numberIn = (written: string | null, otherwise: number, max: number) =>
  written !== null && /^\d{1,6}$/.test(written) ? Math.min(Number(written), max) : otherwise

/** What means nothing is ignored, as in the lists of visitors. */
const queryIn = ({ request }: OfficeContext): JobQuery => {
  const query = queryOf(request)
  const states = new Set(query.getAll('state').flatMap((written) => written.split(',')))
  return {
    page: numberIn(query.get('page'), 0, PAGES_MAX),
    pageSize: Math.max(1, numberIn(query.get('pageSize'), PAGE_SIZE, PAGE_SIZE_MAX)),
    sort: officeJobSorts.find((sort) => sort === query.get('sort')) ?? 'changedAt',
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    search: (query.get('search') ?? '').slice(0, SEARCH_CHARACTERS),
    states: jobStates.filter((state) => states.has(state)),
  }
}

const idOf = ({ request }: OfficeContext) => paramIn(request, 'id')
const listOf = ({ request }: OfficeContext) => paramIn(request, 'list')

const actionRoutes = (Object.keys(jobActions) as JobAction[]).map((action) =>
  writes('POST', `/jobs/:id/${action}`, (context) => changeState(context, idOf(context), action)),
)

/** The life of jobs and the lists of their form. */
export const jobRoutes = ({ config, readSheet }: RouteNeeds): GuardedRoute[] => {
  const read = createSheetReader(readSheet)
  return [
    reads('/jobs', (context) => listOfficeJobs(context.database.db, queryIn(context))),
    reads('/jobs/:id', (context) => jobDetail(context.database.db, idOf(context))),
    { ...writes('POST', '/jobs/preview', createPreview(config), JOB_MAX_BYTES), role: 'reader' },
    writes('POST', '/jobs', addJob, JOB_MAX_BYTES),
    writes('PUT', '/jobs/:id', (context) => saveJob(context, idOf(context)), JOB_MAX_BYTES),
    writes('DELETE', '/jobs/:id', (context) => deleteJob(context, idOf(context))),
    ...actionRoutes,
    writes('POST', '/jobs/close', closeMany),
    writes('POST', '/jobs/import', (context) => importJobs(context, read)),
    { ...reads('/job-imports/last', lastImport), role: 'recruiter' },
    reads('/job-choices', jobChoices),
    writes('POST', '/job-choices/:list', (context) => addChoice(context, listOf(context))),
  ]
}
