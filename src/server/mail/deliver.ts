import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/schema'
import type { Waiting } from '../repositories/outbox'
import { readSubmission } from '../repositories/submissions'
import { composeMail, withoutFiles } from './compose'
import { codesOf, refusalOf, type Mailer } from './mailer'
import { isPermanent } from './pauses'

/** From this failure on the files are left out at once if they are not taken. */
const PATIENT_FAILURES = 2

type Needs = { db: Db; send: Mailer['send']; log: Pick<FastifyBaseLogger, 'warn'> }

/**
 * Mails a submission, unless it was erased meanwhile. If its files are refused, because of their size or what they hold,
 * the staff get the mail without them. Rejects if the mail was not taken.
 */
export const deliver = async ({ db, send, log }: Needs, row: Waiting) => {
  const { submission_table: table, submission_id: submission, failures } = row
  const stored = await readSubmission(db, table, submission)
  if (!stored) return
  const mail = await composeMail(db, table, stored)
  const sendWithoutFiles = (error: unknown) => {
    const mayHelp = isPermanent(refusalOf(error)) || failures >= PATIENT_FAILURES
    if (mail.attachments.length === 0 || !mayHelp) throw error
    log.warn({ table, submission, ...codesOf(error) }, 'a submission is mailed without its files')
    return send(withoutFiles(mail))
  }
  const refusedAddresses = await send(mail).catch(sendWithoutFiles)
  if (refusedAddresses > 0) log.warn({ table, submission, refusedAddresses }, 'not mailed to every address')
}
