import type { Insertable } from 'kysely'
import { daysBefore, todayInIndia } from '@/domain/site/calendar'
import { type ContentToInsert, insertContent, isContentEmpty } from '../repositories/contentRows'
import { lockMeta, markFilled, wasFilled } from '../repositories/meta'
import type { PortalDatabase } from '../database/open'
import type { ContentTables } from '../database/schema'
import cities from './cities.json'
import companies from './companies.json'
import contactDetails from './contact-details.json'
import csr from './csr.json'
import departments from './departments.json'
import emails from './emails.json'
import grievanceOfficers from './grievance-officers.json'
import headerContent from './header-content.json'
import industries from './industries.json'
import locations from './locations.json'
import offices from './offices.json'
import roles from './roles.json'
import { sampleJobs } from './sampleJobs'
import services from './services.json'
import sliderImages from './slider-images.json'
import states from './states.json'

/** Rows are inserted with the same columns: a text in Hindi is '' where only others have one. */
const withHindi = <Row extends object>(rows: readonly Row[]) => {
  const columns = rows.flatMap(Object.keys).filter((name) => name.endsWith('_hi'))
  const none = Object.fromEntries(columns.map((name) => [name, '']))
  return rows.map((row) => ({ ...none, ...row }))
}

const inOrder = <Row extends object>(rows: readonly Row[]) =>
  withHindi(rows).map((row, index) => ({ ...row, sort_order: index + 1 }))

/** Adds ids to rows that have none. */
const numbered = <Row extends object>(rows: readonly Row[]) =>
  inOrder(rows).map((row) => ({ id: `${row.sort_order}`, ...row }))

const jobRows = (now: Date): Insertable<ContentTables['job']>[] => {
  const about = new Map(companies.map((row) => [row.name, row.about]))
  const today = todayInIndia(now.getTime())
  const dayAgo = (days: number | null | undefined) =>
    typeof days === 'number' ? daysBefore(today, days) : null
  const dayAfter = (days: number | undefined) => dayAgo(days && -days)
  return withHindi(sampleJobs).map(
    ({ company: company_name, posted_days_ago, closes_in_days, confirmed_days_ago, walk_in, ...job }) => ({
      ...job,
      company_name,
      state: 'open',
      closing_date: dayAfter(closes_in_days),
      closed_on: null,
      confirmed_on: dayAgo(confirmed_days_ago),
      walk_in_date_from: dayAfter(walk_in?.from),
      walk_in_date_to: dayAfter(walk_in?.to),
      walk_in_time: walk_in?.time ?? null,
      walk_in_address: walk_in?.address ?? null,
      walk_in_bring: walk_in?.bring ?? null,
      company_hidden: job.company_hidden ?? null,
      about_company: about.get(company_name) ?? '',
      date_posted: dayAgo(posted_days_ago),
    }),
  )
}

/** Every row of the sample company; its dates count from `now`. */
export const sampleContent = (now: Date): ContentToInsert => ({
  industry: inOrder(industries),
  department: inOrder(departments),
  role: inOrder(roles),
  location: inOrder(locations),
  state: inOrder(states),
  city: inOrder(cities),
  company: numbered(companies).map((row) => ({ ...row, image_url: '' })),
  header_content: numbered(headerContent),
  slider_image: inOrder(sliderImages),
  csr_item: numbered(csr),
  service: inOrder(services),
  office: numbered(offices),
  email_item: numbered(emails),
  grievance_officer: numbered(grievanceOfficers),
  contact_details: numbered(contactDetails),
  job: jobRows(now),
  answer_text: [],
  link_source: [],
})

/** Inserts the sample content into a database that never had content. Of two servers that start at once one inserts it. */
export const addSampleContent = ({ write }: PortalDatabase, now: Date) =>
  write(async (trx) => {
    await lockMeta(trx)
    if ((await wasFilled(trx)) || !(await isContentEmpty(trx))) return false
    await insertContent(trx, sampleContent(now))
    await markFilled(trx, now.toISOString())
    return true
  })
