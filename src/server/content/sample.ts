import { memoized } from '@/domain/jobs/memoized'
import { daysBefore, daysBetween, todayInIndia } from '@/domain/site/calendar'
import type { PortalDatabase } from '../database/open'
import { contentKinds } from '../import/contentKinds'
import { checkSheet, countKnown } from '../import/readRows'
import {
  type ContentRow,
  type ContentToInsert,
  insertContent,
  isContentEmpty,
} from '../repositories/contentRows'
import { lockMeta, markFilled, wasFilled } from '../repositories/meta'
import { readCsv } from '../spreadsheet/csv'
import cities from './sample/cities.csv'
import companies from './sample/companies.csv'
import contact from './sample/contact.csv'
import csr from './sample/csr.csv'
import departments from './sample/departments.csv'
import emails from './sample/emails.csv'
import grievanceOfficers from './sample/grievance-officers.csv'
import header from './sample/header.csv'
import industries from './sample/industries.csv'
import jobs from './sample/jobs.csv'
import locations from './sample/locations.csv'
import offices from './sample/offices.csv'
import roles from './sample/roles.csv'
import services from './sample/services.csv'
import slider from './sample/slider.csv'
import states from './sample/states.csv'

/** The sample company as files that `import` reads, by kind. */
const files: Record<string, string> = {
  cities,
  companies,
  contact,
  csr,
  departments,
  emails,
  'grievance-officers': grievanceOfficers,
  header,
  industries,
  jobs,
  locations,
  offices,
  roles,
  services,
  slider,
  states,
}

/** The day from which the dates in the files count. */
const WRITTEN_ON = '2026-11-01'

/** The rows and problems that `import` finds in the file of a kind; empty if there is no file. */
export const readSample = memoized((name: string) => {
  const { [name]: kind } = contentKinds
  const { [name]: text } = files
  if (!kind || text === undefined) return { rows: [], problems: [], warnings: [] }
  const rows = readCsv(Buffer.from(text), countKnown(kind))
  return checkSheet(kind, { rows, otherSheets: [], hiddenRows: 0 }, WRITTEN_ON)
})

/** The rows of a kind; their dates count from `now`. */
const rowsOf = (name: string, now: Date) => {
  const days = daysBetween(WRITTEN_ON, todayInIndia(now.getTime()))
  const dates = contentKinds[name]?.columns.filter(({ type }) => type === 'day') ?? []
  return readSample(name).rows.map(({ values }): ContentRow => {
    const moved = dates.map((column) => {
      const day = values[column.name]
      return [column.name, typeof day === 'string' ? daysBefore(day, -days) : null]
    })
    return { ...values, ...Object.fromEntries(moved) }
  })
}

/** Every row of the sample company; its dates count from `now`. */
export const sampleContent = (now: Date) =>
  Object.fromEntries(
    Object.entries(contentKinds).map(([name, { table }]) => [table, rowsOf(name, now)]),
  ) as unknown as ContentToInsert

/** Inserts the sample content into a database that never had content. Of two servers that start at once one inserts it. */
export const addSampleContent = ({ write }: PortalDatabase, now: Date) =>
  write(async (trx) => {
    await lockMeta(trx)
    if ((await wasFilled(trx)) || !(await isContentEmpty(trx))) return false
    await insertContent(trx, sampleContent(now))
    await markFilled(trx, now.toISOString())
    return true
  })
