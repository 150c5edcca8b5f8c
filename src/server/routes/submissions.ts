import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkForm, trimmedFields, type CheckedForm } from '../checkForm'
import type { PortalDatabase } from '../database/open'
import type { Outbox } from '../mail/outbox'
import { keyOf, refusePrograms } from '../marks'
import type { Metrics } from '../metrics/metrics'
import { readPlainFields } from '../plainFields'
import { Refusal, succeed, unprocessable } from '../reply'
import type { SendingLimits } from '../sendingLimits'
import { wasStored, type Store } from '../store/store'
import { readMultipart, type ReceivedForm } from '../uploads'
import { forms, type Form } from './forms'

const receive = async (request: FastifyRequest, form: Form): Promise<ReceivedForm> => {
  if (request.isMultipart()) return readMultipart(request, form.files)
  if (!form.takesPlainBodies) throw unprocessable('Please send this form as multipart/form-data.')
  return { fields: readPlainFields(request.body), files: new Map() }
}

/** The files of a form as they came, in the order in which they are checked. */
const filesOf = (form: Form, { files }: ReceivedForm) =>
  Object.keys(form.files).flatMap((field) => {
    const file = files.get(field)
    return file ? [{ field, bytes: file.bytes }] : []
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
  /** What may be stored; undefined where it need not be, since it was stored before. */
  const check = async (form: Form, received: ReceivedForm, key: string | undefined) => {
    try {
      return await checkForm(database.db, form, received)
    } catch (refusal) {
      const fields = trimmedFields(form, received.fields)
      const sent = { table: form.table, fields, files: filesOf(form, received), key }
      if (refusal instanceof Refusal && (await wasStored(database.db, sent))) return undefined
      throw refusal
    }
  }

  for (const form of forms) {
    const { path, table, savedMessage } = form
    app.post(path, { onRequest: limits.limitAddress }, async (request, reply) => {
      const received = await receive(request, form)
      refusePrograms(received)
      const key = keyOf(received)
      const checked = await check(form, received, key)
      if (checked && (await store({ table, ...checked, key }))) {
        void outbox?.look()
        metrics?.submissionStored(table, bytesOf(checked))
      }
      return succeed(reply, { message: savedMessage })
    })
  }
}
