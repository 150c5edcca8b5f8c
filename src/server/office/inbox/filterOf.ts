import {
  INBOX_PAGE_MAX,
  inboxKinds,
  inboxSorts,
  SEARCH_CHARACTERS_MAX,
  submissionStates,
  type InboxFilter,
} from '@/domain/office/inbox'
import type { InboxOrder } from '../../repositories/office/inboxList'
import { INVALID_REQUEST, unprocessable } from '../../submissions/refusal'

/** What was asked for, such as the query of an address: texts and lists of texts. */
export type Asked = Readonly<Record<string, unknown>>

const VALUE_CHARACTERS_MAX = 200
const VALUES_MAX = 100
const RANGE = /^\d{0,3}-\d{0,3}$/
const TIME = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/

const invalid = () => unprocessable(INVALID_REQUEST)

/** The values of a parameter that may be given several times. Those that are empty count as not given. */
const valuesOf = (value: unknown): string[] => {
  const values: unknown[] =
    value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
  if (values.length > VALUES_MAX) throw invalid()
  return values
    .map((one) => {
      if (typeof one !== 'string' || one.length > VALUE_CHARACTERS_MAX) throw invalid()
      return one
    })
    .filter((one) => one !== '')
}

const valueOf = (value: unknown) => {
  const [one, another] = valuesOf(value)
  if (another !== undefined) throw invalid()
  return one
}

const knownValues = <Known extends string>(value: unknown, known: Readonly<Record<Known, unknown>>) =>
  valuesOf(value).map((one) => {
    if (!Object.hasOwn(known, one)) throw invalid()
    return one as Known
  })

const matching = (value: unknown, pattern: RegExp) => {
  const one = valueOf(value)
  if (one !== undefined && !pattern.test(one)) throw invalid()
  return one
}

const timeIn = (value: unknown) => {
  const one = matching(value, TIME)
  if (one !== undefined && Number.isNaN(Date.parse(one))) throw invalid()
  return one
}

/** Reads a filter. Throws a Refusal for what is none. */
export const filterOf = (asked: Asked): InboxFilter => ({
  search: valueOf(asked.search)?.slice(0, SEARCH_CHARACTERS_MAX),
  kind: knownValues(asked.kind, inboxKinds),
  state: knownValues(asked.state, submissionStates),
  assignee: valuesOf(asked.assignee),
  tag: valuesOf(asked.tag),
  job: valuesOf(asked.job),
  place: valuesOf(asked.place),
  experience: matching(asked.experience, RANGE),
  ctc: matching(asked.ctc, RANGE),
  from: timeIn(asked.from),
  to: timeIn(asked.to),
})

/** The order of the inbox, newest first where none is asked for. */
export const orderOf = (asked: Asked): InboxOrder => {
  const sort = inboxSorts.find((name) => name === (valueOf(asked.sort) ?? 'receivedAt'))
  const order = valueOf(asked.order) ?? (sort === 'receivedAt' ? 'desc' : 'asc')
  if (!sort || (order !== 'asc' && order !== 'desc')) throw invalid()
  return { sort, order }
}

const numberIn = (value: unknown, least: number, most: number, usual: number) => {
  const text = matching(value, /^\d{1,7}$/)
  const number = text === undefined ? usual : Number(text)
  if (number < least || number > most) throw invalid()
  return number
}

const PAGES_MAX = 9_999_999
const USUAL_PAGE = 50

export const pageOf = (asked: Asked) => ({
  page: numberIn(asked.page, 0, PAGES_MAX, 0),
  pageSize: numberIn(asked.pageSize, 1, INBOX_PAGE_MAX, USUAL_PAGE),
})
