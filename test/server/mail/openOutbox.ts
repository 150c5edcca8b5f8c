import { readConfig } from '@/server/config/config'
import type { PortalDatabase } from '@/server/database/open'
import { checksumOf } from '@/server/files/checksum'
import { createOutbox } from '@/server/mail/outbox'
import { deriveTold } from '@/server/repositories/office/answers'
import { changeEntries } from '@/server/repositories/office/inboxChanges'
import { insertEntry } from '@/server/repositories/office/inboxEntries'
import { putInOutbox } from '@/server/repositories/outbox'
import { insertSubmission } from '@/server/repositories/submissions'
import { inboxEntryOf } from '@/server/submissions/inboxEntry'
import { rememberedNames } from '@/server/submissions/readableFields'
import { contactFields } from '@test/support/builders'
import { type Received, startMailServer } from '@test/support/mailServer'
import { newPlace, openPlace, type Place } from '@test/support/places'
import { storeAnswer } from '../office/storeAnswer'

export const NOW = '2026-03-04T05:06:07.000Z'

export const outboxOf = ({ db }: Pick<PortalDatabase, 'db'>) =>
  db.selectFrom('mail_outbox').selectAll().execute()

/** The mail with line ends as we write them, and long lines whole. */
export const plain = ({ raw }: Received) =>
  raw.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n', '\n')

type Logged = { level: 'warn' | 'error'; [more: string]: unknown }

/** The outbox of one process on a database that others use, too. */
export const openOutbox = async (
  place: Place,
  settings: Record<string, string>,
  now = () => new Date(NOW),
) => {
  const logged: Logged[] = []
  const log = {
    warn: (details: object) => void logged.push({ level: 'warn', ...details }),
    error: (details: object) => void logged.push({ level: 'error', ...details }),
  }
  const database = await openPlace(place)
  const outbox = createOutbox(readConfig(settings), { database, now, log, answerDays: async () => 0 })
  if (!outbox) throw new Error('no mail server')
  const stopping = new AbortController()
  const close = async () => {
    stopping.abort()
    await database.close()
  }
  const submit = (
    id: string,
    fields: Record<string, string> = {},
    files: { name: string; bytes: Buffer }[] = [],
    recipient: 'staff' | 'applicant' = 'staff',
  ) =>
    database.write(async (trx) => {
      await insertSubmission(trx, 'contact_message', {
        id,
        submittedAt: NOW,
        fields: { ...contactFields, ...fields },
        files: files.map(({ name, bytes }, n) => ({
          id: `${id}-${n}`,
          field: `file${n}`,
          original_name: name,
          media_type: 'application/pdf',
          size: bytes.length,
          checksum: checksumOf(bytes),
          bytes,
        })),
      })
      const mail = {
        submission_table: 'contact_message',
        submission_id: id,
        recipient,
      } as const
      await putInOutbox(trx, mail, now().toISOString())
    })
  /** Tells the senders of messages, all of one person, something by e-mail; returns the id of the answer. */
  const answer = (references: readonly [string, ...string[]], text: string) =>
    database.write(async (trx) => {
      const at = now().toISOString()
      for (const id of references) {
        const row = { id, submittedAt: NOW, fields: contactFields, files: [] }
        await insertSubmission(trx, 'contact_message', row)
        await insertEntry(trx, await inboxEntryOf(rememberedNames(trx), 'contact_message', row))
        await changeEntries(trx, [id], { state: 'answered', stateAt: NOW })
      }
      const id = await storeAnswer(trx, { at, state: 'answered', way: 'email', text, references })
      for (const one of references) await deriveTold(trx, one)
      const [reference] = references
      const mail = { submission_table: 'contact_message', submission_id: reference } as const
      await putInOutbox(trx, { ...mail, recipient: 'applicant', answer_id: id }, at)
      return id
    })
  const sendDue = () => outbox.sendDue(stopping)
  return { ...outbox, sendDue, database, close, submit, answer, logged }
}

export const MINUTE = 60_000

export type Accept = (mail: Received, hangUp: () => void) => Promise<void>

/** An outbox with a clock, and a mail server that does what it is told. */
export const openTimed = async (
  accept: Accept = async () => undefined,
  offers: { takesAnyScript?: boolean } = {},
) => {
  const told = { accept, attempts: 0 }
  const mailServer = await startMailServer({
    ...offers,
    accept: (mail, hangUp) => {
      told.attempts += 1
      return told.accept(mail, hangUp)
    },
  })
  let time = Date.parse(NOW)
  const outbox = await openOutbox(await newPlace(), mailServer.settings, () => new Date(time))
  return {
    ...outbox,
    told,
    received: mailServer.received,
    pass: (ms: number) => {
      time += ms
    },
    close: async () => {
      await outbox.close()
      await mailServer.close()
    },
  }
}
