import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { KEYS_KEPT_DAYS } from '@/domain/limits'
import { checkForm, type CheckedFile, type CheckedForm } from '../checkForm'
import type { PortalDatabase } from '../database/open'
import type { Outbox } from '../mail/outbox'
import type { Metrics } from '../metrics/metrics'
import type { Db } from '../database/schema'
import { keyOf, refusePrograms } from '../marks'
import { readPlainFields } from '../plainFields'
import { succeed, unprocessable } from '../reply'
import { forgetKeysBefore, isAcknowledged, takeKey, type SubmissionKey } from '../repositories/submissionKeys'
import { insertSubmission, type FileRow } from '../repositories/submissions'
import type { SendingLimits } from '../sendingLimits'
import { freeFiles, readMultipart, type ReceivedForm } from '../uploads'
import { forms, type Form } from './forms'

const receive = async (request: FastifyRequest, form: Form): Promise<ReceivedForm> => {
  if (request.isMultipart()) return readMultipart(request, form.files)
  if (!form.takesPlainBodies) throw unprocessable('Please send this form as multipart/form-data.')
  return { fields: readPlainFields(request.body), files: new Map() }
}

const toFileRow = (file: CheckedFile): FileRow => ({
  id: randomUUID(),
  field: file.field,
  original_name: file.name,
  media_type: file.mediaType,
  size: file.size,
  sha256: file.sha256,
  bytes: file.bytes,
})

const bytesOf = ({ files }: CheckedForm) => files.reduce((sum, { size }) => sum + size, 0)

type Needs = {
  database: PortalDatabase
  now: () => Date
  limits: SendingLimits
  metrics?: Metrics
  outbox?: Outbox
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * What stores a checked form, its key and its mail to the staff together or not at all; what was stored under this key
 * stays as it is. Tells whether it was stored.
 */
const storeOnce = ({ now, limits, outbox }: Pick<Needs, 'now' | 'limits' | 'outbox'>) => {
  return async (trx: Db, form: Form, { fields, files }: CheckedForm, key: SubmissionKey | undefined) => {
    const time = now()
    const submittedAt = time.toISOString()
    if (key) {
      await forgetKeysBefore(trx, new Date(time.getTime() - KEYS_KEPT_DAYS * DAY_MS).toISOString())
      if (!(await takeKey(trx, { ...key, sent_at: submittedAt }))) return false
    }
    await limits.limitMobile(trx, fields.mobile ?? '')
    const submission = { id: randomUUID(), submittedAt, fields, files: files.map(toFileRow) }
    await insertSubmission(trx, form.table, submission)
    await outbox?.put(trx, form.table, submission.id)
    return true
  }
}

/**
 * The five forms: received, checked, stored in one transaction, and only then acknowledged. What was acknowledged
 * before is acknowledged again, whatever has changed since then.
 */
export const addSubmissionRoutes = (
  app: FastifyInstance,
  { database, now, limits, metrics, outbox }: Needs,
) => {
  const store = storeOnce({ now, limits, outbox })
  for (const form of forms) {
    app.post(form.path, { onRequest: limits.limitAddress }, async (request, reply) => {
      const received = await receive(request, form)
      refusePrograms(received)
      const key = keyOf(form, received)
      if (!key || !(await isAcknowledged(database.db, key))) {
        const checked = await checkForm(database.db, form, received)
        if (await database.write((trx) => store(trx, form, checked, key))) {
          void outbox?.look()
          metrics?.submissionStored(form.table, bytesOf(checked))
        }
      }
      freeFiles(received)
      return succeed(reply, { message: form.savedMessage })
    })
  }
}
