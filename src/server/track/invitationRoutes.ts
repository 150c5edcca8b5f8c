import { msg, plural } from '@lingui/core/macro'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languagePath, languages } from '@/domain/languages'
import { INVITATION_PATTERN } from '@/domain/paths'
import { invitationAnswered } from '@/domain/submissions/inboxChange'
import {
  ANSWER_FIELD,
  ANSWER_ID,
  endSentences,
  type InvitationAnswer,
  invitationApiPaths,
  invitationIdIn,
  invitationPath,
  isInvitationAnswer,
  NO_INVITATION,
} from '@/domain/submissions/invitation'
import { i18nOf } from '@/locales/catalogs'
import type { Config } from '../config/config'
import { INVALID_REQUEST, Refusal, unprocessable } from '../config/refusal'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { wantsPage } from '../http/answerInPages'
import { addFormParsers, readFormFields } from '../http/bodies/forms'
import { i18nFor, languageFor } from '../http/language'
import { succeed } from '../http/reply'
import type { SendInvitation } from '../http/routes/site'
import { keyedHash } from '../repositories/meta'
import { lockEntries } from '../repositories/office/inboxChanges'
import { findHeld, markInvitation } from '../repositories/office/interviews'
import { countOne, findCount } from '../repositories/requestCounts'
import { tooMany } from '../staff/signInLimits'
import { clientOf } from '../submissions/clientAddress'
import { invitationCalendar, readInvited } from '../submissions/invited'
import { changeAsApplicant } from './applicantChanges'

const noInvitation = () => new Refusal(404, NO_INVITATION)

/** Stores the answer of an applicant. The same answer again changes nothing. */
export const answerInvitation = async (db: Db, id: string, answer: InvitationAnswer, now: () => Date) => {
  const { reference } = (await findHeld(db, id, now())) ?? {}
  if (reference === undefined) throw noInvitation()
  // A newer invitation, or another state, comes before this or after it.
  await lockEntries(db, [reference])
  const held = await findHeld(db, id, now())
  if (!held) throw noInvitation()
  if (held.end !== '') throw new Refusal(409, endSentences[held.end])
  if (held.answer === answer) return
  await markInvitation(db, id, { answer, answered_at: now().toISOString() })
  const changes = [{ what: 'invitation_answered' as const, value: answer }]
  const details = `Invitation: ${invitationAnswered[answer]}`
  await changeAsApplicant(db, [reference], { changes, details, now })
}

const HOUR_MS = 60 * 60_000
/** The limit of wrong ids in an hour from an address. An id cannot be guessed: this only spares the database. */
const WRONG_IDS_MAX = 30

type Needs = {
  /** Undefined in front of another API. */
  database: PortalDatabase | undefined
  now: () => Date
  sendInvitation: SendInvitation
}

const idOf = ({ params }: FastifyRequest) => invitationIdIn((params as { id?: string }).id)

const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // Sites of maps and calendars do not learn the address.
  'referrer-policy': 'same-origin',
}

const tooManyLinks = (minutes: number) =>
  msg`Too many wrong links. Please try again in ${plural(minutes, { one: 'a minute', other: '# minutes' })}.`

const refusalOf = async ({ db, write }: PortalDatabase, request: FastifyRequest, time: Date) => {
  const counter = await keyedHash(db, `invitation from ${clientOf(request)}`)
  const now = time.toISOString()
  const counted = await findCount(db, counter, now)
  if (counted && counted.count >= WRONG_IDS_MAX) return tooMany(tooManyLinks, counted.ends_at, time)
  const endsAt = new Date(time.getTime() + HOUR_MS).toISOString()
  await write((trx) => countOne(trx, { counter, now, endsAt }))
  return noInvitation()
}

/** The page of an invitation, what it reads, and the answer of its applicant. The id is all that lets in. */
export const addInvitations = async (
  app: FastifyInstance,
  { company }: Pick<Config, 'company'>,
  { database, now, sendInvitation }: Needs,
) => {
  const find = async (request: FastifyRequest, i18n = i18nOf(languageFor(request))) => {
    if (!database) throw noInvitation()
    const found = await readInvited(database.db, idOf(request), { company, now: now(), i18n })
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
          const { invited } = await find(request, i18nOf(language))
          return await sendInvitation(request, reply, { id, invited })
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          const { code, headers: more } = error
          return sendInvitation(request, reply.code(code).headers(more), { id, invited: null })
        }
      })
    if (!database) return

    scope.get(invitationApiPaths.show(':id'), async (request, reply) => {
      const { invited } = await find(request)
      return succeed(reply, undefined, invited)
    })

    scope.get(invitationApiPaths.calendar(':id'), async (request, reply) => {
      const { held, invited } = await find(request)
      // The newer one is the same event.
      if (invited.end === 'replaced' || invited.end === 'over') throw noInvitation()
      const needs = { company, now: now(), i18n: i18nFor(reply) }
      const file = await invitationCalendar(database.db, invited, held, needs)
      return reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          // Opens in the calendar of a phone, where an attachment would only be downloaded.
          'content-disposition': 'inline; filename="interview.ics"',
        })
        .send(file)
    })

    scope.post(invitationApiPaths.answer(':id'), async (request, reply) => {
      const answer = (await readFormFields(request)).get(ANSWER_FIELD) ?? ''
      const give = async () => {
        const { held } = await find(request)
        if (!isInvitationAnswer(answer)) throw unprocessable(INVALID_REQUEST)
        await database.write((trx) => answerInvitation(trx, held.id, answer, now))
      }
      if (!wantsPage(request)) {
        await give()
        return succeed(reply, undefined, (await find(request)).invited)
      }
      // Without script the browser returns to the page, which shows the present answer whether or not this one was taken.
      await give().catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      })
      return reply.redirect(
        `${languagePath(languageFor(request), invitationPath(idOf(request)))}#${ANSWER_ID}`,
        303,
      )
    })
  })
}
