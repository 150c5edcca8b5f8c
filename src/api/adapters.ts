import { createEntityAdapter, type EntityAdapter, type EntityState } from '@reduxjs/toolkit'
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
import { makeToSearchable, type SearchableJob } from '@/domain/jobFilter'
import { numerically } from '@/domain/order'
import { plainText } from '@/domain/plainText'
import { makeSlices, nextTask } from './breaks'
import type { Envelope } from './envelope'
import { encodedText, firstOf, id, quantity, rowsOf, text, type Row } from './wire'

/** Joins what tells two rows apart where the wire gives them no id. */
const together = (...parts: string[]) => parts.join('\n')

export const jobsAdapter = createEntityAdapter<SearchableJob, string>({ selectId: (job) => job.job_id })
export const categoriesAdapter = createEntityAdapter<Category, string>({
  selectId: (category) => category.industry_id,
})
/** Companies have no id; a logo stands for one company. */
export const companiesAdapter = createEntityAdapter<Company, string>({
  selectId: (company) => company.logo_file_name,
})
export const sliderAdapter = createEntityAdapter<SliderImage, string>({
  selectId: (slide) => slide.id,
  sortComparer: (one, other) => numerically(one.id, other.id),
})
/** CSR items have no id, and two may share an image. */
export const csrAdapter = createEntityAdapter<CsrItem, string>({
  selectId: (item) => together(item.image, item.description),
})
export const servicesAdapter = createEntityAdapter<Service, string>({
  selectId: (service) => service.service_id,
})
/** Offices have no id; only all that is said of one tells it apart. */
export const officesAdapter = createEntityAdapter<Office, string>({
  selectId: (office) => together(office.office_type, office.address, office.contact_no, office.whatsapp_no),
})
/** E-mails have no id, and two labels may share an address. */
export const emailsAdapter = createEntityAdapter<EmailItem, string>({
  selectId: (item) => together(item.label, item.email),
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

/**
 * Rows become entities by id. A row whose id is empty cannot be spoken of and is left out; of two with one id the
 * first stands, as a search through the list would find it.
 */
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

/** A name or a short text: an API may send it with tags or encoded characters. */
const plain = (value: unknown) => plainText(text(value))

const toJob = (row: Row): Job => ({
  job_id: id(row.job_id),
  position: plain(row.position) || NO_POSITION,
  company_name: plain(row.company_name),
  about_company: encodedText(row.about_company),
  job_description: encodedText(row.job_description),
  short_job_description: plain(row.short_job_description),
  location: plain(row.location),
  department_id: id(row.department_id),
  d_name: plain(row.d_name),
  industry_name: plain(row.industry_name),
  role_name: plain(row.role_name),
  employment_type: plain(row.employment_type),
  experience_from: quantity(row.experience_from),
  experience_to: quantity(row.experience_to),
  ctc: text(row.ctc).trim(),
  ctc_from: quantity(row.ctc_from),
  ctc_to: quantity(row.ctc_to),
  no_of_posts: quantity(row.no_of_posts),
  qualification: plain(row.qualification),
  date_posted: text(row.date_posted),
})

/**
 * Takes the rows of a list of jobs one by one, with what `normalize` does of the rest. All is frozen here and now:
 * the store would else freeze a long list in one go.
 */
const makeJobList = () => {
  const list: EntityState<SearchableJob, string> = jobsAdapter.getInitialState()
  const toSearchable = makeToSearchable()
  return {
    add: (row: Row) => {
      const job = toJob(row)
      if (job.job_id === '' || list.entities[job.job_id]?.job_id === job.job_id) return
      list.ids.push(job.job_id)
      list.entities[job.job_id] = Object.freeze(toSearchable(job))
    },
    end: () => {
      Object.freeze(list.ids)
      Object.freeze(list.entities)
      return Object.freeze(list)
    },
  }
}

/** A list of jobs at once, for where nobody waits meanwhile. */
export const toJobs = ({ data }: Envelope) => {
  const list = makeJobList()
  rowsOf(data).forEach(list.add)
  return list.end()
}

/** So few are made ready at once within a moment, also on a cheap phone. */
const FEW_JOBS = 25

const makeReadySlowly = async (rows: readonly Row[]) => {
  const list = makeJobList()
  const steps = function* () {
    for (const row of rows) yield list.add(row)
  }
  // That of which the answer was read last has taken its time.
  await nextTask()
  await makeSlices()(steps())
  await nextTask()
  return list.end()
}

/** A list of jobs for the screen: a long one is made ready in slices, between which keys and scrolling are served. */
export const toJobsInSlices = (envelope: Envelope) => {
  const rows = rowsOf(envelope.data)
  return rows.length > FEW_JOBS ? makeReadySlowly(rows) : toJobs(envelope)
}

export const toCategoryJobs = async (envelope: Envelope) => ({
  name: plain(envelope.name),
  jobs: await toJobsInSlices(envelope),
})

export const toCategories = ({ data }: Envelope) =>
  normalize(categoriesAdapter, data, (row) => ({
    industry_id: id(row.industry_id),
    label: plain(row.label),
    count: quantity(row.count),
  }))

export const toCompanies = ({ data }: Envelope) =>
  normalize(companiesAdapter, data, (row) => ({
    logo_file_name: text(row.logo_file_name).trim(),
    image_url: text(row.image_url).trim(),
  }))

export const toHeaderContent = (envelope: Envelope): HeaderContent | null => {
  const row = firstOf(envelope)
  if (!row) return null
  return {
    ads_content: text(row.ads_content),
    img1: text(row.img1).trim(),
    img2: text(row.img2).trim(),
    img1_link: text(row.img1_link).trim(),
    img2_link: text(row.img2_link).trim(),
    video_file_name: text(row.video_file_name).trim(),
  }
}

export const toSlider = ({ data }: Envelope) =>
  normalize(sliderAdapter, data, (row) => ({ id: id(row.id), image: text(row.image).trim() }))

export const toCsrItems = ({ data }: Envelope) =>
  normalize(csrAdapter, data, (row) => ({
    image: text(row.image).trim(),
    description: text(row.description),
  }))

export const toServices = ({ data }: Envelope) =>
  normalize(servicesAdapter, data, (row) => ({
    service_id: id(row.service_id),
    title: plain(row.title),
    service_name: plain(row.service_name),
    description: text(row.description),
    small_img: text(row.small_img).trim(),
    banner_img: text(row.banner_img).trim(),
  }))

export const toOffices = ({ data }: Envelope) =>
  normalize(officesAdapter, data, (row) => ({
    office_type: plain(row.office_type),
    address: plain(row.address),
    contact_no: plain(row.contact_no),
    whatsapp_no: plain(row.whatsapp_no),
  }))

export const toEmails = ({ data }: Envelope) =>
  normalize(emailsAdapter, data, (row) => ({ label: plain(row.label), email: plain(row.email) }))

export const toContactDetails = (envelope: Envelope): ContactDetails | null => {
  const row = firstOf(envelope)
  return row ? { working_hours: text(row.working_hours), holidays: text(row.holidays) } : null
}

export const toStates = ({ data }: Envelope) =>
  normalize(statesAdapter, data, (row) => ({ state_id: id(row.state_id), state_name: plain(row.state_name) }))

export const toCities = ({ data }: Envelope) =>
  normalize(citiesAdapter, data, (row) => ({
    city_id: id(row.city_id),
    city_name: plain(row.city_name),
    state_id: id(row.state_id),
  }))

export const toSelectLists = ({ data }: Envelope) => {
  const lists = typeof data === 'object' && data !== null ? (data as Row) : {}
  return {
    department: normalize(departmentsAdapter, lists.department, (row) => ({
      department_id: id(row.department_id),
      d_name: plain(row.d_name),
    })),
    industry: normalize(industriesAdapter, lists.industry, (row) => ({
      industry_id: id(row.industry_id),
      industry_name: plain(row.industry_name),
    })),
    role: normalize(rolesAdapter, lists.role, (row) => ({
      role_id: id(row.role_id),
      role_name: plain(row.role_name),
    })),
    location: normalize(locationsAdapter, lists.location, (row) => ({
      location_id: id(row.location_id),
      location_name: plain(row.location_name),
    })),
  }
}

/** What the server says of a submission that it saved. */
export const toMessage = ({ message }: Envelope) => text(message).trim()
