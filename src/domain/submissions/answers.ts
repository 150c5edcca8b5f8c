import { inEachLanguage, type Language } from '../languages'
import { allStates, type SubmissionState } from './states'

const english = new Intl.DisplayNames('en', { type: 'language' })

export const languageNames = inEachLanguage((language) => english.of(language) ?? language)

/** The ways to tell an applicant, in the words that follow 'told'. */
export const answerWays = { email: 'by e-mail', whatsapp: 'on WhatsApp', phone: 'by phone' } as const

export type AnswerWay = keyof typeof answerWays

export const declineReasons = {
  filled: 'Filled',
  experience: 'Experience',
  distance: 'Distance',
  pay: 'Pay',
  papers: 'Papers missing',
  not_reached: 'Not reached',
  other: 'Other',
} as const

export type DeclineReason = keyof typeof declineReasons

export const allReasons = Object.keys(declineReasons) as DeclineReason[]

export type ToldState = Exclude<SubmissionState, 'received' | 'withdrawn'>

const toldStates = allStates.filter(
  (state): state is ToldState => state !== 'received' && state !== 'withdrawn',
)

export const isToldState = (state: string): state is ToldState =>
  (toldStates as readonly string[]).includes(state)

export const reasonKey = (reason: DeclineReason) => `reason_${reason}` as const

/** The texts that the owner edits: for each state, a reminder, the reasons, and the line above similar jobs. */
export const answerKeys = [...toldStates, 'reminder', ...allReasons.map(reasonKey), 'similar_jobs'] as const

export type AnswerKey = (typeof answerKeys)[number]

const ofInvitations = ['date', 'time', 'where', 'bring', 'invitation'] as const

const ofQuestions = ['employer', 'by', 'question'] as const

const ofJobs = ['job', 'place'] as const
/** `company` is our own, not the employer. */
const ofAll = ['name', 'reference', 'track', 'phone', 'company'] as const

export type AnswerField =
  | (typeof ofAll)[number]
  | (typeof ofJobs)[number]
  | 'reason'
  | (typeof ofInvitations | typeof ofQuestions)[number]

const [first, ...others] = ofAll
const ofApplicants: readonly AnswerField[] = [first, ...ofJobs, ...others]

/** The fields for enquiries and messages, which are not about a job. */
const withoutJob: ReadonlySet<AnswerKey> = new Set(['in_talks', 'won', 'lost', 'answered'])

/** The fields that a text may have. A reason is part of another text, which has the name and the links. */
export const fieldsOf = (key: AnswerKey): readonly AnswerField[] => {
  if (withoutJob.has(key)) return ofAll
  if (key === 'asked') return [...ofApplicants, ...ofQuestions]
  if (key === 'declined') return [...ofApplicants, 'reason']
  if (key === 'interview' || key === 'reminder') return [...ofApplicants, ...ofInvitations]
  return key.startsWith('reason_') || key === 'similar_jobs' ? ofJobs : ofApplicants
}

const FIELD = /\{\s*([a-z_]+)\s*\}/gi
/** An empty field takes the comma before it along. */
const WITH_COMMA = /(,?[^\S\n]*)\{\s*([a-z_]+)\s*\}/gi

export type FieldValues = Partial<Record<AnswerField, string>>

/** Matches lines that became empty, and the gap that a field leaves in a line. */
const tidied = (text: string) =>
  text
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(\S)[^\S\n]{2,}/g, '$1 ')
    .trim()

/** Fills in the fields that have values, and leaves the others. */
export const fillAnswer = (text: string, values: FieldValues) => {
  const valueOf = (name: string) =>
    (values as Readonly<Record<string, string | undefined>>)[name.toLowerCase()]
  const filled = text.replace(WITH_COMMA, (found: string, before: string, name: string) => {
    const value = valueOf(name)
    return value === undefined ? found : value && before + value
  })
  return tidied(filled)
}

/** Matches a line that has no other field than what to bring. */
const BRING_LINE = /^[^{}\n]*\{\s*bring\s*\}[^{}\n]*(?:\n|$)/gim

/** Fills in the fields of an invitation. The line about what to bring is dropped if there is nothing to bring. */
export const withBring = (text: string, bring: string) => (bring ? text : text.replace(BRING_LINE, ''))

const alsoWords: Record<Language, string> = {
  en: 'This message is also about:',
  hi: 'यह संदेश इनके बारे में भी है:',
}

/** A text with the other jobs below it that the same person applied for and that it counts for. */
export const withOtherJobs = (
  text: string,
  language: Language,
  { about: own }: { about: string },
  rows: readonly { kind: string; about: string }[],
) => {
  const jobs = rows.flatMap(({ kind, about }) => (kind === 'application' && about !== own ? [about] : []))
  const named = [...new Set(jobs)].filter(Boolean).join(', ')
  return named === '' ? text : `${text}\n\n${alsoWords[language]} ${named}`
}

export const fieldsIn = (text: string) => [
  ...new Set([...text.matchAll(FIELD)].map(([, name = '']) => name.toLowerCase())),
]

export const ANSWER_CHARACTERS_MAX = 2000
