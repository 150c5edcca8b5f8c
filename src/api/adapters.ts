import { createEntityAdapter, type EntityAdapter, type EntityState } from '@reduxjs/toolkit'
import type {
  Category,
  Company,
  ContactDetails,
  CsrItem,
  EmailItem,
  HeaderContent,
  Job,
  Office,
  Service,
  SliderImage,
} from '@/domain/entities'
import type { SimilarJob } from '@/domain/jobs/similarJobs'
import { CONFIDENTIAL, hidesCompany, NO_POSITION } from '@/domain/display'
import { numerically } from '@/domain/compareText'
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

export const jobsAdapter = createEntityAdapter({ selectId: (job: Job) => job.job_id })
/** A list of jobs as the cache holds it. */
export type JobEntities = EntityState<Job, string>

export const categoriesAdapter = createEntityAdapter({
  selectId: (category: Category) => category.industry_id,
})
/** Companies have no id, but each has its own logo. */
export const companiesAdapter = createEntityAdapter({
  selectId: (company: Company) => company.logo_file_name,
})
export const sliderAdapter = createEntityAdapter({
  selectId: (slide: SliderImage) => slide.id,
  sortComparer: (one, other) => numerically(one.id, other.id),
})
/** CSR items have no id, and two may share an image. */
export const csrAdapter = createEntityAdapter({
  selectId: (item: CsrItem) => joined(item.image, item.description),
})
export const servicesAdapter = createEntityAdapter({ selectId: (service: Service) => service.service_id })
/** Offices have no id, and only all fields together are unique. */
export const officesAdapter = createEntityAdapter({
  selectId: (office: Office) =>
    joined(office.office_type, office.address, office.contact_no, office.whatsapp_no),
})
/** E-mails have no id, and two labels may share an address. */
export const emailsAdapter = createEntityAdapter({
  selectId: (item: EmailItem) => joined(item.label, item.email),
})
/** Reads an answer that holds one thing in a list; null if it is missing. */
const firstOf =
  <Thing>(toThing: (row: Row) => Thing) =>
  ({ data }: Envelope): Thing | null => {
    const [row] = rowsOf(data)
    return row ? toThing(row) : null
  }

/** Reads rows into entities by id. Rows without an id are left out; of two rows with one id, the first is taken. */
const listOf =
  <Entity>(adapter: EntityAdapter<Entity, string>, toEntity: (row: Row) => Entity) =>
  ({ data }: Partial<Envelope>) => {
    const entities = rowsOf(data).map(toEntity)
    return adapter.addMany(
      adapter.getInitialState(),
      entities.filter((entity) => adapter.selectId(entity).trim() !== ''),
    )
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

export const toJobs = listOf(jobsAdapter, toJob)

/** The only job of a list; null if the list is empty. */
export const toFirstJob = firstOf(toJob)

export const toSimilarJobs = ({ data }: Envelope): SimilarJob[] =>
  rowsOf(data).map((row) => {
    const { job_id, position, location, ctc, ctc_from, ctc_to } = toJob(row)
    const reasons = row.reasons as SimilarJob['reasons']
    return { job_id, position, location, ctc, ctc_from, ctc_to, reasons }
  })

export const toCategoryJobs = (envelope: Envelope) => ({
  name: trimmed(envelope.name),
  jobs: toJobs(envelope),
})

export const toCategories = listOf(categoriesAdapter, (row) => ({
  ...trimmedTexts(row, 'industry_id', 'label'),
  count: quantity(row.count),
}))

export const toCompanies = listOf(companiesAdapter, (row) => trimmedTexts(row, 'logo_file_name', 'image_url'))

export const toHeaderContent = firstOf((row): HeaderContent => ({
  ads_content: text(row.ads_content),
  ...trimmedTexts(row, 'img1', 'img2', 'img1_link', 'img2_link', 'video_file_name'),
}))

export const toSlider = listOf(sliderAdapter, (row) => trimmedTexts(row, 'id', 'image'))

export const toCsrItems = listOf(csrAdapter, (row) => ({
  image: trimmed(row.image),
  description: text(row.description),
}))

export const toServices = listOf(servicesAdapter, (row) => ({
  ...trimmedTexts(row, 'service_id', 'title', 'service_name', 'small_img', 'banner_img'),
  description: text(row.description),
}))

export const toOffices = listOf(officesAdapter, (row) =>
  trimmedTexts(row, 'office_type', 'address', 'contact_no', 'whatsapp_no'),
)

export const toEmails = listOf(emailsAdapter, (row) => trimmedTexts(row, 'label', 'email'))

export const toContactDetails = firstOf((row): ContactDetails => ({
  working_hours: text(row.working_hours),
  holidays: text(row.holidays),
}))

/** A list of names by their ids. */
const namesOf = <Name extends string>(id: Name, ...names: Name[]) =>
  listOf(createEntityAdapter({ selectId: (row: Record<Name, string>): string => row[id] }), (row) =>
    trimmedTexts(row, id, ...names),
  )

export const toStates = namesOf('state_id', 'state_name')
export const toCities = namesOf('city_id', 'city_name', 'state_id')

const toDepartments = namesOf('department_id', 'd_name')
const toIndustries = namesOf('industry_id', 'industry_name')
const toRoles = namesOf('role_id', 'role_name')
const toLocations = namesOf('location_id', 'location_name')

export const toSelectLists = ({ data }: Envelope) => {
  const lists = rowOf(data)
  return {
    department: toDepartments({ data: lists.department }),
    industry: toIndustries({ data: lists.industry }),
    role: toRoles({ data: lists.role }),
    location: toLocations({ data: lists.location }),
  }
}

/** The server's message about a saved submission. */
export const toMessage = ({ message }: Envelope) => trimmed(message)
