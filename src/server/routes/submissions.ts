import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { checkForm, type CheckedFile } from '../checkForm'
import type { PortalDatabase } from '../database/open'
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

type Needs = { database: PortalDatabase; now: () => Date; limitRate: onRequestAsyncHookHandler }

/** The five forms: received, checked, stored in one transaction, and only then acknowledged. */
export const addSubmissionRoutes = (app: FastifyInstance, { database, now, limitRate }: Needs) => {
  for (const form of forms) {
    app.post(form.path, { onRequest: limitRate }, async (request, reply) => {
      const { fields, files } = await checkForm(database.db, form, await receive(request, form))
      const submission = {
        id: randomUUID(),
        submittedAt: now().toISOString(),
        fields,
        files: files.map(toFileRow),
      }
      await database.write((trx) => insertSubmission(trx, form.table, submission))
      return succeed(reply, { message: form.savedMessage })
    })
  }
}
