import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit'
import {
  toLinkedJob,
  type Category,
  type City,
  type Company,
  type ContactDetails,
  type CsrItem,
  type EmailItem,
  type HeaderContent,
  type Job,
  type Office,
  type Service,
  type SliderImage,
  type State,
} from '@/domain/entities'
import type { SimilarJob } from '@/domain/jobs/similarJobs'
import { CONFIDENTIAL, hidesCompany, NO_POSITION } from '@/domain/display'
import { numerically } from '@/domain/compareText'
import type { Option } from '@/domain/options'
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

/** An id for rows without one: the fields in which two rows may differ. */
const joined = (...parts: string[]) => parts.join('\n')

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

/** Reads rows into entities by id. Rows without an id are left out; of two rows with one id, the first is taken. */
const listOf = <Entity>(
  toEntity: (row: Row) => Entity,
  selectId: (entity: Entity) => string,
  sortComparer?: (one: Entity, other: Entity) => number,
) => {
  const adapter = createEntityAdapter({ selectId, sortComparer })
  return ({ data }: Partial<Envelope>) => {
    const entities = rowsOf(data).map(toEntity)
    return adapter.addMany(
      adapter.getInitialState(),
      entities.filter((entity) => selectId(entity).trim() !== ''),
    )
  }
}

/** An employer who is hidden is named nowhere, and not found by a search. */
const companyOf = ({ company_hidden, company_name, about_company }: Row) =>
  hidesCompany(text(company_hidden === true ? 'yes' : company_hidden))
    ? { company_name: CONFIDENTIAL, about_company: '' }
    : { company_name: trimmed(company_name), about_company: encodedText(about_company) }

/** A job as every room past the API sees it. */
export const toJob = (row: Row): Job => ({
  ...companyOf(row),
  ...trimmedTexts(
    row,
    'job_id',
    'short_job_description',
    'department_id',
    'd_name',
    'industry_name',
    'role_name',
    'employment_type',
    'ctc',
    'qualification',
    'closing_date',
    'closed_on',
    'confirmed_on',
    'walk_in_date_from',
    'walk_in_date_to',
    'walk_in_time',
    'walk_in_address',
    'walk_in_bring',
  ),
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

export const toJobs = listOf(toJob, ({ job_id }) => job_id)
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
  name: trimmed(envelope.name),
  jobs: toJobs(envelope),
})

export const toCategories = listOf(
  (row): Category => ({ ...trimmedTexts(row, 'industry_id', 'label'), count: quantity(row.count) }),
  ({ industry_id }) => industry_id,
)

/** Companies have no id, but each has its own logo. */
export const toCompanies = listOf(
  (row): Company => trimmedTexts(row, 'logo_file_name', 'image_url'),
  ({ logo_file_name }) => logo_file_name,
)

export const toHeaderContent = firstOf((row): HeaderContent => ({
  ads_content: text(row.ads_content),
  ...trimmedTexts(row, 'img1', 'img2', 'img1_link', 'img2_link', 'video_file_name'),
}))

export const toSlider = listOf(
  (row): SliderImage => trimmedTexts(row, 'id', 'image'),
  ({ id }) => id,
  (one, other) => numerically(one.id, other.id),
)

/** CSR items have no id, and two may share an image. */
export const toCsrItems = listOf(
  (row): CsrItem => ({ image: trimmed(row.image), description: text(row.description) }),
  ({ image, description }) => joined(image, description),
)

export const toServices = listOf(
  (row): Service => ({
    ...trimmedTexts(row, 'service_id', 'title', 'service_name', 'small_img', 'banner_img'),
    description: text(row.description),
  }),
  ({ service_id }) => service_id,
)

/** Offices have no id, and only all fields together are unique. */
export const toOffices = listOf(
  (row): Office => trimmedTexts(row, 'office_type', 'address', 'contact_no', 'whatsapp_no'),
  (office) => joined(office.office_type, office.address, office.contact_no, office.whatsapp_no),
)

/** E-mails have no id, and two labels may share an address. */
export const toEmails = listOf(
  (row): EmailItem => trimmedTexts(row, 'label', 'email'),
  ({ label, email }) => joined(label, email),
)

export const toContactDetails = firstOf((row): ContactDetails => ({
  working_hours: text(row.working_hours),
  holidays: text(row.holidays),
}))

export const toStates = listOf(
  (row): State => trimmedTexts(row, 'state_id', 'state_name'),
  ({ state_id }) => state_id,
)

export const toCities = listOf(
  (row): City => trimmedTexts(row, 'city_id', 'city_name', 'state_id'),
  ({ city_id }) => city_id,
)

/** What a form offers to choose from. */
const optionsOf = (data: unknown, id: string, name: string) =>
  listOf(
    (row): Option => ({ value: trimmed(row[id]), label: trimmed(row[name]) }),
    ({ value }) => value,
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

/** The server's message about a saved submission. */
export const toMessage = ({ message }: Envelope) => trimmed(message)
