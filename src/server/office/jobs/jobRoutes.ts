import { type ContentKind, contentKinds } from '@/domain/content/contentKinds'
import { employmentTypes } from '@/domain/jobs/employmentTypes'
import {
  type EditableJobList,
  type JobAction,
  jobActions,
  type JobChoice,
  jobSpreadsheet,
  type OfficeJobChoices,
} from '@/domain/office/jobs'
import { MEGABYTE, SALARY_BANDS } from '@/domain/site/limits'
import { salaryRange } from '@/domain/text/display'
import { i18nOf } from '@/locales/catalogs'
import type { Db } from '../../database/schema'
import { queryOf } from '../../http/request'
import { type ContentRow, listContentRows } from '../../repositories/contentRows'
import { listOfficeJobs } from '../../repositories/office/jobs'
import { rowsInOrder, textIn } from '../content/officeRows'
import { type GuardedRoute, type OfficeContext, route, todayOf } from '../officeRoute'
import { pageIn } from '../readRequest'
import { exportJobs, jobOrderIn, jobTemplate } from './exportJobs'
import { importJobs, lastImport } from './importJobs'
import { postJob, previewJob } from './previewJob'
import { addJob, changeState, closeMany, deleteJob, jobDetail, saveJob } from './saveJob'

const toChoice = ({ key, fields }: ContentKind, row: ContentRow): JobChoice => ({
  id: textIn(row, key),
  label: textIn(row, fields[0].name),
})

const choicesOf = async (db: Db, list: EditableJobList) => {
  const kind = contentKinds[list]
  return (await rowsInOrder(db, kind)).map((row) => toChoice(kind, row))
}

export const jobChoices = async ({ database: { db } }: OfficeContext): Promise<OfficeJobChoices> => {
  const companies = await listContentRows(db, 'company', 'name')
  const names = [...new Set(companies.map(({ name }) => `${name}`))]
  return {
    industries: await choicesOf(db, 'industries'),
    departments: await choicesOf(db, 'departments'),
    roles: await choicesOf(db, 'roles'),
    locations: await choicesOf(db, 'locations'),
    companies: names.map((name) => ({ id: name, label: name })),
    employmentTypes: employmentTypes.map((type) => ({ id: type, label: type })),
    salaryBands: SALARY_BANDS.map((band) => ({
      id: band,
      label: salaryRange({ ctc: band, ctc_from: null, ctc_to: null }, i18nOf('en')),
    })),
  }
}

/** Five long texts in letters of three bytes each, with the short ones. */
const JOB_MAX_BYTES = 768 * 1024

/** The largest spreadsheet with the headers around it. */
const SHEET_MAX_BYTES = jobSpreadsheet.maxBytes + MEGABYTE

const actionRoutes = (Object.keys(jobActions) as JobAction[]).map((action) =>
  route('recruiter', 'POST', `/jobs/:id/${action}`, (context) => changeState(context, action)),
)

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
