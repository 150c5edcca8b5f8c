import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJob } from '@/api/adapters'
import { createJobRenderer } from '@/app/renderJob'
import { contentKinds } from '@/domain/content/contentKinds'
import { jobFields } from '@/domain/content/jobFields'
import { isOpenOn } from '@/domain/jobs/closing'
import { languages } from '@/domain/languages'
import { jobPost, nothingToPost } from '@/domain/office/jobPost'
import type { EditableJobList, JobPost, JobPreview } from '@/domain/office/jobs'
import { jobDetailsPath } from '@/domain/paths'
import { defaultSettings } from '@/domain/site/settings'
import { withSource } from '@/domain/submissions/sources'
import { i18nOf } from '@/locales/catalogs'
import { Refusal } from '../../config/refusal'
import type { Db } from '../../database/schema'
import { originOf, queryOf } from '../../http/request'
import { readCells } from '../../import/readRow'
import { previewDocument } from '../../pages/document'
import { type ContentRow, findContentRow } from '../../repositories/contentRows'
import { type JobAndNames, listOpenJobsById, toWire } from '../../repositories/jobs'
import { nextJobNumber } from '../../repositories/office/jobs'
import { yieldOneAtATime } from '../../staff/yieldOneAtATime'
import { textIn, toCell } from '../content/officeRows'
import { type OfficeContext, todayOf } from '../officeRoute'
import { type Body, toBody } from '../readRequest'
import { jobDetail } from './saveJob'

/** A closed job is shown as it was while it was open. */
const closingDay = ({ closing_date }: ContentRow, today: string) =>
  isOpenOn({ closing_date: `${closing_date ?? ''}`, closed_on: '' }, today) ? closing_date : null

const namesOf = async (db: Db, values: ContentRow, list: EditableJobList) => {
  const { table, key, fields } = contentKinds[list]
  const referred = (await findContentRow(db, table, key, `${values[key] ?? ''}`)) ?? {}
  return Object.fromEntries(fields.map(({ name }) => [name, textIn(referred, name)]))
}

/** The row that visitors would be sent once the job of a form is published. */
const rowOf = async (db: Db, body: Body, today: string) => {
  // The preview leaves out missing and wrong values: saving the form reports them.
  const none = Object.fromEntries(jobFields.map(({ name }) => [name, null]))
  const read = readCells(jobFields, (field) => toCell(field, body[field.name]))
  const values: ContentRow = { ...none, ...read.values }
  const row: ContentRow = {
    ...values,
    job_id: values.job_id ?? (await nextJobNumber(db)),
    ...(await namesOf(db, values, 'departments')),
    ...(await namesOf(db, values, 'industries')),
    ...(await namesOf(db, values, 'roles')),
    location: values.location ?? '',
    date_posted: values.date_posted ?? today,
    closing_date: closingDay(values, today) ?? null,
    closed_on: null,
  }
  return toWire(db, row as JobAndNames)
}

const render = createJobRenderer()

const languageIn = (request: OfficeContext['request']) => {
  const asked = queryOf(request).get('language')
  return languages.find(({ code }) => code === asked) ?? languages[0]
}

/** Answers a form with its job as the site itself draws it. Nothing is stored. */
export const previewJob = async (context: OfficeContext): Promise<JobPreview> => {
  const { config, request, database } = context
  const { code: language, lang } = languageIn(request)
  const index = join(config.siteDir, 'index.html')
  if (!existsSync(index)) throw new Refusal(503, 'The site is not built yet. Please try again in a minute.')
  const toDocument = previewDocument(readFileSync(index, 'utf8'))
  const { apiHost, assetBaseUrl, mediaBaseUrl, publicUrl = '' } = config
  const settings = { ...defaultSettings, apiHost, assetBaseUrl, mediaBaseUrl, publicUrl }
  const origin = originOf(request, config)
  const row = await rowOf(database.db, toBody(request.body), todayOf(context))
  await yieldOneAtATime()
  const { job, card, page } = await render(row, { ...settings, origin }, language)
  return {
    card: toDocument(card, lang),
    page: toDocument(page, lang),
    message: jobPost(job, withSource(origin + jobDetailsPath(job.job_id), 'whatsapp'), i18nOf('en')),
  }
}

/** The text of an open job for groups of WhatsApp, and the address of its page. */
export const postJob = async (context: OfficeContext): Promise<JobPost> => {
  const { config, request, param } = context
  const { db } = context.database
  const id = param('id')
  const { state } = await jobDetail(db, id, todayOf(context))
  const [row] = await listOpenJobsById(db, [id], todayOf(context))
  if (!row) throw new Refusal(409, nothingToPost(state))
  const address = originOf(request, config) + jobDetailsPath(id)
  return { message: jobPost(toJob(row), withSource(address, 'whatsapp'), i18nOf('en')), address }
}
