import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DEFAULT_LANGUAGE, type Language } from '../languages'
import { INVITATION_PATTERN } from '../paths'
import { LANGUAGE_FIELD } from './hiddenFields'

/** The reason a question can no longer be answered. `replaced`: it was asked again. `closed`: its job is. */
export type QuestionEnd = 'over' | 'replaced' | 'withdrawn' | 'declined' | 'closed'

type Answer = {
  /** The button, in the order of the table. */
  button: MessageDescriptor
  /** What the applicant then told us. */
  told: MessageDescriptor
  /** The same for the staff: 'Will come'. */
  word: string
}

type Words = {
  title: MessageDescriptor
  /** Above the buttons. */
  heading: MessageDescriptor
  answers: Readonly<Record<string, Answer>>
  ends: Readonly<Record<QuestionEnd, MessageDescriptor>>
}

/** The questions that the office asks an applicant by a private link. */
export const questions = {
  interview: {
    title: msg`Your interview`,
    heading: msg`Will you come?`,
    answers: {
      will_come: {
        button: msg`I will come`,
        told: msg`You told us that you will come. See you there.`,
        word: 'Will come',
      },
      cannot_come: {
        button: msg`I cannot come`,
        told: msg`You told us that you cannot come. We will contact you.`,
        word: 'Cannot come',
      },
      another_day: {
        button: msg`Another day`,
        told: msg`You asked for another day. We will contact you to find one.`,
        word: 'Another day',
      },
    },
    ends: {
      over: msg`This day is over.`,
      replaced: msg`You got a newer invitation, which holds instead: please use the link in it.`,
      withdrawn: msg`You withdrew your application, so this interview does not take place.`,
      declined: msg`This interview does not take place. Our last message says how your application stands.`,
      closed: msg`This job is no longer open.`,
    },
  },
  sending: {
    title: msg`May we send you?`,
    heading: msg`May we send your details to them?`,
    answers: {
      yes: {
        button: msg`Yes, send me`,
        told: msg`You said yes: we may show you to this employer for this job.`,
        word: 'Yes',
      },
      no: {
        button: msg`No, not to this one`,
        told: msg`You said no: we do not show you to this employer. Nothing else changes for you.`,
        word: 'No',
      },
    },
    ends: {
      over: msg`The day to answer is over.`,
      replaced: msg`We asked you again: please use the link in our newer message.`,
      withdrawn: msg`You withdrew your application, so we send it to nobody.`,
      declined: msg`This is settled. Our last message says how your application stands.`,
      closed: msg`This job is no longer open.`,
    },
  },
} as const satisfies Record<string, Words>

export type QuestionKind = keyof typeof questions

type AnswersOf<Kind extends QuestionKind> = Extract<keyof (typeof questions)[Kind]['answers'], string>

/** No two questions share an answer. */
export type QuestionAnswer = { [Kind in QuestionKind]: AnswersOf<Kind> }[QuestionKind]

/** A question by its kind, as code that serves them all reads it. */
export const wordsOf = (kind: QuestionKind): Words => questions[kind]

export const answersOf = (kind: QuestionKind) => Object.keys(questions[kind].answers) as QuestionAnswer[]

export const answerOf = (kind: QuestionKind, text: string) =>
  answersOf(kind).find((answer) => answer === text)

const allAnswers = Object.fromEntries(
  Object.values(questions).flatMap(({ answers }) => Object.entries<Answer>(answers)),
) as Record<QuestionAnswer, Answer>

/** An answer in the words of its applicant. */
export const buttonOf = (answer: QuestionAnswer) => allAnswers[answer].button

/** An answer, or that there is none, in the words of the office. */
export const answerWord = (answer: QuestionAnswer | '') =>
  answer === '' ? 'Has not answered' : allAnswers[answer].word

/** The newest question of a kind; they are the newest first. */
export const newestOf = <Asked extends { kind: QuestionKind }>(asked: readonly Asked[], kind: QuestionKind) =>
  asked.find((one) => one.kind === kind)

/** A question as its applicant sees it. */
export type Question = {
  kind: QuestionKind
  /** The last day to answer; of an interview its own. YYYY-MM-DD in India. */
  day: string
  /** HH:MM in India; '' where it is no interview. */
  time: string
  place: string
  /** What to bring. */
  bring: string
  /** '' where none is known. */
  position: string
  /** '' where the employer is not named. */
  company: string
  pay: string
  firstName: string
  /** The phone number of the office near the work. */
  phone: string
  answer: QuestionAnswer | ''
  /** '' while it can be answered. */
  end: QuestionEnd | ''
}

/** The anchor to which a form without script returns, to show the answer. */
export const ANSWER_ID = 'answer'

export const ANSWER_FIELD = 'answer'

export const NO_QUESTION = msg`There is no such invitation.`

/** The id in an address, without what chat programs and sentences add to its end. */
export const questionIdIn = (written = '') => /^[\w-]+/.exec(written)?.[0] ?? ''

/** Every question is an invitation to answer. */
export const questionPath = (id: string) => INVITATION_PATTERN.replace(':id', id)

const api = (id: string, rest = '') => `/api${questionPath(id)}${rest}`

/** The addresses at which our own server answers about a question. */
export const questionApiPaths = {
  show: (id: string) => api(id),
  answer: (id: string) => api(id, '/answer'),
  calendar: (id: string, language: Language = DEFAULT_LANGUAGE) =>
    api(id, '/calendar.ics') + (language === DEFAULT_LANGUAGE ? '' : `?${LANGUAGE_FIELD}=${language}`),
}
