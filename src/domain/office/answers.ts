import type { SubmissionState } from './states'

/** The languages of answers, of which the site has two. */
export const languages = { en: 'English', hi: 'Hindi' } as const

export type Language = keyof typeof languages

export const isLanguage = (text: string): text is Language => Object.keys(languages).includes(text)

/** How an applicant is told, as it follows 'told'. */
export const answerWays = { email: 'by e-mail', whatsapp: 'on WhatsApp', phone: 'by phone' } as const

export type AnswerWay = keyof typeof answerWays

/** Why it is 'Not this time'. */
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

/** The states in which there is something to tell, in their order. */
const toldStates = [
  'in_review',
  'shortlisted',
  'sent_to_employer',
  'interview',
  'selected',
  'joined',
  'declined',
  'in_talks',
  'won',
  'lost',
  'answered',
] as const satisfies SubmissionState[]

export type ToldState = (typeof toldStates)[number]

export const isToldState = (state: string): state is ToldState =>
  (toldStates as readonly string[]).includes(state)

export const reasonKey = (reason: DeclineReason) => `reason_${reason}` as const

/** The texts that the owner edits: of each state, of a reminder, of the reasons, and the line above similar jobs. */
export const answerKeys = [...toldStates, 'reminder', ...allReasons.map(reasonKey), 'similar_jobs'] as const

export type AnswerKey = (typeof answerKeys)[number]

const ofInvitations = ['date', 'time', 'where', 'bring', 'invitation'] as const

export type AnswerField =
  'name' | 'job' | 'place' | 'reference' | 'phone' | 'track' | 'reason' | (typeof ofInvitations)[number]

const ofAll: readonly AnswerField[] = ['name', 'job', 'place', 'reference', 'phone', 'track']

/** The fields that a text may have. A line above others has none; neither has a reason, which stands within a text. */
export const fieldsOf = (key: AnswerKey): readonly AnswerField[] => {
  if (key === 'declined') return [...ofAll, 'reason']
  if (key === 'interview' || key === 'reminder') return [...ofAll, ...ofInvitations]
  return key.startsWith('reason_') || key === 'similar_jobs' ? ['job', 'place'] : ofAll
}

const FIELD = /\{\s*([a-z_]+)\s*\}/gi

export type FieldValues = Partial<Record<AnswerField, string>>

/** Lines that have become empty, and the gap where a field within a line was. */
const tidied = (text: string) =>
  text
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(\S)[^\S\n]{2,}/g, '$1 ')
    .trim()

/** Fills in the fields that there are values for; the others stay as they stand. */
export const fillAnswer = (text: string, values: FieldValues) => {
  const byName = values as Readonly<Record<string, string | undefined>>
  return tidied(text.replace(FIELD, (field, name: string) => byName[name.toLowerCase()] ?? field))
}

/** The names of the fields of a text, each once, in their order. */
export const fieldsIn = (text: string) => [
  ...new Set([...text.matchAll(FIELD)].map(([, name = '']) => name.toLowerCase())),
]

/** The most characters of an answer, and of its template. */
export const ANSWER_CHARACTERS_MAX = 2000

/** How long a person has for one of 'To tell' before another may take it. */
export const CLAIM_MINUTES = 10

/** The answers ready to send for a submission in a state. */
export type Drafts<Row> = {
  /** Of the submission, else English. */
  language: Language
  texts: Record<Language, DraftText>
  /** Null where no mail can be sent. */
  email: string | null
  /** The digits for wa.me; null where WhatsApp cannot reach the number. */
  whatsapp: string | null
  /** Other submissions of the same person in which they wait for news. */
  samePerson: Row[]
}

export type DraftText = {
  text: string
  /** The whole answer with each reason; only for 'Not this time'. */
  reasons?: Record<DeclineReason, string>
  /** A line and open jobs with their links; '' where there are none. */
  similar: string
}
