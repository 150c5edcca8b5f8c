import { cutText, grouped } from '../text/display'
import { isElement } from '../text/markup'
import type { Problem } from '../content/problems'
import {
  ANSWER_CHARACTERS_MAX,
  type AnswerField,
  type AnswerKey,
  answerKeys,
  declineReasons,
  type DeclineReason,
  fieldsIn,
  fieldsOf,
  isToldState,
} from './answers'
import { stateLabel } from './states'

/** The meaning of each field, shown to the staff next to the text. */
export const fieldMeanings: Record<AnswerField, string> = {
  name: 'Name of the person',
  job: 'Job or role',
  place: 'Place of the job',
  reference: 'Reference of the submission',
  track: 'Link to see where it stands',
  phone: 'Telephone of the office',
  company: 'Name of our company',
  reason: 'The reason that is chosen',
  date: 'Day of the interview',
  time: 'Time of the interview',
  where: 'Place or link of the interview',
  bring: 'What to bring',
  invitation: 'Link to say who comes',
  employer: 'Employer whom we ask about',
  by: 'Last day to answer',
  question: 'Link to answer the question',
}

const isReason = (name: string): name is DeclineReason => name in declineReasons

export const isAnswerKey = (text: string): text is AnswerKey =>
  (answerKeys as readonly string[]).includes(text)

/** A sentence or a line within an answer; it is never sent by itself. */
const isPart = (key: AnswerKey) => key.startsWith('reason_') || key === 'similar_jobs'

/** 'Shortlisted', 'Reason: experience'. */
export const answerName = (key: AnswerKey) => {
  if (isToldState(key)) return stateLabel(key)
  const reason = key.replace('reason_', '')
  if (isReason(reason)) return `Reason: ${declineReasons[reason].toLowerCase()}`
  return key === 'reminder' ? 'Reminder' : 'Similar open jobs'
}

export const answerNames = Object.fromEntries(answerKeys.map((key) => [key, answerName(key)]))

export const inBraces = (field: string) => `{${field}}`

const invitation = { field: 'invitation', what: 'the link on which the applicant says who comes' } as const

/** The field that a text must have, and its meaning. */
const needed: Partial<Record<AnswerKey, { field: AnswerField; what: string }>> = {
  declined: { field: 'reason', what: 'the reason that is chosen' },
  asked: { field: 'question', what: 'the link on which the applicant answers' },
  interview: invitation,
  reminder: invitation,
}

type Fault = Omit<Problem, 'field'>

/** Matches a tag, a comment or an entity. A lone `<`, `R&D;` and `<Engineer>` are words. */
const MARKUP = /<\/?([a-z][a-z\d]*)(?:\s[^<>]*)?\/?>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/gi
const WHOLE_BRACES = /\{[^{}]*\}/g
const LONE_BRACE = /\{[^{}\n]{0,20}|[^{}\n]{0,20}\}/
const SHOWN_CHARACTERS = 40

const tooLong = (text: string): Fault | undefined => {
  const over = text.length - ANSWER_CHARACTERS_MAX
  const values = { count: grouped(text.length), over: grouped(over), limit: grouped(ANSWER_CHARACTERS_MAX) }
  return over > 0 ? { code: 'answerTooLong', values } : undefined
}

const hasMarkup = (text: string): Fault | undefined => {
  const [found] = [...text.matchAll(MARKUP)].find(([, name]) => !name || isElement(name.toLowerCase())) ?? []
  return found ? { code: 'markup', values: { text: cutText(found, SHOWN_CHARACTERS) } } : undefined
}

const isLeftOpen = (text: string): Fault | undefined => {
  const [found] = LONE_BRACE.exec(text.replace(WHOLE_BRACES, '')) ?? []
  return found ? { code: 'loneBrace', values: { text: found.trim(), example: inBraces('name') } } : undefined
}

const hasWrongField = (text: string, key: AnswerKey): Fault | undefined => {
  const allowed: readonly string[] = fieldsOf(key)
  const wrong = [...text.matchAll(WHOLE_BRACES)].find(
    ([found]) => !fieldsIn(found).some((name) => allowed.includes(name)),
  )
  if (!wrong) return undefined
  const values = { text: cutText(wrong[0], SHOWN_CHARACTERS), choices: allowed.map(inBraces).join(', ') }
  const isKnown = fieldsIn(wrong[0]).some((name) => name in fieldMeanings)
  return { code: isKnown ? 'fieldOfOther' : 'noAnswerField', values }
}

const lacksField = (text: string, key: AnswerKey): Fault | undefined => {
  const { field, what } = needed[key] ?? {}
  return field && !fieldsIn(text).includes(field)
    ? { code: 'neededField', values: { text: inBraces(field), what: `${what}` } }
    : undefined
}

const rules = [tooLong, hasMarkup, isLeftOpen, hasWrongField, lacksField] as const

/** The first fault of a text of this key. An empty text has none: another takes its place. */
export const answerFault = (key: AnswerKey, text: string): Fault | undefined => {
  if (text.trim() === '') return undefined
  for (const rule of rules) {
    const fault = rule(text, key)
    if (fault) return fault
  }
  return undefined
}

/** A warning about a text that is accepted: a letter without a field reads the same for everybody. */
export const answerDoubt = (key: AnswerKey, text: string): Fault | undefined =>
  text.trim() === '' || isPart(key) || fieldsIn(text).length > 0 ? undefined : { code: 'withoutField' }
