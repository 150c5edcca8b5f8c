import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkForm, trimmedFields, type CheckedForm } from '../submissions/checkForm'
import type { PortalDatabase } from '../database/open'
import type { Outbox } from '../mail/outbox'
import { keyOf, refusePrograms } from '../submissions/spamChecks'
import type { Metrics } from '../metrics/metrics'
import { readPlainFields } from './plainFields'
import { succeed, unprocessable } from './reply'
import type { SendingLimits } from '../submissions/rateLimits'
import { wasStored, type Store } from '../submissions/storeSubmission'
import { readMultipart, type ReceivedForm } from './multipart'
import { forms, type Form } from '../submissions/forms'

const receive = async (request: FastifyRequest, form: Form): Promise<ReceivedForm> => {
  if (request.isMultipart()) return readMultipart(request, form.files)
  if (!form.takesPlainBodies) throw unprocessable('Please send this form as multipart/form-data.')
  return { fields: readPlainFields(request.body), files: new Map() }
}

/** What tells one form from another that came under its key. */
const contentOf = (form: Form, { fields, files }: ReceivedForm, key: string) => ({
  table: form.table,
  fields: trimmedFields(form, fields),
  // In the order in which they are checked.
  files: Object.keys(form.files).flatMap((field) => {
    const file = files.get(field)
    return file ? [{ field, bytes: file.bytes }] : []
  }),
  key,
})

const bytesOf = ({ files }: CheckedForm) => files.reduce((sum, { size }) => sum + size, 0)

type Needs = {
  database: PortalDatabase
  store: Store
  limits: Pick<SendingLimits, 'limitAddress'>
  metrics?: Metrics
  outbox?: Pick<Outbox, 'look'>
}

/**
 * The five forms: received, checked, stored in one transaction, and only then acknowledged. What was acknowledged
 * before is acknowledged again, whatever has changed since then.
 */
export const addSubmissionRoutes = (
  app: FastifyInstance,
  { database, store, limits, metrics, outbox }: Needs,
) => {
  for (const form of forms) {
    const { path, table, savedMessage } = form
    app.post(path, { onRequest: limits.limitAddress }, async (request, reply) => {
      const received = await receive(request, form)
      refusePrograms(received)
      const key = keyOf(received)
      // A read, which is answered also while nothing can be written.
      if (key === undefined || !(await wasStored(database.db, contentOf(form, received, key)))) {
        const checked = await checkForm(database.db, form, received)
        if (await store({ table, ...checked, key })) {
          void outbox?.look()
          metrics?.submissionStored(table, bytesOf(checked))
        }
      }
      return succeed(reply, { message: savedMessage })
    })
  }
}
