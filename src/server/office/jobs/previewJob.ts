import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createJobRenderer } from '@/app/renderJob'
import { todayInIndia } from '@/domain/calendar'
import { isOpenOn } from '@/domain/jobs/closing'
import { jobFields } from '@/domain/office/jobFields'
import { jobPost } from '@/domain/office/jobPost'
import type { JobPreview } from '@/domain/office/jobs'
import { withSource } from '@/domain/office/sources'
import { jobDetailsPath } from '@/domain/paths'
import { defaultSettings } from '@/domain/settings'
import type { Db } from '../../database/schema'
import { originOf } from '../../http/origin'
import { readValues } from '../../import/readRows'
import { previewDocument } from '../../pages/document'
import type { ContentRow } from '../../repositories/contentRows'
import { type JobAndNames, toWire } from '../../repositories/jobs'
import { nameOf, type Referred } from '../../repositories/lookups'
import { nextJobNumber } from '../../repositories/office/jobs'
import { yieldOneAtATime } from '../../staff/yieldOneAtATime'
import { Refusal } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import { type Body, toBody } from '../readRequest'
import { toCell } from './saveJob'

/** A closed job is shown as it was while it was open. */
const closingDay = ({ closing_date }: ContentRow, today: string) =>
  isOpenOn({ closing_date: `${closing_date ?? ''}`, closed_on: '' }, today) ? closing_date : null

/** The row that visitors would be sent once the job of a form is published. */
const rowOf = async (db: Db, body: Body) => {
  // The preview leaves out missing and wrong values: saving the form reports them.
  const none = Object.fromEntries(jobFields.map(({ name }) => [name, null]))
  const read = readValues(jobFields, (field) => toCell(field, body[field.name]))
  const values: ContentRow = { ...none, ...read.values }
  const today = todayInIndia(Date.now())
  const named = async (kind: Referred, column: string) =>
    (await nameOf(db, kind, `${values[column] ?? ''}`)) ?? ''
  const row: ContentRow = {
    ...values,
    job_id: values.job_id ?? (await nextJobNumber(db)),
    d_name: await named('department', 'department_id'),
    industry_name: await named('industry', 'industry_id'),
    role_name: await named('role', 'role_id'),
    date_posted: values.date_posted ?? today,
    closing_date: closingDay(values, today) ?? null,
    closed_on: null,
  }
  return toWire(row as JobAndNames)
}

const render = createJobRenderer()

/** Answers a form with its job as the site itself draws it. Nothing is stored. */
export const previewJob = async ({ config, request, database }: OfficeContext): Promise<JobPreview> => {
  const index = join(config.siteDir, 'index.html')
  if (!existsSync(index)) throw new Refusal(503, 'The site is not built yet. Please try again in a minute.')
  const toDocument = previewDocument(readFileSync(index, 'utf8'))
  const { apiHost, assetBaseUrl, mediaBaseUrl, publicUrl = '' } = config
  const settings = { ...defaultSettings, apiHost, assetBaseUrl, mediaBaseUrl, publicUrl }
  const origin = originOf(request, config)
  const row = await rowOf(database.db, toBody(request.body))
  await yieldOneAtATime()
  const { job, card, page } = await render(row, { ...settings, origin })
  return {
    card: toDocument(card),
    page: toDocument(page),
    message: jobPost(job, withSource(origin + jobDetailsPath(job.job_id), 'whatsapp')),
  }
}
