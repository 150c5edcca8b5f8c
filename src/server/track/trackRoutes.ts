import { msg } from '@lingui/core/macro'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languagePath } from '@/domain/languages'
import { paths } from '@/domain/paths'
import { trackPaths } from '@/domain/submissions/track'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { answerInPages, type RenderAnswer, wantsPage } from '../http/answerInPages'
import { addFormParsers, readFormFields } from '../http/bodies/forms'
import { queryOf } from '../http/request'
import { i18nFor, languageFor } from '../http/language'
import { succeed, wrongMethod } from '../http/reply'
import { findEntry, type ListedEntry } from '../repositories/office/inboxList'
import { emptyLog, rebuildTime } from '../staff/eraseSubmissions'
import { Refusal } from '../config/refusal'
import { clientOf } from '../submissions/clientAddress'
import { ask } from './askAbout'
import { type Claim, createAdmission, notFound, rememberCorrection } from './admission'
import { copyOf } from './copyFile'
import { correct, erase, takeBackAsApplicant, withdraw } from './applicantChanges'
import { copiedReference, findSent, readTracked, type TrackNeeds } from './tracked'

type Needs = TrackNeeds & {
  database: PortalDatabase
  renderAnswer: RenderAnswer
}

const ERASED = msg`Everything that you sent with this reference was erased.`
type Fields = ReadonlyMap<string, string>

const claimOf = (request: FastifyRequest, fields: Fields, path: string): Claim => ({
  reference: fields.get('reference') ?? '',
  last4: fields.get('last4') ?? '',
  corrected: path === trackPaths.correct ? (fields.get('mobile') ?? '') : '',
  address: clientOf(request),
})

type Asked = { given: Fields; claim: Claim }
type Change = (trx: Db, entry: ListedEntry, asked: Asked) => Promise<void>

/** Shows a submission to its applicant, and takes the applicant's changes. Only a caller who knows its reference and number gets an answer. */
export const addTrack = async (app: FastifyInstance, { database, renderAnswer, ...needs }: Needs) => {
  const { now } = needs
  const { db } = database
  const admit = createAdmission(database, now)

  /** Lets the applicant in, and makes the change. Returns the submission as it was. */
  const admitTo = async (asked: Asked, change: Change | undefined) => {
    const found = await admit(asked.claim)
    if (change)
      await database.write(async (trx) => {
        const entry = await findEntry(trx, found.entry.reference)
        // Erased since then.
        if (!entry) throw notFound()
        await change(trx, entry, asked)
      })
    return found
  }

  const changes: Record<string, Change | undefined> = {
    [trackPaths.show]: undefined,
    [trackPaths.correct]: async (trx, entry, { given, claim }) => {
      await correct(trx, entry, { given, now })
      await rememberCorrection(trx, entry, claim, now())
    },
    [trackPaths.withdraw]: (trx, entry) => withdraw(trx, entry, now),
    [trackPaths.takeBack]: (trx, entry) => takeBackAsApplicant(trx, entry, now),
    [trackPaths.ask]: (trx, entry) => ask(trx, entry, now),
  }

  await app.register(async (scope) => {
    await addFormParsers(scope)
    answerInPages(scope, renderAnswer)
    // Whatever is answered, errors too.
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

    for (const [path, change] of Object.entries(changes)) {
      scope.post(path, async (request, reply) => {
        const given = await readFormFields(request)
        const before = await admitTo({ given, claim: claimOf(request, given, path) }, change)
        const found = change ? await findSent(db, before.entry.reference) : before
        if (!found) throw notFound()
        return succeed(reply, undefined, await readTracked(db, found, needs, i18nFor(reply)))
      })
    }

    scope.post(trackPaths.erase, async (request, reply) => {
      const given = await readFormFields(request)
      const rebuildAt = await rebuildTime(database, now())
      const claim = claimOf(request, given, trackPaths.erase)
      await admitTo({ given, claim }, (trx, entry) => erase(trx, entry, { rebuildAt, now }))
      // The rows are gone in any case.
      await emptyLog(database).catch((error: unknown) =>
        request.log.warn({ err: error }, 'traces of what was erased remain until the rebuild'),
      )
      return succeed(reply, ERASED)
    })

    // Without script the address of an answer may be opened again, or kept as a bookmark.
    for (const path of [...Object.keys(changes), trackPaths.erase])
      scope.get(path, async (request, reply) => {
        if (!wantsPage(request)) throw wrongMethod(['POST'])
        return reply.redirect(languagePath(languageFor(request), paths.track), 303)
      })

    scope.get(trackPaths.copy, async (request, reply) => {
      const reference = await copiedReference(db, queryOf(request), now())
      const copy = reference === undefined ? undefined : await copyOf(db, reference, needs, i18nFor(reply))
      if (!copy)
        throw new Refusal(404, msg`This link has expired. Show your submission again to get a new one.`)
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${reference}.zip"`,
      })
      return reply.send(copy)
    })
  })
}
