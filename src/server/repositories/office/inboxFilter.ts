import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { daysBefore, startInIndia } from '@/domain/site/calendar'
import { NOBODY, type InboxFilter, type YesOrNo } from '@/domain/submissions/inbox'
import { asWord, searchParts } from '@/domain/text/searchText'
import { waitingStates } from '@/domain/submissions/states'
import { readReference } from '@/domain/submissions/reference'
import type { Db, Schema } from '../../database/schema'
import type { Indexed } from './inboxEntries'

type Build = ExpressionBuilder<Schema, 'inbox_entry'>
type Condition = Expression<SqlBool>

const MONTHS = 12
/** As the database writes times. */
const timeOf = (text: string) => new Date(text).toISOString()

const DAY = /^\d{4}-\d\d-\d\d$/

/** A short word may also be the beginning of a part of the name. */
const nameBegins = (word: string): Condition => {
  const start = `${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<SqlBool>`(folded_name like ${start} escape '\\' or folded_name like ${`% ${start}`} escape '\\')`
}

const searched = (build: Build, { textIndex }: Indexed, search: string): Condition[] => {
  const { long, short } = searchParts(search)
  return [
    ...(long.length > 0 ? [textIndex.inboxHas(long)] : []),
    ...short.map((word) => build.or([nameBegins(word), textIndex.inboxHas([asWord(word)])])),
  ]
}

/**
 * Lists all but those that were merged with another. A reference also finds one of those, and what is asked about is not
 * hidden behind what another sent.
 */
const listed = (build: Build, indexed: Indexed, { search = '', asked }: InboxFilter) => {
  const own = build.and([
    ...(asked?.join() === 'yes' ? [] : [build('merged_into', 'is', null)]),
    ...(search ? searched(build, indexed, search) : []),
  ])
  const reference = readReference(search)
  return reference === undefined ? own : build.or([build('reference', '=', reference), own])
}

/** '2-5', '2-' and '-5' in units of a column; both figures belong to the range. Five years and some months are five years. */
const inRange = (build: Build, column: 'experience_months' | 'ctc_lakhs', range: string, unit = 1) => {
  const [least, most] = range.split('-')
  return [
    ...(least ? [build(column, '>=', Number(least) * unit)] : []),
    ...(most ? [build(column, '<=', Number(most) * unit + unit - 1)] : []),
  ]
}

/** A day is one of the company. */
const since = (build: Build, from: string) =>
  build('received_at', '>=', DAY.test(from) ? startInIndia(from) : timeOf(from))

/** A day belongs to the range as a whole. */
const until = (build: Build, to: string) =>
  DAY.test(to)
    ? build('received_at', '<', startInIndia(daysBefore(to, -1)))
    : build('received_at', '<=', timeOf(to))

const assignedTo = (build: Build, assignees: readonly string[]) => {
  const accounts = assignees.filter((id) => id !== NOBODY)
  return build.or([
    ...(accounts.length > 0 ? [build('assignee_id', 'in', accounts)] : []),
    ...(assignees.includes(NOBODY) ? [build('assignee_id', 'is', null)] : []),
  ])
}

const isYes = {
  waits: (build: Build) => build('state', 'in', waitingStates),
  answered: (build: Build) => build('answered_at', '>', ''),
  // A message told since then answers the question.
  asked: (build: Build) => build('asked_at', '>', build.ref('told_at')),
  keep: (build: Build) => build('keep_for_other_jobs', '=', 'yes'),
}

type YesOrNoFilter = keyof typeof isYes

const yesOrNoFilters = Object.keys(isYes) as YesOrNoFilter[]

const yesOrNo = (build: Build, name: YesOrNoFilter, chosen: readonly YesOrNo[] = []) =>
  chosen.length === 1 ? [chosen.includes('yes') ? isYes[name](build) : build.not(isYes[name](build))] : []

const tagged = (build: Build, tags: readonly string[]) =>
  build(
    'reference',
    'in',
    build.selectFrom('inbox_tag').select('inbox_tag.reference').where('tag', 'in', tags),
  )

/** The columns of filters whose values are alternatives. */
const columns = {
  kind: 'kind',
  state: 'state',
  job: 'job_id',
  place: 'place',
  source: 'source',
  language: 'language',
} as const

const oneOf = (build: Build, filter: InboxFilter) =>
  (Object.keys(columns) as (keyof typeof columns)[]).flatMap((name) => {
    const chosen: readonly string[] = filter[name] ?? []
    return chosen.length > 0 ? [build(sql.ref<string>(columns[name]), 'in', chosen)] : []
  })

const conditions = (build: Build, indexed: Indexed, filter: InboxFilter): Condition[] => {
  const { assignee, tag, experience, ctc, from, to, references } = filter
  return [
    listed(build, indexed, filter),
    ...oneOf(build, filter),
    ...yesOrNoFilters.flatMap((name) => yesOrNo(build, name, filter[name])),
    ...(assignee?.length ? [assignedTo(build, assignee)] : []),
    ...(tag?.length ? [tagged(build, tag)] : []),
    ...(experience ? inRange(build, 'experience_months', experience, MONTHS) : []),
    ...(ctc ? inRange(build, 'ctc_lakhs', ctc) : []),
    ...(from ? [since(build, from)] : []),
    ...(to ? [until(build, to)] : []),
    ...(references ? [build('reference', 'in', references)] : []),
  ]
}

export const filtered = (db: Db, indexed: Indexed, filter: InboxFilter) =>
  db.selectFrom('inbox_entry').where((build) => build.and(conditions(build, indexed, filter)))
