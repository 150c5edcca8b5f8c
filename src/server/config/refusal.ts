import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DEFAULT_LANGUAGE } from '@/domain/languages'
import { type Problem, problemSentence } from '@/domain/content/problems'
import { i18nOf } from '@/locales/catalogs'

/** What an answer says: a message, for visitors in their language, or an English text of the office. */
export type Words = MessageDescriptor | string

const isMessage = (value: unknown): value is MessageDescriptor =>
  typeof value === 'object' && value !== null && 'id' in value

/** A value of a message may be a message itself, such as the label of a field. */
export const sentenceOf = (words: Words, i18n: I18n): string => {
  if (typeof words === 'string') return words
  const values = Object.entries(words.values ?? {}).map(
    ([name, value]) => [name, isMessage(value) ? i18n._(value) : value] as const,
  )
  return i18n._({ ...words, values: Object.fromEntries(values) })
}

/** A request that is declined: the error handler answers with its code, headers, words and problems. */
export class Refusal extends Error {
  readonly code: number
  readonly words: Words
  readonly headers: Record<string, string>
  /** The problems of single fields; the words are for clients that do not know the fields. */
  readonly problems: readonly Problem[] | undefined

  constructor(
    code: number,
    words: Words,
    headers: Record<string, string> = {},
    problems?: readonly Problem[],
  ) {
    super(sentenceOf(words, i18nOf(DEFAULT_LANGUAGE)))
    this.code = code
    this.words = words
    this.headers = headers
    this.problems = problems
  }
}

export const INVALID_REQUEST = msg`Invalid request.`

/** The request was understood but its content is not acceptable. */
export const unprocessable = (words: Words) => new Refusal(422, words)

/** The same, because of one field, next to which the words are shown. */
export const fieldRefused = (field: string, words: Words, code = 422) =>
  new Refusal(code, words, {}, [{ field, code: 'refused' }])

/** The refusal of a form with what is wrong with its fields; its message is the first problem, for programs. */
export const invalid = (problems: readonly Problem[], labelOf?: (field: string) => string) => {
  const [first = { field: '', code: '' }] = problems
  return new Refusal(422, problemSentence(first, labelOf), {}, problems)
}
