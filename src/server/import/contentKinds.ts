import { EXPERIENCE_OPTION_MAX } from '@/domain/limits'
import { jobTextLimits, SHORT_TEXT_CHARACTERS, type JobText } from '@/domain/office/jobLimits'
import { jobStates } from '@/domain/office/jobs'
import { postedDay } from '@/domain/postedDate'
import type { ContentTable } from '../database/schema'
import type { StaffFolder } from '../files/staffFolders'
import type { ContentRow } from '../repositories/contentRows'
import { closedOnDay } from '../repositories/publicJobs'
import { withState } from './jobState'
import type { Media } from './mediaFiles'
import * as read from './readers'

/** The tables that others refer to, by id or by name. */
export const referredTables = {
  department: { id: 'department_id', name: 'd_name' },
  industry: { id: 'industry_id', name: 'industry_name' },
  role: { id: 'role_id', name: 'role_name' },
  state: { id: 'state_id', name: 'state_name' },
} as const

export type ReferredTable = keyof typeof referredTables

export type Column = {
  name: string
  /** Other headings for it, in any case, with or without spaces and underscores. */
  aliases?: readonly string[]
  read: read.Reader
  /** Whether the cell must not be empty. */
  required?: boolean
  /** The id or the exact name of a row of this table. */
  refersTo?: ReferredTable
  /** Whether an empty cell leaves the value as it is. */
  keepsIfEmpty?: boolean
  /** The name of an image or a video in this folder. */
  file?: { folder: StaffFolder; media: Media }
}

/** One kind of content: a table, imported from one spreadsheet. */
export type ContentKind = {
  table: ContentTable
  /** The first column is the id. */
  columns: readonly [Column, ...Column[]]
  /**
   * The column with the day on which a row was closed. Closed rows are not exported, importing one opens it again, and
   * `--replace` closes rows in place of removing them.
   */
  closedOn?: string
  /** What closes a row on a day. */
  closing?: (today: string) => ContentRow
  /** What is stored for the values of a row, or why they cannot be; by default the values themselves. */
  toRow?: (values: ContentRow, before: ContentRow | undefined) => ContentRow | string
  /** Checks a row as a whole. */
  check?: (row: Readonly<Record<string, read.Value | undefined>>) => string | undefined
}

/** Whether a row was not closed by the staff. */
export const isOpen = ({ closedOn }: ContentKind, row: Readonly<Record<string, unknown>>) =>
  closedOn === undefined || row[closedOn] === null

/** Whether `--replace` takes a row from the site that is not in the file. A draft was never there. */
export const isReplaced = (kind: ContentKind, row: Readonly<Record<string, unknown>>) =>
  isOpen(kind, row) && row.state !== 'draft'

const id = (name: string): Column => ({ name, aliases: ['id'], read: read.idText, required: true })
const short = (name: string, ...aliases: string[]): Column => ({ name, aliases, read: read.shortText })
const long = (name: string): Column => ({ name, read: read.longText })
const required = (column: Column): Column => ({ ...column, required: true })
const link = (name: string): Column => ({ name, read: read.link })
const order: Column = {
  name: 'sort_order',
  aliases: ['order'],
  read: read.wholeNumber(1_000_000),
  keepsIfEmpty: true,
}

const image = (name: string, folder: StaffFolder = 'uploads'): Column => ({
  name,
  read: read.fileName,
  file: { folder, media: 'image' },
})

const refersTo = (table: ReferredTable): Column => {
  const { id: name, name: nameColumn } = referredTables[table]
  return {
    name,
    aliases: [table, `${table} name`, nameColumn],
    read: read.shortText,
    required: true,
    refersTo: table,
  }
}

const named = (
  table: 'department' | 'industry' | 'role' | 'location' | 'state',
  name: string,
): ContentKind => ({
  table,
  columns: [id(`${table}_id`), required(short(name, 'name', `${table} name`)), order],
})

const YEARS = /\s*(?:years?|yrs?)\.?$/i
const years = (name: string): Column => ({ name, read: read.wholeNumber(2 * EXPERIENCE_OPTION_MAX, YEARS) })

/** A text of a job, as long as the table of its limits says. */
const jobText = (name: JobText, ...aliases: string[]) =>
  jobTextLimits[name] > SHORT_TEXT_CHARACTERS ? long(name) : short(name, ...aliases)

const isBelow = (to: read.Value | undefined, from: read.Value | undefined) =>
  typeof from === 'number' && typeof to === 'number' && to < from

const isBefore = (day: read.Value | undefined, other: read.Value | undefined) =>
  typeof day === 'string' && typeof other === 'string' && (postedDay(day) ?? '') < (postedDay(other) ?? '')

export const jobs: ContentKind = {
  table: 'job',
  closedOn: 'closed_on',
  closing: closedOnDay,
  toRow: withState,
  columns: [
    id('job_id'),
    required(jobText('position')),
    refersTo('department'),
    refersTo('industry'),
    refersTo('role'),
    jobText('company_name', 'company'),
    jobText('about_company'),
    jobText('short_job_description'),
    jobText('job_description'),
    jobText('location'),
    jobText('employment_type'),
    years('experience_from'),
    years('experience_to'),
    { name: 'ctc', aliases: ['salary band'], read: read.salaryBand },
    { name: 'ctc_from', read: read.lakhs },
    { name: 'ctc_to', read: read.lakhs },
    { name: 'no_of_posts', aliases: ['posts', 'openings'], read: read.wholeNumber(1_000_000) },
    jobText('qualification'),
    { name: 'date_posted', read: read.day },
    { name: 'closing_date', aliases: ['apply by'], read: read.day },
    { name: 'confirmed_on', read: read.day },
    { name: 'walk_in_date_from', read: read.day },
    { name: 'walk_in_date_to', read: read.day },
    { name: 'walk_in_time', read: read.optionalText },
    { name: 'walk_in_address', read: read.optionalText },
    { name: 'walk_in_bring', read: read.optionalText },
    { name: 'company_hidden', read: read.yesOrNo },
    { name: 'state', read: read.oneOf(jobStates), keepsIfEmpty: true },
  ],
  check: (row) => {
    if (isBelow(row.experience_to, row.experience_from)) return 'experience_to is below experience_from'
    if (isBelow(row.ctc_to, row.ctc_from)) return 'ctc_to is below ctc_from'
    if (isBefore(row.closing_date, row.date_posted)) return 'closing_date is before date_posted'
    return isBefore(row.walk_in_date_to, row.walk_in_date_from)
      ? 'walk_in_date_to is before walk_in_date_from'
      : undefined
  },
}

/** Kinds that others refer to come first. */
export const contentKinds: Record<string, ContentKind> = {
  industries: named('industry', 'industry_name'),
  departments: named('department', 'd_name'),
  roles: named('role', 'role_name'),
  locations: named('location', 'location_name'),
  states: named('state', 'state_name'),
  cities: {
    table: 'city',
    columns: [id('city_id'), required(short('city_name', 'name')), refersTo('state'), order],
  },
  services: {
    table: 'service',
    columns: [
      id('service_id'),
      required(short('title')),
      required(short('service_name', 'name')),
      long('description'),
      image('small_img'),
      image('banner_img'),
      order,
    ],
  },
  companies: {
    table: 'company',
    columns: [
      id('id'),
      required(short('name')),
      long('about'),
      required(image('logo_file_name')),
      link('image_url'),
      order,
    ],
  },
  csr: {
    table: 'csr_item',
    columns: [id('id'), required(image('image', 'media')), long('description'), order],
  },
  offices: {
    table: 'office',
    columns: [
      id('id'),
      required(short('office_type')),
      required(short('address')),
      { name: 'contact_no', read: read.phone },
      { name: 'whatsapp_no', read: read.phone },
      order,
    ],
  },
  emails: {
    table: 'email_item',
    columns: [id('id'), required(short('label')), required({ name: 'email', read: read.email }), order],
  },
  slider: { table: 'slider_image', columns: [id('id'), required(image('image')), order] },
  header: {
    table: 'header_content',
    columns: [
      id('id'),
      long('ads_content'),
      image('img1'),
      image('img2'),
      link('img1_link'),
      link('img2_link'),
      { name: 'video_file_name', read: read.fileName, file: { folder: 'uploads', media: 'video' } },
      order,
    ],
  },
  contact: {
    table: 'contact_details',
    columns: [id('id'), short('working_hours'), short('holidays'), order],
  },
  jobs,
}
