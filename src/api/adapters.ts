import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit'
import {
  jobDetails,
  jobTexts,
  toLinkedJob,
  type Category,
  type Company,
  type Job,
  type Service,
} from '@/domain/content/entities'
import type { SimilarJob } from '@/domain/jobs/similarJobs'
import { CONFIDENTIAL, hidesCompany, NO_POSITION } from '@/domain/text/display'
import { numerically } from '@/domain/text/compareText'
import type { Option } from '@/domain/submissions/options'
import type { Envelope } from './envelope'
import {
  encodedText,
  joinedTexts,
  quantity,
  rowOf,
  rowsOf,
  text,
  trimmed,
  trimmedTexts,
  type Row,
} from './wire'

/** The entities of a list in its order; none of a list that is not loaded. */
export const entitiesIn = <Entity extends object>(list?: EntityState<Entity, string>) =>
  list ? list.ids.flatMap((id) => list.entities[id] ?? []) : []

/** The entity of this id; not what every object has under a name like `constructor`. */
export const entityIn = <Entity>(list: EntityState<Entity, string> | undefined, id: string) =>
  list?.ids.includes(id) ? list.entities[id] : undefined

/** Reads an answer that holds one thing in a list; null if it is missing. */
const firstOf =
  <Thing>(toThing: (row: Row) => Thing) =>
  ({ data }: Envelope): Thing | null => {
    const [row] = rowsOf(data)
    return row ? toThing(row) : null
  }

/** Reads short texts of a row. */
const textsOf =
  <Name extends string>(...names: Name[]) =>
  (row: Row) =>
    trimmedTexts(row, ...names)

/** Reads rows into entities by id; all the fields are the id of those without one. Rows without an id are left out. */
const listOf = <Entity extends Record<Id, string>, Id extends string>(
  toEntity: (row: Row) => Entity,
  id?: Id,
  sortComparer?: (one: Entity, other: Entity) => number,
) => {
  const selectId = (entity: Entity) => (id ? entity[id] : Object.values(entity).join('\n'))
  const adapter = createEntityAdapter({ selectId, sortComparer })
  return ({ data }: Partial<Envelope>) => {
    const entities = rowsOf(data).map(toEntity)
    return adapter.addMany(
      adapter.getInitialState(),
      entities.filter((entity) => selectId(entity).trim() !== ''),
    )
  }
}

/** A hidden employer is named nowhere, and no search finds it. */
const companyOf = ({ company_hidden, company_name, about_company }: Row) =>
  hidesCompany(text(company_hidden === true ? 'yes' : company_hidden))
    ? { company_name: CONFIDENTIAL, about_company: '' }
    : { company_name: trimmed(company_name), about_company: encodedText(about_company) }

/** A job as every room past the API sees it. */
export const toJob = (row: Row): Job => ({
  ...companyOf(row),
  ...trimmedTexts(row, ...jobTexts, ...jobDetails, 'position', 'location'),
  ...(row.job_description_hi !== undefined && { job_description_hi: encodedText(row.job_description_hi) }),
  position: trimmed(row.position) || NO_POSITION,
  job_description: encodedText(row.job_description),
  location: joinedTexts(row.location),
  experience_from: quantity(row.experience_from),
  experience_to: quantity(row.experience_to),
  ctc_from: quantity(row.ctc_from),
  ctc_to: quantity(row.ctc_to),
  no_of_posts: quantity(row.no_of_posts),
  date_posted: text(row.date_posted),
})

export const toJobs = listOf(toJob, 'job_id')
/** A list of jobs as the cache holds it. */
export type JobEntities = EntityState<Job, string>

/** The only job of a list; null if the list is empty. */
export const toFirstJob = firstOf(toJob)

export const toSimilarJobs = ({ data }: Envelope): SimilarJob[] =>
  rowsOf(data).map((row) => ({
    ...toLinkedJob(toJob(row)),
    reasons: row.reasons as SimilarJob['reasons'],
  }))

export const toCategoryJobs = (envelope: Envelope) => ({
  ...trimmedTexts(envelope, 'name'),
  jobs: toJobs(envelope),
})

export const toCategories = listOf(
  (row): Category => ({
    ...trimmedTexts(row, 'industry_id', 'label'),
    count: quantity(row.count),
  }),
  'industry_id',
)

/** Companies have no id, but each has its own logo. */
export const toCompanies = listOf(
  (row): Company => ({
    ...trimmedTexts(row, 'logo_file_name', 'image_url', 'name'),
    jobs: quantity(row.jobs),
  }),
  'logo_file_name',
)

export const toHeaderContent = firstOf(
  textsOf('ads_content', 'img1', 'img2', 'img1_link', 'img2_link', 'video_file_name'),
)
export type HeaderContent = NonNullable<ReturnType<typeof toHeaderContent>>

export const toSlider = listOf(textsOf('id', 'image'), 'id', (one, other) => numerically(one.id, other.id))

export const toServices = listOf(
  (row): Service =>
    trimmedTexts(row, 'service_id', 'title', 'service_name', 'description', 'small_img', 'banner_img'),
  'service_id',
)

/** Two CSR items may share an image, two labels an address, and two offices any field. */
export const toCsrItems = listOf(textsOf('image', 'description'))
export const toOffices = listOf(textsOf('office_type', 'address', 'contact_no', 'whatsapp_no'))
export const toGrievanceOfficers = listOf(textsOf('name', 'address', 'email', 'contact_no'))
export const toEmails = listOf(textsOf('label', 'email'))

export const toContactDetails = firstOf(textsOf('working_hours', 'holidays'))

export const toStates = listOf(textsOf('state_id', 'state_name'), 'state_id')
export const toCities = listOf(textsOf('city_id', 'city_name', 'state_id'), 'city_id')

/** The choices that forms offer. */
const optionsOf = (data: unknown, id: string, name: string) =>
  listOf(
    (row): Option =>
      trimmedTexts({ value: row[id], label: row[name], label_hi: row[`${name}_hi`] }, 'value', 'label'),
    'value',
  )({ data })

export const toSelectLists = ({ data }: Envelope) => {
  const { department, industry, role, location } = rowOf(data)
  return {
    department: optionsOf(department, 'department_id', 'd_name'),
    industry: optionsOf(industry, 'industry_id', 'industry_name'),
    role: optionsOf(role, 'role_id', 'role_name'),
    location: optionsOf(location, 'location_id', 'location_name'),
  }
}

export type SelectListName = keyof ReturnType<typeof toSelectLists>
