import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { checkForm, type CheckedFile } from '../checkForm'
import type { PortalDatabase } from '../database/open'
import type { Outbox } from '../mail/outbox'
import type { Metrics } from '../metrics/metrics'
import { readPlainFields } from '../plainFields'
import { succeed, unprocessable } from '../reply'
import { insertSubmission, type FileRow } from '../repositories/submissions'
import { readMultipart, type ReceivedForm } from '../uploads'
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
  sha256: createHash('sha256').update(file.bytes).digest('hex'),
  bytes: file.bytes,
})

type Needs = {
  database: PortalDatabase
  now: () => Date
  limitRate: onRequestAsyncHookHandler
  metrics?: Metrics
  outbox?: Outbox
}

/** The five forms: received, checked, stored in one transaction, and only then acknowledged. */
export const addSubmissionRoutes = (
  app: FastifyInstance,
  { database, now, limitRate, metrics, outbox }: Needs,
) => {
  for (const form of forms) {
    app.post(form.path, { onRequest: limitRate }, async (request, reply) => {
      const { fields, files } = await checkForm(database.db, form, await receive(request, form))
      const submission = {
        id: randomUUID(),
        submittedAt: now().toISOString(),
        fields,
        files: files.map(toFileRow),
      }
      await database.write(async (trx) => {
        await insertSubmission(trx, form.table, submission)
        await outbox?.put(trx, form.table, submission.id)
      })
      void outbox?.look()
      metrics?.submissionStored(form.table)
      return succeed(reply, { message: form.savedMessage })
    })
  }
}
