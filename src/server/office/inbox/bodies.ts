import {
  NOTE_CHARACTERS_MAX,
  submissionStates,
  TAG_CHARACTERS_MAX,
  TAGS_MAX,
  type SubmissionState,
} from '@/domain/office/inbox'
import { singleSpaced } from '@/domain/plainText'
import type { Db } from '../../database/schema'
import type { EntryChange } from '../../repositories/office/inboxChanges'
import { asKnownTags, listAssignees } from '../../repositories/office/inboxChanges'
import { INVALID_REQUEST, unprocessable } from '../../submissions/refusal'

export type Body = Readonly<Record<string, unknown>>

const invalid = () => unprocessable(INVALID_REQUEST)

/** Control characters, halves of characters, and what replaces bytes that are no text. */
const UNUSABLE = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFD]/u

export const bodyOf = (body: unknown): Body => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid()
  return body as Body
}

/** Submissions that were chosen one by one, each once. */
export const referencesIn = (references: unknown) => {
  if (!Array.isArray(references)) throw invalid()
  return [...new Set(references)].map((one: unknown) => {
    if (typeof one !== 'string') throw invalid()
    return one
  })
}

const isState = (value: unknown): value is SubmissionState =>
  typeof value === 'string' && Object.hasOwn(submissionStates, value)

const textIn = (value: unknown, what: string, max: number) => {
  if (typeof value !== 'string') throw invalid()
  const text = value.replace(/\r\n?/g, '\n').trim()
  if (text === '') throw unprocessable(`${what} is empty.`)
  if (text.length > max) throw unprocessable(`${what} is too long. The limit is ${max} characters.`)
  if (UNUSABLE.test(text)) throw unprocessable(`${what} contains characters that cannot be used.`)
  return text
}

export const noteIn = (body: Body) => textIn(body.text, 'The note', NOTE_CHARACTERS_MAX)

const tagTextIn = (value: unknown) => singleSpaced(textIn(value, 'The tag', TAG_CHARACTERS_MAX))

/** Undefined where none is given. */
export const tagIn = async (db: Db, value: unknown) => {
  if (value === undefined) return undefined
  const [tag] = await asKnownTags(db, [tagTextIn(value)])
  return tag
}

/** The tags in their order, each once. */
export const tagsIn = async (db: Db, { tags }: Body) => {
  if (!Array.isArray(tags)) throw invalid()
  const known = await asKnownTags(db, tags.map(tagTextIn))
  if (known.length > TAGS_MAX) throw unprocessable(`A submission has at most ${TAGS_MAX} tags.`)
  return known
}

/** What a column of whole numbers holds. */
const VERSION_MAX = 2 ** 31 - 1

export const versionIn = ({ version }: Body) => {
  const isVersion = typeof version === 'number' && Number.isInteger(version)
  if (!isVersion || version < 1 || version > VERSION_MAX) throw invalid()
  return version
}

const stateIn = ({ state }: Body) => {
  if (state === undefined) return {}
  if (!isState(state)) throw invalid()
  return { state }
}

const assigneeIn = async (db: Db, { assigneeId }: Body) => {
  if (assigneeId === undefined || assigneeId === null) return { assigneeId }
  const known = await listAssignees(db)
  const account = known.find(({ id }) => id === assigneeId)
  if (!account) throw unprocessable('This account cannot be given submissions.')
  return { assigneeId: account.id }
}

/** A new state, a new assignee, or both. */
export const changeIn = async (db: Db, body: Body): Promise<EntryChange> => {
  const { assigneeId } = await assigneeIn(db, body)
  return { ...stateIn(body), ...(assigneeId !== undefined && { assigneeId }) }
}
