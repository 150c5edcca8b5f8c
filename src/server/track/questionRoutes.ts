import { msg, plural } from '@lingui/core/macro'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languagePath, languages } from '@/domain/languages'
import { INVITATION_PATTERN } from '@/domain/paths'
import {
  ANSWER_FIELD,
  ANSWER_ID,
  answerOf,
  answerWord,
  NO_QUESTION,
  questionApiPaths,
  questionIdIn,
  questionPath,
  wordsOf,
} from '@/domain/submissions/questions'
import { i18nOf } from '@/locales/catalogs'
import type { Config } from '../config/config'
import { INVALID_REQUEST, Refusal, unprocessable } from '../config/refusal'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { wantsPage } from '../http/answerInPages'
import { addFormParsers, readFormFields } from '../http/bodies/forms'
import { i18nFor, languageFor } from '../http/language'
import { succeed } from '../http/reply'
import type { SendQuestion } from '../http/routes/site'
import { keyedHash } from '../repositories/meta'
import { lockEntries } from '../repositories/office/inboxChanges'
import { findHeld, markQuestion } from '../repositories/office/questions'
import { countOne, findCount } from '../repositories/requestCounts'
import { tooMany } from '../staff/signInLimits'
import { clientOf } from '../submissions/clientAddress'
import { invitationCalendar, readQuestion } from '../submissions/question'
import { changeAsApplicant } from './applicantChanges'

const noQuestion = () => new Refusal(404, NO_QUESTION)

/** Stores the answer of an applicant. The same answer again changes nothing. */
export const answerQuestion = async (db: Db, id: string, written: string, now: () => Date) => {
  const { reference } = (await findHeld(db, id, now())) ?? {}
  if (reference === undefined) throw noQuestion()
  // A newer question, or another state, comes before this or after it.
  await lockEntries(db, [reference])
  const held = await findHeld(db, id, now())
  if (!held) throw noQuestion()
  const answer = answerOf(held.kind, written)
  if (!answer) throw unprocessable(INVALID_REQUEST)
  if (held.end !== '') throw new Refusal(409, wordsOf(held.kind).ends[held.end])
  if (held.answer === answer) return
  await markQuestion(db, held.id, { answer, answered_at: now().toISOString() })
  const changes = [{ what: 'question_answered' as const, value: answer }]
  await changeAsApplicant(db, [reference], { changes, details: `Answer: ${answerWord(answer)}`, now })
}

const HOUR_MS = 60 * 60_000
/** The limit of wrong ids in an hour from an address. An id cannot be guessed: this only spares the database. */
const WRONG_IDS_MAX = 30

type Needs = {
  /** Undefined in front of another API. */
  database: PortalDatabase | undefined
  now: () => Date
  sendQuestion: SendQuestion
}

const idOf = ({ params }: FastifyRequest) => questionIdIn((params as { id?: string }).id)

const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // Sites of maps and calendars do not learn the address.
  'referrer-policy': 'same-origin',
}

const tooManyLinks = (minutes: number) =>
  msg`Too many wrong links. Please try again in ${plural(minutes, { one: 'a minute', other: '# minutes' })}.`

const refusalOf = async ({ db, write }: PortalDatabase, request: FastifyRequest, time: Date) => {
  const counter = await keyedHash(db, `question from ${clientOf(request)}`)
  const now = time.toISOString()
  const counted = await findCount(db, counter, now)
  if (counted && counted.count >= WRONG_IDS_MAX) return tooMany(tooManyLinks, counted.ends_at, time)
  const endsAt = new Date(time.getTime() + HOUR_MS).toISOString()
  await write((trx) => countOne(trx, { counter, now, endsAt }))
  return noQuestion()
}

/** The page of a question, what it reads, and the answer of its applicant. The id is all that lets in. */
export const addQuestions = async (
  app: FastifyInstance,
  { company }: Pick<Config, 'company'>,
  { database, now, sendQuestion }: Needs,
) => {
  const find = async (request: FastifyRequest, i18n = i18nOf(languageFor(request))) => {
    if (!database) throw noQuestion()
    const found = await readQuestion(database.db, idOf(request), { company, now: now(), i18n })
    if (!found) throw await refusalOf(database, request, now())
    return found
  }

  await app.register(async (scope) => {
    await addFormParsers(scope)
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(headers))

    for (const { code: language } of languages)
      scope.get(languagePath(language, INVITATION_PATTERN), async (request, reply) => {
        const id = idOf(request)
        try {
          const { question } = await find(request, i18nOf(language))
          return await sendQuestion(request, reply, { id, question })
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          const { code, headers: more } = error
          return sendQuestion(request, reply.code(code).headers(more), { id, question: null })
        }
      })
    if (!database) return

    scope.get(questionApiPaths.show(':id'), async (request, reply) => {
      const { question } = await find(request)
      return succeed(reply, undefined, question)
    })

    scope.get(questionApiPaths.calendar(':id'), async (request, reply) => {
      const { held, question } = await find(request)
      // The newer one is the same event.
      if (question.kind !== 'interview' || question.end === 'replaced' || question.end === 'over')
        throw noQuestion()
      const needs = { company, now: now(), i18n: i18nFor(reply) }
      const file = await invitationCalendar(database.db, question, held, needs)
      return reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          // Opens in the calendar of a phone, where an attachment would only be downloaded.
          'content-disposition': 'inline; filename="interview.ics"',
        })
        .send(file)
    })

    scope.post(questionApiPaths.answer(':id'), async (request, reply) => {
      const answer = (await readFormFields(request)).get(ANSWER_FIELD) ?? ''
      const give = async () => {
        const { held } = await find(request)
        await database.write((trx) => answerQuestion(trx, held.id, answer, now))
      }
      if (!wantsPage(request)) {
        await give()
        return succeed(reply, undefined, (await find(request)).question)
      }
      // Without script the browser returns to the page, which shows the present answer whether or not this one was taken.
      await give().catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      })
      return reply.redirect(
        `${languagePath(languageFor(request), questionPath(idOf(request)))}#${ANSWER_ID}`,
        303,
      )
    })
  })
}
