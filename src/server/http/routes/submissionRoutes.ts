import { msg } from '@lingui/core/macro'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languagePath } from '@/domain/languages'
import type { Config } from '../../config/config'
import type { PortalDatabase } from '../../database/open'
import type { Db } from '../../database/schema'
import type { Metrics } from '../metrics'
import { knownSource } from '../../repositories/lookups'
import { acknowledgedReference } from '../../repositories/submissions'
import { checkForm, refuseSpam, type CheckedForm, type ReceivedForm } from '../../submissions/checkForm'
import { forms, type Form } from '../../submissions/forms'
import { idempotencyKeyOf } from '../../submissions/idempotency'
import { createRateLimits } from '../../submissions/rateLimits'
import { unprocessable } from '../../config/refusal'
import { completeNativeForm, SENT_BEFORE } from '../../submissions/nativeForm'
import { createStore } from '../../submissions/storeSubmission'
import { screenOf } from '../../pages/pages'
import { answerInPages, type RenderAnswer, wantsPage } from '../answerInPages'
import { readMultipart, readPlainFields } from '../bodies/forms'
import { languageFor } from '../language'
import { succeed, wrongMethod } from '../reply'
import { keepFormKey, sentFormKey, sentSource } from '../cookies'

const bytesOf = ({ files }: CheckedForm) => files.reduce((sum, { size }) => sum + size, 0)

export type SubmissionNeeds = {
  database: PortalDatabase
  now: () => Date
  metrics?: Metrics
  /** Whether stored forms are mailed. */
  isMailed: boolean
  /** Called after a form was stored. */
  onStored: () => void
  renderAnswer: RenderAnswer
}

const listsOf = ({ fields }: Form) => Object.keys(fields).filter((name) => fields[name]?.listOf)

const receive = async (form: Form, request: FastifyRequest): Promise<ReceivedForm> => {
  if (request.isMultipart()) return readMultipart(request, form.files, listsOf(form))
  if (!form.takesPlainBodies) throw unprocessable(msg`Please send this form as multipart/form-data.`)
  return { fields: readPlainFields(request.body), files: new Map() }
}

/** The source of an application: from its form, else from the cookie; '' if neither is known. */
const sourceOf = async (db: Db, { table }: Form, { fields }: ReceivedForm, request: FastifyRequest) => {
  if (table !== 'application') return ''
  return (await knownSource(db, fields.get('source') ?? '')) || knownSource(db, sentSource(request))
}

/**
 * The five forms: received, checked, stored in one transaction, and only then acknowledged. A browser that sent one without
 * our script gets the answer as a page.
 */
export const addSubmissionRoutes = (
  app: FastifyInstance,
  config: Config,
  { database, now, metrics, isMailed, onStored, renderAnswer }: SubmissionNeeds,
) => {
  const { submissionsPerMinute, company } = config
  const { db } = database
  const { limitAddress, limitMobile } = createRateLimits(database, submissionsPerMinute, now)
  const store = createStore(database, { now, limitMobile, isMailed })
  answerInPages(app, renderAnswer)
  for (const form of forms) {
    const { path, table, savedMessage } = form
    app.post(path, { onRequest: limitAddress }, async (request, reply) => {
      const received = await receive(form, request)
      if (wantsPage(request)) {
        await completeNativeForm(db, form, received, keepFormKey(reply, config))
      }
      refuseSpam(received, company.phone)
      const key = await idempotencyKeyOf(db, form, received)
      // A submission that was acknowledged before is acknowledged again, even if it would be refused by now. A press before the
      // script came had the browser's key.
      const known = key && (await acknowledgedReference(db, key, sentFormKey(request)))
      if (known !== undefined)
        return succeed(reply, wantsPage(request) ? SENT_BEFORE : savedMessage, { reference: known })
      const checked = await checkForm(form, received)
      const source = await sourceOf(db, form, received, request)
      const { reference, isStored } = await store({ table, ...checked, key, source })
      if (isStored) {
        onStored()
        metrics?.submissionStored(table, bytesOf(checked))
      }
      return succeed(reply, savedMessage, { reference })
    })
    // The address of an answer may be opened again, or kept as a bookmark.
    app.get(path, async (request, reply) => {
      const screen = wantsPage(request) && screenOf({ path, fields: {} })
      if (!screen) throw wrongMethod(['POST'])
      return reply.redirect(languagePath(languageFor(request), screen), 303)
    })
  }
}
