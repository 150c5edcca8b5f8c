import { isLanguage, type Language } from '@/domain/languages'
import {
  type InboxFilter,
  type InboxKind,
  inboxKinds,
  NOTE_CHARACTERS_MAX,
  RECIPIENT_CHARACTERS_MAX,
  SEARCH_CHARACTERS_MAX,
  TAG_CHARACTERS_MAX,
  type YesOrNo,
} from '@/domain/submissions/inbox'
import { NO_SOURCE } from '@/domain/submissions/sources'
import { isState, type SubmissionState } from '@/domain/submissions/states'
import { singleSpaced } from '@/domain/text/markup'
import type { Db } from '../../database/schema'
import { asKnownTags, type EntryChange, listAssignees } from '../../repositories/office/inboxChanges'
import { type InboxOrder, inboxSorts } from '../../repositories/office/inboxList'
import { unprocessable } from '../../config/refusal'
import { invalidRequest, type Body } from '../readRequest'

const VALUE_CHARACTERS_MAX = 200
const VALUES_MAX = 100
const TAGS_MAX = 20

type Check = (value: string) => boolean

const isRange: Check = (value) => /^\d{0,3}-\d{0,3}$/.test(value)
const isTime: Check = (value) =>
  /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(value) && !Number.isNaN(Date.parse(value))
const isIn =
  (known: object): Check =>
  (value) =>
    Object.hasOwn(known, value)

const isYesOrNo = isIn({ yes: true, no: true })

/** The values of a parameter that may be given several times. Those that are empty count as not given. */
const valuesOf = <Value extends string = string>(value: unknown, isValid: Check = () => true): Value[] => {
  const values = [value ?? []].flat().filter((one) => one !== '')
  if (values.length > VALUES_MAX) throw invalidRequest()
  return values.map((one: unknown) => {
    if (typeof one !== 'string' || one.length > VALUE_CHARACTERS_MAX || !isValid(one)) throw invalidRequest()
    return one as Value
  })
}

const valueOf = (value: unknown, isValid?: Check) => {
  const [one, another] = valuesOf(value, isValid)
  if (another !== undefined) throw invalidRequest()
  return one
}

/** The slugs of sources, several in one text; '' means no source. */
const sourcesIn = (value: unknown) => {
  const texts = [value ?? []]
    .flat()
    .flatMap((one: unknown) => (typeof one === 'string' ? one.split(',') : one))
  return valuesOf(texts).map((slug) => (slug === NO_SOURCE ? '' : slug))
}

export const filterOf = (asked: Body): InboxFilter => ({
  search: valueOf(asked.search)?.slice(0, SEARCH_CHARACTERS_MAX),
  kind: valuesOf<InboxKind>(asked.kind, isIn(inboxKinds)),
  state: valuesOf<SubmissionState>(asked.state, isState),
  assignee: valuesOf(asked.assignee),
  tag: valuesOf(asked.tag),
  job: valuesOf(asked.job),
  place: valuesOf(asked.place),
  keep: valuesOf<YesOrNo>(asked.keep, isYesOrNo),
  source: sourcesIn(asked.source),
  language: valuesOf<Language>(asked.language, isLanguage),
  waits: valuesOf<YesOrNo>(asked.waits, isYesOrNo),
  answered: valuesOf<YesOrNo>(asked.answered, isYesOrNo),
  asked: valuesOf<YesOrNo>(asked.asked, isYesOrNo),
  experience: valueOf(asked.experience, isRange),
  ctc: valueOf(asked.ctc, isRange),
  from: valueOf(asked.from, isTime),
  to: valueOf(asked.to, isTime),
})

export const orderOf = (asked: Body): InboxOrder => {
  const sort = inboxSorts.find((name) => name === (valueOf(asked.sort) ?? 'receivedAt'))
  const order = valueOf(asked.order) ?? (sort === 'receivedAt' ? 'desc' : 'asc')
  if (!sort || (order !== 'asc' && order !== 'desc')) throw invalidRequest()
  return { sort, order }
}

/** Control characters, halves of characters, and what replaces bytes that are no text. */
const UNUSABLE = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFD]/u

export const referencesIn = (references: unknown) => {
  const isList = Array.isArray(references) && references.every((one) => typeof one === 'string')
  if (!isList) throw invalidRequest()
  return [...new Set(references)]
}

export const textIn = (value: unknown, what: string, max: number) => {
  if (typeof value !== 'string') throw invalidRequest()
  const text = value.replace(/\r\n?/g, '\n').trim()
  if (text === '') throw unprocessable(`${what} is empty.`)
  if (text.length > max) throw unprocessable(`${what} is too long. The limit is ${max} characters.`)
  if (UNUSABLE.test(text)) throw unprocessable(`${what} contains characters that cannot be used.`)
  return text
}

export const noteIn = (body: Body) => textIn(body.text, 'The note', NOTE_CHARACTERS_MAX)

/** To whom somebody is shown, and why without their yes: '' where they said it. */
export const showingIn = ({ recipient, withoutYes }: Body) => ({
  recipient: singleSpaced(textIn(recipient, 'The name', RECIPIENT_CHARACTERS_MAX)),
  withoutYes:
    withoutYes === undefined || withoutYes === ''
      ? ''
      : singleSpaced(textIn(withoutYes, 'The reason', RECIPIENT_CHARACTERS_MAX)),
})

const tagTextIn = (value: unknown) => singleSpaced(textIn(value, 'The tag', TAG_CHARACTERS_MAX))

export const tagIn = async (db: Db, value: unknown) => {
  if (value === undefined) return undefined
  const [tag] = await asKnownTags(db, [tagTextIn(value)])
  return tag
}

export const tagsIn = async (db: Db, { tags }: Body) => {
  if (!Array.isArray(tags)) throw invalidRequest()
  const known = await asKnownTags(db, tags.map(tagTextIn))
  if (known.length > TAGS_MAX) throw unprocessable(`A submission has at most ${TAGS_MAX} tags.`)
  return known
}

const VERSION_MAX = 2 ** 31 - 1

export const versionIn = ({ version }: Body) => {
  const isVersion = typeof version === 'number' && Number.isInteger(version)
  if (!isVersion || version < 1 || version > VERSION_MAX) throw invalidRequest()
  return version
}

export const stateIn = (state: unknown) => {
  const [known] = valuesOf<SubmissionState>([state], isState)
  if (known === undefined) throw invalidRequest()
  return known
}

const assigneeIn = async (db: Db, assigneeId: unknown) => {
  if (assigneeId === null) return null
  const account = (await listAssignees(db)).find(({ id }) => id === assigneeId)
  if (!account) throw unprocessable('Submissions cannot be given to this account.')
  return account.id
}

export const changeIn = async (
  db: Db,
  { state, assigneeId }: Body,
  stateAt: string,
): Promise<EntryChange> => {
  const values = assigneeId === undefined ? {} : { assignee_id: await assigneeIn(db, assigneeId) }
  return state === undefined ? values : { ...values, state: stateIn(state), stateAt }
}
