import type { I18n } from '@lingui/core'
import { sql } from 'kysely'
import { type Localizable, localized } from '@/domain/content/localized'
import { nearOffices } from '@/domain/jobs/nearOffices'
import { hindiLocation } from '@/domain/jobs/places'
import { DEFAULT_LANGUAGE } from '@/domain/languages'
import { isBuiltIn, isSlug, type LinkSource } from '@/domain/submissions/sources'
import { phoneParts } from '@/domain/text/contactLinks'
import type { Db } from '../database/schema'
import { isPublic, listHindiPlaces, openOn } from './jobs'
import { hasRow } from './queries'

/** The keys of rows that fields of a form refer to, and the columns of their names. */
const nameColumns = {
  job: ['job_id', 'position'],
  industry: ['industry_id', 'industry_name'],
  department: ['department_id', 'd_name'],
  role: ['role_id', 'role_name'],
  location: ['location_id', 'location_name'],
} as const

export type Referred = keyof typeof nameColumns

/** The name of a row, also in Hindi, or undefined if there is none with this id. */
export const namesOf = (db: Db, kind: Referred, id: string) => {
  const [key, name] = nameColumns[kind]
  return db
    .selectFrom(kind as 'job')
    .select([sql.ref<string>(name).as('name'), sql.ref<string>(`${name}_hi`).as('name_hi')])
    .where(sql.ref(key), '=', id)
    .executeTakeFirst()
}

/** The rows of a list with their names, which are its choices in a form. */
export const listChoices = (db: Db, kind: Referred) => {
  const [key, name] = nameColumns[kind]
  return db
    .selectFrom(kind as 'job')
    .select([
      sql.ref<string>(key).as('value'),
      sql.ref<string>(name).as('name'),
      sql.ref<string | null>(`${name}_hi`).as('name_hi'),
    ])
    .execute()
}

export const openPosition = async (db: Db, id: string, today: string) =>
  (
    await db
      .selectFrom('job')
      .select('position')
      .where('job_id', '=', id)
      .where(openOn(today))
      .executeTakeFirst()
  )?.position

/** Whether visitors know a job of this id, open or closed. */
export const isKnownJob = (db: Db, id: string) =>
  hasRow(db.selectFrom('job').select('job_id').where('job_id', '=', id).where(isPublic))

const JOBS_MAX = 200

export const listSampleChoices = async (db: Db, today: string) => ({
  jobs: await db
    .selectFrom('job')
    .select(['job_id', 'position', 'industry_id', 'department_id', 'role_id'])
    .where(openOn(today))
    .orderBy('job_id')
    .limit(JOBS_MAX)
    .execute(),
  locations: await db.selectFrom('location').select('location_id').orderBy('sort_order').execute(),
})

export type SampleChoices = Awaited<ReturnType<typeof listSampleChoices>>

export const isKnownMobile = (db: Db, mobile: string) =>
  hasRow(db.selectFrom('inbox_entry').select('row').where('mobile', '=', mobile).limit(1))

const jobOf = (db: Db, id: string) =>
  db.selectFrom('job').select(['location', 'position_hi']).where('job_id', '=', id).executeTakeFirst()

const listOffices = (db: Db) =>
  db.selectFrom('office').select(['address', 'contact_no']).orderBy('sort_order').orderBy('id').execute()

/** The telephone of the office nearest to the place; '' where no office is near. */
const phoneNear = async (db: Db, place: string) => {
  const offices = place === '' ? [] : await listOffices(db)
  const [near] = nearOffices(place, offices)
  const parts = phoneParts(near?.contact_no ?? '')
  return parts.find(({ dialled }) => dialled)?.text.trim() ?? ''
}

/** The job or role and the place of a submission, both also in Hindi, and the number to call there; '' if there is none. */
export type JobContext = Localizable<'about'> & Localizable<'where'> & { phone: string }

type Sent = { jobId: string; place: string; about: string }

const hindiOfRole = async (db: Db, name: string) =>
  (await db.selectFrom('role').select('role_name_hi').where('role_name', '=', name).executeTakeFirst())
    ?.role_name_hi

/** An application has the place of its job; '' if that is unknown. */
export const jobContextOf = async (db: Db, { jobId, place, about }: Sent): Promise<JobContext> => {
  const job = await jobOf(db, jobId)
  const where = (jobId ? job?.location : place) ?? ''
  return {
    about,
    about_hi: jobId ? job?.position_hi : await hindiOfRole(db, about),
    where,
    where_hi: hindiLocation(where, await listHindiPlaces(db)),
    phone: await phoneNear(db, where || place),
  }
}

/** The subject of a submission, in the language of the messages where that is known. */
export const aboutIn = async (db: Db, { jobId, about }: Pick<Sent, 'jobId' | 'about'>, i18n: I18n) => {
  if (i18n.locale === DEFAULT_LANGUAGE) return about
  const about_hi = jobId ? (await jobOf(db, jobId))?.position_hi : await hindiOfRole(db, about)
  return localized({ about, about_hi }, 'about', i18n).text
}

export const listLinkSources = (db: Db): Promise<LinkSource[]> =>
  db.selectFrom('link_source').select(['slug', 'name']).orderBy('sort_order').orderBy('id').execute()

/** A slug that links can carry; '' for any other text. */
export const knownSource = async (db: Db, text: string) => {
  if (!isSlug(text)) return ''
  const isKnown =
    isBuiltIn(text) || (await hasRow(db.selectFrom('link_source').select('id').where('slug', '=', text)))
  return isKnown ? text : ''
}
