import { setTimeout as sleep } from 'node:timers/promises'
import {
  allReasons,
  type DeclineReason,
  type FieldValues,
  fillAnswer,
  isToldState,
} from '@/domain/office/answers'
import type { SimilarJob } from '@/domain/jobs/similarJobs'
import type { SubmissionDrafts } from '@/domain/office/inbox'
import { type SubmissionState, waits } from '@/domain/office/states'
import { inEachLanguage, languagePath, type Language } from '@/domain/languages'
import { jobDetailsPath } from '@/domain/paths'
import { written } from '@/domain/written'
import type { Db } from '../../database/schema'
import { addressOf } from '../../mail/compose'
import { historyOf, type ListedEntry, toRows } from '../../repositories/office/inboxList'
import { readFields } from '../../repositories/submissions'
import { textOf } from '../../submissions/readableFields'
import { type AnswerTexts, readAnswerTexts, reasonText } from './answerTexts'
import { type Sites, valuesOf, whatsAppDigits } from './fieldValues'

/** Finds open jobs like one. */
export type FindSimilar = (jobId: string) => Promise<readonly SimilarJob[]>

export type DraftNeeds = Sites & { isMailed: boolean; findSimilar: FindSimilar }

export type Lines = Record<Language, string>

export const NO_LINES: Lines = inEachLanguage(() => '')

const SIMILAR_MAX = 3
/** The longest wait for similar jobs: with very many jobs the first search is slow. */
const SIMILAR_WITHIN_MS = 3000

/** Open jobs like that of an application, a line each with its link; '' if there are none. */
export const similarLines = async (jobId: string, { origin, findSimilar }: DraftNeeds): Promise<Lines> => {
  if (jobId === '') return NO_LINES
  const late = sleep(SIMILAR_WITHIN_MS, [], { ref: false })
  const jobs = (await Promise.race([findSimilar(jobId), late])).slice(0, SIMILAR_MAX)
  return inEachLanguage((language) =>
    jobs
      .map((job) => {
        const words = [written(language, job, 'position').text, written(language, job, 'location').text]
        const address = origin + languagePath(language, jobDetailsPath(job.job_id))
        return `${words.filter(Boolean).join(', ')}: ${address}`
      })
      .join('\n'),
  )
}

/** The whole answer of a state, with a reason where it takes one. */
export const draftText = (
  texts: AnswerTexts,
  state: SubmissionState,
  language: Language,
  { values, reason }: { values: FieldValues; reason?: DeclineReason },
) =>
  isToldState(state)
    ? fillAnswer(texts(state, language), {
        ...values,
        reason: reason ? fillAnswer(reasonText(texts, reason, language), values) : '',
      })
    : ''

/** Similar jobs below the line that leads to them; '' if there are none. */
export const similarText = (texts: AnswerTexts, language: Language, values: FieldValues, lines: Lines) =>
  lines[language] && `${fillAnswer(texts('similar_jobs', language), values)}\n${lines[language]}`

/** The contacts of the sender; null where one is missing. */
export const reachOf = async (db: Db, { kind, reference }: ListedEntry, isMailed: boolean) => {
  const sent = await readFields(db, kind, reference)
  return {
    email: (isMailed && sent && addressOf(sent)) || null,
    whatsapp: whatsAppDigits(textOf(sent?.mobile)),
  }
}

/** The language of a submission, else English. */
export const languageIn = ({ language }: Pick<ListedEntry, 'language'>): Language => language || 'en'

/** The answers ready to send to a submission in a state. */
export const draftsOf = async (
  db: Db,
  entry: ListedEntry,
  state: SubmissionState,
  needs: DraftNeeds,
): Promise<SubmissionDrafts> => {
  const texts = await readAnswerTexts(db)
  const values = await valuesOf(db, entry, needs)
  const lines = await similarLines(entry.jobId, needs)
  const inLanguage = (language: Language) => {
    const ofLanguage = values[language]
    const withReason = (reason?: DeclineReason) =>
      draftText(texts, state, language, { values: ofLanguage, reason })
    return {
      text: withReason(),
      ...(state === 'declined' && {
        reasons: Object.fromEntries(allReasons.map((reason) => [reason, withReason(reason)])) as Record<
          DeclineReason,
          string
        >,
      }),
      similar: similarText(texts, language, ofLanguage, lines),
    }
  }
  const others = (await historyOf(db, entry)).filter(
    (other) => other.mergedInto === null && waits(other.kind, other.state),
  )
  return {
    language: languageIn(entry),
    texts: inEachLanguage(inLanguage),
    ...(await reachOf(db, entry, needs.isMailed)),
    samePerson: await toRows(db, others),
  }
}
