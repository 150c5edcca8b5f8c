import { createEntityAdapter, type EntityAdapter } from '@reduxjs/toolkit'
import type {
  Category,
  City,
  Company,
  ContactDetails,
  CsrItem,
  Department,
  EmailItem,
  HeaderContent,
  Industry,
  Job,
  Location,
  Office,
  Role,
  Service,
  SliderImage,
  State,
} from '@/domain/entities'
import { NO_POSITION } from '@/domain/display'
import { numerically } from '@/domain/order'
import type { Envelope } from './envelope'
import { encodedText, firstOf, quantity, rowsOf, text, trimmed, type Row } from './wire'

/** An id for rows without one: the fields in which two rows may differ. */
const joined = (...parts: string[]) => parts.join('\n')

export const jobsAdapter = createEntityAdapter<Job, string>({ selectId: (job) => job.job_id })
export const categoriesAdapter = createEntityAdapter<Category, string>({
  selectId: (category) => category.industry_id,
})
/** Companies have no id, but each has its own logo. */
export const companiesAdapter = createEntityAdapter<Company, string>({
  selectId: (company) => company.logo_file_name,
})
export const sliderAdapter = createEntityAdapter<SliderImage, string>({
  selectId: (slide) => slide.id,
  sortComparer: (one, other) => numerically(one.id, other.id),
})
/** CSR items have no id, and two may share an image. */
export const csrAdapter = createEntityAdapter<CsrItem, string>({
  selectId: (item) => joined(item.image, item.description),
})
export const servicesAdapter = createEntityAdapter<Service, string>({
  selectId: (service) => service.service_id,
})
/** Offices have no id, and only all fields together are unique. */
export const officesAdapter = createEntityAdapter<Office, string>({
  selectId: (office) => joined(office.office_type, office.address, office.contact_no, office.whatsapp_no),
})
/** E-mails have no id, and two labels may share an address. */
export const emailsAdapter = createEntityAdapter<EmailItem, string>({
  selectId: (item) => joined(item.label, item.email),
})
export const statesAdapter = createEntityAdapter<State, string>({ selectId: (state) => state.state_id })
export const citiesAdapter = createEntityAdapter<City, string>({ selectId: (city) => city.city_id })
export const departmentsAdapter = createEntityAdapter<Department, string>({
  selectId: (department) => department.department_id,
})
export const industriesAdapter = createEntityAdapter<Industry, string>({
  selectId: (industry) => industry.industry_id,
})
export const rolesAdapter = createEntityAdapter<Role, string>({ selectId: (role) => role.role_id })
export const locationsAdapter = createEntityAdapter<Location, string>({
  selectId: (location) => location.location_id,
})

/** Rows by id. Rows without an id are left out; of two rows with one id, the first is taken. */
const normalize = <Entity>(
  adapter: EntityAdapter<Entity, string>,
  data: unknown,
  toEntity: (row: Row) => Entity,
) => {
  const entities = rowsOf(data).map(toEntity)
  return adapter.addMany(
    adapter.getInitialState(),
    entities.filter((entity) => adapter.selectId(entity).trim() !== ''),
  )
}

const toJob = (row: Row): Job => ({
  job_id: trimmed(row.job_id),
  position: trimmed(row.position) || NO_POSITION,
  company_name: trimmed(row.company_name),
  about_company: encodedText(row.about_company),
  job_description: encodedText(row.job_description),
  short_job_description: trimmed(row.short_job_description),
  location: trimmed(row.location),
  department_id: trimmed(row.department_id),
  d_name: trimmed(row.d_name),
  industry_name: trimmed(row.industry_name),
  role_name: trimmed(row.role_name),
  employment_type: trimmed(row.employment_type),
  experience_from: quantity(row.experience_from),
  experience_to: quantity(row.experience_to),
  ctc: trimmed(row.ctc),
  ctc_from: quantity(row.ctc_from),
  ctc_to: quantity(row.ctc_to),
  no_of_posts: quantity(row.no_of_posts),
  qualification: trimmed(row.qualification),
  date_posted: text(row.date_posted),
})

export const toJobs = ({ data }: Envelope) => normalize(jobsAdapter, data, toJob)

export const toCategoryJobs = (envelope: Envelope) => ({
  name: trimmed(envelope.name),
  jobs: toJobs(envelope),
})

export const toCategories = ({ data }: Envelope) =>
  normalize(categoriesAdapter, data, (row) => ({
    industry_id: trimmed(row.industry_id),
    label: trimmed(row.label),
    count: quantity(row.count),
  }))

export const toCompanies = ({ data }: Envelope) =>
  normalize(companiesAdapter, data, (row) => ({
    logo_file_name: trimmed(row.logo_file_name),
    image_url: trimmed(row.image_url),
  }))

export const toHeaderContent = (envelope: Envelope): HeaderContent | null => {
  const row = firstOf(envelope)
  if (!row) return null
  return {
    ads_content: text(row.ads_content),
    img1: trimmed(row.img1),
    img2: trimmed(row.img2),
    img1_link: trimmed(row.img1_link),
    img2_link: trimmed(row.img2_link),
    video_file_name: trimmed(row.video_file_name),
  }
}

export const toSlider = ({ data }: Envelope) =>
  normalize(sliderAdapter, data, (row) => ({ id: trimmed(row.id), image: trimmed(row.image) }))

export const toCsrItems = ({ data }: Envelope) =>
  normalize(csrAdapter, data, (row) => ({
    image: trimmed(row.image),
    description: text(row.description),
  }))

export const toServices = ({ data }: Envelope) =>
  normalize(servicesAdapter, data, (row) => ({
    service_id: trimmed(row.service_id),
    title: trimmed(row.title),
    service_name: trimmed(row.service_name),
    description: text(row.description),
    small_img: trimmed(row.small_img),
    banner_img: trimmed(row.banner_img),
  }))

export const toOffices = ({ data }: Envelope) =>
  normalize(officesAdapter, data, (row) => ({
    office_type: trimmed(row.office_type),
    address: trimmed(row.address),
    contact_no: trimmed(row.contact_no),
    whatsapp_no: trimmed(row.whatsapp_no),
  }))

export const toEmails = ({ data }: Envelope) =>
  normalize(emailsAdapter, data, (row) => ({ label: trimmed(row.label), email: trimmed(row.email) }))

export const toContactDetails = (envelope: Envelope): ContactDetails | null => {
  const row = firstOf(envelope)
  return row ? { working_hours: text(row.working_hours), holidays: text(row.holidays) } : null
}

export const toStates = ({ data }: Envelope) =>
  normalize(statesAdapter, data, (row) => ({
    state_id: trimmed(row.state_id),
    state_name: trimmed(row.state_name),
  }))

export const toCities = ({ data }: Envelope) =>
  normalize(citiesAdapter, data, (row) => ({
    city_id: trimmed(row.city_id),
    city_name: trimmed(row.city_name),
    state_id: trimmed(row.state_id),
  }))

export const toSelectLists = ({ data }: Envelope) => {
  const lists = typeof data === 'object' && data !== null ? (data as Row) : {}
  return {
    department: normalize(departmentsAdapter, lists.department, (row) => ({
      department_id: trimmed(row.department_id),
      d_name: trimmed(row.d_name),
    })),
    industry: normalize(industriesAdapter, lists.industry, (row) => ({
      industry_id: trimmed(row.industry_id),
      industry_name: trimmed(row.industry_name),
    })),
    role: normalize(rolesAdapter, lists.role, (row) => ({
      role_id: trimmed(row.role_id),
      role_name: trimmed(row.role_name),
    })),
    location: normalize(locationsAdapter, lists.location, (row) => ({
      location_id: trimmed(row.location_id),
      location_name: trimmed(row.location_name),
    })),
  }
}

/** The server's message about a saved submission. */
export const toMessage = ({ message }: Envelope) => trimmed(message)
