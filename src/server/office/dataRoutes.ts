import { array, number } from 'yup'
import {
  type ErasedPerson,
  type FoundPerson,
  type PersonContact,
  RETENTION_MONTHS_MAX,
  RETENTION_MONTHS_MIN,
  type StoredData,
} from '@/domain/office/data'
import { counted } from '@/domain/text/display'
import { invalid, Refusal, unprocessable } from '../config/refusal'
import type { Db, SubmissionTable } from '../database/schema'
import { readRetention } from '../repositories/office/settings'
import { countBefore, summarizeStored } from '../repositories/retention'
import { readDue, setDueBy } from '../repositories/scheduledTasks'
import { TEXT_MAX } from '../staff/accounts'
import { emptyLog, erasePerson, rebuildTime } from '../staff/eraseSubmissions'
import { everythingOf } from '../staff/exports'
import { type Contact, findSubmissionsOf, readEmail, readMobile, type Sent } from '../staff/findPerson'
import { allowPurge, changeRetention, cutoffOf, readWaiting } from '../staff/retention'
import { PASSWORD_TEXT_MAX, requireOwnPassword } from './accounts/passwords'
import { asAttachment } from './download'
import { type OfficeContext, type OfficeRoute, route, todayOf } from './officeRoute'
import { fields, readBody, text } from './readRequest'

const readStored = async ({ database, now }: OfficeContext): Promise<StoredData> => {
  const { db, bytesUsed } = database
  return {
    retentionMonths: await readRetention(db),
    nextPurgeAt: (await readDue(db, 'purge')) ?? null,
    waiting: (await readWaiting(db, now())) ?? null,
    ...(await summarizeStored(db)),
    bytes: await bytesUsed(),
    rebuildAt: (await readDue(db, 'rebuild')) ?? null,
  }
}

const read = route('owner', 'GET', '/data', readStored)

const months = number().defined()

const requireMonths = (count: number) => {
  const [min, max] = [RETENTION_MONTHS_MIN, RETENTION_MONTHS_MAX]
  if (!Number.isInteger(count) || count < min || count > max)
    throw invalid([{ field: 'months', code: 'notMonths', values: { min, max } }])
}

const previewBody = fields({ months })

const preview = route('owner', 'POST', '/data/retention/preview', async ({ request, database, now }) => {
  const asked = await readBody(previewBody, request.body)
  requireMonths(asked.months)
  return { submissions: await countBefore(database.db, cutoffOf(asked.months, now())) }
})

const retentionBody = fields({ months: months.nullable() })

const setRetention = route('owner', 'PUT', '/data/retention', async (context) => {
  const { request, database, now, log } = context
  const asked = await readBody(retentionBody, request.body)
  if (asked.months !== null) requireMonths(asked.months)
  await database.write(async (trx) => {
    await changeRetention(trx, asked.months, now())
    const details = `submissions are kept ${asked.months === null ? 'without a limit' : `for ${asked.months} months`}`
    await log(trx, { action: 'settings_changed', details })
  })
  return readStored(context)
})

/** The characters of a time in ISO 8601. */
const MOMENT_MAX = 30

const deleteBody = fields({ sentBefore: text(MOMENT_MAX) })

const deleteWaiting = route('owner', 'POST', '/data/retention/delete', async (context) => {
  const { request, database, now, log, runTask } = context
  const { sentBefore } = await readBody(deleteBody, request.body)
  await database.write((trx) => allowPurge(trx, sentBefore, now(), log))
  // It may take many minutes, and goes on without the account that asked for it.
  void runTask('purge')
  return readStored(context)
})

const exportAll = route('owner', 'GET', '/data/export', async ({ config, reply, database, now, log }) => {
  const { submissions } = await summarizeStored(database.db)
  const details = counted(submissions, 'submission')
  await database.write((trx) => log(trx, { action: 'everything_exported', details }))
  asAttachment(reply, `everything-${todayOf({ now })}.zip`, 'application/zip')
  return everythingOf(database.db, config)
})

const contactOf = ({ email = '', mobile = '' }: PersonContact): Contact => {
  if (email.trim() === '' && mobile.trim() === '')
    throw unprocessable('Give an email address, a mobile number or both.')
  return {
    email: email.trim() === '' ? undefined : readEmail(email, unprocessable),
    mobile: mobile.trim() === '' ? undefined : readMobile(mobile, unprocessable),
  }
}

const toShown = (kind: SubmissionTable, { id, submittedAt, name, files }: Sent) => ({
  reference: id,
  kind,
  name,
  receivedAt: submittedAt,
  files,
})

const findPerson = async (db: Db, contact: Contact): Promise<FoundPerson> => {
  const found = await findSubmissionsOf(db, contact)
  return {
    submissions: found.flatMap(({ kind, sent }) => sent.map((one) => toShown(kind, one))),
    similar: found.flatMap(({ kind, similar }) =>
      similar.map((one) => ({ ...toShown(kind, one), fields: one.fields })),
    ),
  }
}

const changedSince = () =>
  new Refusal(409, 'Nothing was erased: the data has changed meanwhile. Look at what was found now.')

/** Refuses anything but what was shown: all of the person's, and the similar ones that were ticked. */
const requireShown = ({ submissions, similar }: FoundPerson, references: readonly string[]) => {
  const known = new Set([...submissions, ...similar].map(({ reference }) => reference))
  const chosen = new Set(references)
  const isAsShown =
    references.every((reference) => known.has(reference)) &&
    submissions.every(({ reference }) => chosen.has(reference))
  if (!isAsShown) throw changedSince()
}

const person = { email: text(TEXT_MAX).optional(), mobile: text(TEXT_MAX).optional() }

const findBody = fields(person)

const find = route('owner', 'POST', '/data/person', async ({ request, database }) =>
  findPerson(database.db, contactOf(await readBody(findBody, request.body))),
)

/** More submissions than one person sends. */
const REFERENCES_MAX = 10_000
const REFERENCE_MAX = 100

const eraseBody = fields({
  ...person,
  references: array().of(text(REFERENCE_MAX)).min(1).max(REFERENCES_MAX).defined(),
  password: text(PASSWORD_TEXT_MAX),
})

const erase = route('owner', 'POST', '/data/person/erase', async (context): Promise<ErasedPerson> => {
  const { request, database, now } = context
  const { references, password, ...named } = await readBody(eraseBody, request.body)
  const contact = contactOf(named)
  await requireOwnPassword(context, password)
  const erasedAt = now()
  requireShown(await findPerson(database.db, contact), references)
  const rebuildAt = await rebuildTime(database, erasedAt)
  const { rows, files } = await database.write(async (trx) => {
    const erased = await erasePerson(trx, references, context)
    if (erased.rows !== new Set(references).size) throw changedSince()
    await setDueBy(trx, 'rebuild', rebuildAt.toISOString())
    return erased
  })
  await emptyLog(database)
  return { erasedAt: erasedAt.toISOString(), erased: rows, files, rebuildAt: rebuildAt.toISOString() }
})

export const dataRoutes: OfficeRoute[] = [
  read,
  preview,
  setRetention,
  deleteWaiting,
  exportAll,
  find,
  { ...erase, bodyMaxBytes: REFERENCES_MAX * REFERENCE_MAX },
]
