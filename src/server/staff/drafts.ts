import { setTimeout as sleep } from 'node:timers/promises'
import type { Company } from '@/domain/content/company'
import { localized } from '@/domain/content/localized'
import { memoized } from '@/domain/jobs/memoized'
import type { SimilarJob } from '@/domain/jobs/similarJobs'
import { inEachLanguage, type Language, languagePath } from '@/domain/languages'
import { jobDetailsPath, paths, withQuery } from '@/domain/paths'
import { postedDay } from '@/domain/site/calendar'
import { draftTexts } from '@/domain/submissions/answerDrafts'
import {
  type AnswerKey,
  fieldsIn,
  type FieldValues,
  fillAnswer,
  reasonKey,
  withBring,
  withOtherJobs,
} from '@/domain/submissions/answers'
import type { InvitationDetails } from '@/domain/submissions/inbox'
import { dayInWords, timeInWords } from '@/domain/submissions/interview'
import { questionPath } from '@/domain/submissions/questions'
import { invitationProblems } from '@/domain/submissions/invitations'
import type { TellChoices } from '@/domain/submissions/telling'
import { INDIA_CALLING_CODE } from '@/domain/text/contactLinks'
import { cleanMobile } from '@/domain/text/mobile'
import { i18nOf } from '@/locales/catalogs'
import type { Db } from '../database/schema'
import { nameForMail } from '../mail/nameForMail'
import { fieldRefused } from '../config/refusal'
import { companyOf } from '../repositories/jobs'
import { type JobContext, jobContextOf, openPosition } from '../repositories/lookups'
import { listAnswerTexts } from '../repositories/office/answers'
import type { ListedEntry } from '../repositories/office/inboxList'
import { type DraftQuestion, newQuestionId } from '../repositories/office/questions'
import { jobAsked } from '../submissions/question'

const unknown: Record<Language, { name: string; job: string; bring: string }> = {
  en: { name: 'Sir or Madam', job: 'the work you asked for', bring: 'nothing special' },
  hi: { name: 'महोदय/महोदया', job: 'आपके चाहे हुए काम', bring: 'कुछ ख़ास नहीं' },
}

export type Sites = { origin: string; company: Company }

type Valued = Pick<ListedEntry, 'reference' | 'kind' | 'name' | 'about' | 'jobId' | 'place'>

/** The values of the fields of an answer. An application has the place of its job. */
const valuesNear = (
  { reference, kind, name }: Valued,
  near: JobContext,
  { origin, company }: Sites,
): Record<Language, FieldValues> => {
  const common = {
    reference,
    company: company.name,
    phone: near.phone || company.phone,
  }
  // An internship is named by its applicant.
  const aboutIn = (language: Language) => {
    const about = localized(near, 'about', i18nOf(language)).text
    return kind === 'internship' ? nameForMail(about) : about
  }
  return inEachLanguage((language) => ({
    ...common,
    track: origin + languagePath(language, withQuery(paths.track, { reference })),
    name: nameForMail(name) || unknown[language].name,
    job: aboutIn(language) || unknown[language].job,
    place: localized(near, 'where', i18nOf(language)).text,
  }))
}

export const valuesOf = async (db: Db, entry: Valued, sites: Sites) =>
  valuesNear(entry, await jobContextOf(db, entry), sites)

/** The values of the fields of an invitation, as far as they are filled in, with its day and time in words. */
export const invitationValues = (
  invitation: InvitationDetails & { id: string },
  language: Language,
  { origin }: Pick<Sites, 'origin'>,
): FieldValues => {
  const { id, day, time, place, bring } = invitation
  const wrong = new Set(invitationProblems(invitation, '').map(({ field }) => field))
  return {
    ...(!wrong.has('day') && { date: dayInWords(day, language) }),
    ...(!wrong.has('time') && { time: timeInWords(time, language) }),
    ...(!wrong.has('place') && { where: place }),
    bring: bring || unknown[language].bring,
    invitation: origin + languagePath(language, questionPath(id)),
  }
}

const noInvitation = { time: '', place: '', bring: '' }
const noSending = { employer: '', job_id: '' }

/** The question that the message to a submission asks; undefined where it asks none. */
const questionOf = async (
  trx: Db,
  entry: ListedEntry,
  { invitation, sending }: TellChoices,
  today: string,
): Promise<DraftQuestion | undefined> => {
  const idOf = (kind: DraftQuestion['kind']) => newQuestionId(trx, entry, kind)
  if (invitation) return { kind: 'interview', id: await idOf('interview'), ...invitation, ...noSending }
  if (!sending) return undefined
  const { day, jobId } = sending
  const job_id = entry.jobId || jobId
  const employer = sending.employer || (await companyOf(trx, job_id)).name
  if (jobId !== '' && !(await openPosition(trx, job_id, today)))
    throw fieldRefused('jobId', 'There is no open job with this number.')
  return { kind: 'sending', id: await idOf('sending'), day, ...noInvitation, employer, job_id }
}

/** Refuses a question whether to send somebody to nobody. */
export const refuseUnnamed = ({ kind, employer }: DraftQuestion) => {
  if (kind === 'sending' && employer === '') throw fieldRefused('employer', 'Employer is missing.')
}

/** The values of the fields of a question whether to send somebody, with the job that it is about. */
export const sendingValues = async (
  db: Db,
  { id, employer, job_id: jobId, day }: Pick<DraftQuestion, 'id' | 'employer' | 'job_id' | 'day'>,
  language: Language,
  { origin, today }: Pick<Sites, 'origin'> & { today: string },
): Promise<FieldValues> => {
  const asked = { jobId: jobId ?? '', employer: employer ?? '', today }
  const { position, place, company } = await jobAsked(db, asked, i18nOf(language))
  return {
    ...(position && { job: position, place }),
    ...(company && { employer: company }),
    ...(postedDay(day) === day && { by: dayInWords(day, language) }),
    question: origin + languagePath(language, questionPath(id)),
  }
}

const INDIAN_MOBILE = /^[6-9]\d{9}$/
const ABROAD = /^\+[1-9]\d{7,14}$/
/** The longest number, with its +. */
const LONGEST = 16

/** The digits with which wa.me opens a chat; null for a number that is no mobile. Of two numbers the first counts. */
export const whatsAppDigits = (mobile: string) => {
  const number = cleanMobile(mobile, LONGEST)
  if (INDIAN_MOBILE.test(number)) return INDIA_CALLING_CODE + number
  return ABROAD.test(number) ? number.slice(1) : null
}

type AnswerTexts = (key: AnswerKey, language: Language) => string

/** The texts of answers as the owner wrote them: without Hindi the English one, without English the draft. */
export const readAnswerTexts = async (db: Db): Promise<AnswerTexts> => {
  const own = new Map((await listAnswerTexts(db)).map((row) => [row.answer, row]))
  return (key, language) => {
    const row = own.get(key)
    const { text, text_hi } = row?.text.trim() ? row : draftTexts(key)
    return (language === 'hi' && text_hi.trim()) || text
  }
}

type FindSimilar = (jobId: string) => Promise<readonly SimilarJob[]>

type DraftNeeds = Sites & {
  findSimilar: FindSimilar
  /** In India. */
  today: string
}

/** The text of a message to one submission, and the question that it asks. */
export type Draft = {
  language: Language
  text: string
  /** The names of the fields that are not filled in. */
  open: readonly string[]
  values: FieldValues
  question?: DraftQuestion
}

const SIMILAR_MAX = 3
/** The longest wait for similar jobs: with very many jobs the first search is slow. */
const SIMILAR_WITHIN_MS = 3000

/** Open jobs like the one applied for, a line each with its link. */
const similarLines = async (jobId: string, { origin, findSimilar }: DraftNeeds) => {
  const late = sleep(SIMILAR_WITHIN_MS, [], { ref: false })
  const jobs = jobId === '' ? [] : await Promise.race([findSimilar(jobId), late])
  return inEachLanguage((language) => {
    const i18n = i18nOf(language)
    return jobs
      .slice(0, SIMILAR_MAX)
      .map((job) => {
        const words = [localized(job, 'position', i18n).text, localized(job, 'location', i18n).text]
        const address = origin + languagePath(language, jobDetailsPath(job.job_id))
        return `${words.filter(Boolean).join(', ')}: ${address}`
      })
      .join('\n')
  })
}

export const languageIn = ({ language }: Pick<ListedEntry, 'language'>): Language => language || 'en'

/** The fields that a text typed by hand still has. Braces in a value are part of the value. */
export const openFields = (typed: string, { values }: Draft) => {
  const inValues = new Set(Object.values(values).flatMap(fieldsIn))
  return fieldsIn(typed).filter((name) => !inValues.has(name))
}

/** The one way to make the texts of messages, to one and to many. What several need is read once. */
export const draftWriter = async (db: Db, needs: DraftNeeds, choices: TellChoices) => {
  const { state, reason, similar, invitation } = choices
  const stored = await readAnswerTexts(db)
  const nears = new Map<string, ReturnType<typeof jobContextOf>>()
  const near = (trx: Db, entry: ListedEntry) => {
    const key = JSON.stringify([entry.jobId, entry.place, entry.about])
    const found = nears.get(key) ?? jobContextOf(trx, entry)
    nears.set(key, found)
    return found
  }
  const similarTo = memoized((jobId: string) => similarLines(jobId, needs))

  const withSimilar = async (text: string, entry: ListedEntry, language: Language, values: FieldValues) => {
    const { [language]: jobs } = similar ? await similarTo(entry.jobId) : { [language]: '' }
    return jobs ? `${text}\n\n${fillAnswer(stored('similar_jobs', language), values)}\n${jobs}` : text
  }

  return {
    similarTo: ({ jobId }: ListedEntry) => similarTo(jobId),
    /** Searches what a text needs, as a transaction blocks the database. */
    prepare: (entry: ListedEntry) => Promise.all([near(db, entry), similar && similarTo(entry.jobId)]),
    /** The message to a submission. The others are told by the same text, which names their jobs. */
    write: async (trx: Db, entry: ListedEntry, others: readonly ListedEntry[] = []): Promise<Draft> => {
      const language = choices.language ?? languageIn(entry)
      const question = await questionOf(trx, entry, choices, needs.today)
      const common: FieldValues = {
        ...valuesNear(entry, await near(trx, entry), needs)[language],
        ...(question && invitation && invitationValues({ ...invitation, id: question.id }, language, needs)),
        ...(question?.kind === 'sending' && (await sendingValues(trx, question, language, needs))),
      }
      const values = {
        ...common,
        reason: reason ? fillAnswer(stored(reasonKey(reason), language), common) : '',
      }
      const own = stored(state, language)
      const template = invitation ? withBring(own, invitation.bring) : own
      const abouts = []
      for (const one of [entry, ...others])
        abouts.push({ ...one, about: localized(await near(trx, one), 'about', i18nOf(language)).text })
      const [main = entry, ...rest] = abouts
      const text = withOtherJobs(fillAnswer(template, values), language, main, rest)
      return {
        language,
        text: await withSimilar(text, entry, language, values),
        open: fieldsIn(template).filter((name) => !Object.hasOwn(values, name)),
        values,
        question,
      }
    },
  }
}

export type Writer = Awaited<ReturnType<typeof draftWriter>>
