import type { Command } from 'commander'
import { StartError } from '../config'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { countFilesOf, deleteSubmissions, type Counts } from '../repositories/retention'
import { deleteAllCounts } from '../repositories/sendingCounts'
import { deleteUnknownKeys } from '../repositories/submissionKeys'
import { matches, parseEmail, parseMobile, type Contact } from './contactMatch'
import { errorMessage } from './errorMessages'
import { withExamples } from './help'
import { submissionKinds, submissionsOf, submissionTables, type SubmissionKind } from './submissionKinds'
import { counted, print, progressBar, type Progress } from './terminal'
import { withDatabase } from './withDatabase'

/** Ids in one statement. */
const BATCH = 500

type Sent = { id: string; submittedAt: string }

export type Erased = Counts & { kind: SubmissionKind; sent: Sent[] }

/** The submissions with this contact, of every kind. */
export const findSubmissionsOf = async (db: Db, contact: Contact) => {
  const found: Erased[] = []
  for (const kind of submissionKinds) {
    const sent: Sent[] = []
    let files = 0
    for await (const { id, submitted_at, mobile = '', email = '' } of submissionsOf(db, kind)) {
      if (!matches(contact, { mobile, email })) continue
      sent.push({ id, submittedAt: submitted_at })
      files += await countFilesOf(db, submissionTables[kind], id)
    }
    found.push({ kind, sent, rows: sent.length, files })
  }
  return found
}

/** Deletes all submissions with this contact in one transaction. `forget` removes what is left of their bytes. */
export const erase = ({ write }: PortalDatabase, contact: Contact) =>
  write(async (trx) => {
    const found = await findSubmissionsOf(trx, contact)
    for (const { kind, sent } of found) {
      for (let start = 0; start < sent.length; start += BATCH) {
        const ids = sent.slice(start, start + BATCH).map(({ id }) => id)
        await deleteSubmissions(trx, submissionTables[kind], ids)
      }
    }
    await deleteAllCounts(trx)
    await deleteUnknownKeys(trx)
    return found
  })

/** Runs also where nothing was deleted, to complete an earlier run that was interrupted. */
export const forget = async (database: PortalDatabase, thoroughly: boolean, progress?: Progress) => {
  try {
    if (thoroughly) progress?.stage('rebuilding the database; a large one takes minutes')
    await database.forgetDeleted({ thoroughly })
  } catch (error) {
    const why = database.isBusy(error) ? 'Another process has locked the database.' : errorMessage(error)
    throw new StartError(
      `The rows are deleted, but traces may remain in the database files. ${why} Please run the command again.`,
    )
  } finally {
    progress?.end()
  }
}

const run = async ({ dryRun, ...contact }: Contact & { dryRun?: boolean }) => {
  if (!contact.mobile && !contact.email) throw new StartError('Give --mobile or --email, or both.')
  await withDatabase(dryRun)(async (database) => {
    const found = await (dryRun ? findSubmissionsOf(database.db, contact) : erase(database, contact))
    for (const { kind, rows, files, sent } of found) {
      const done = dryRun ? 'would be erased' : 'erased'
      print(`${kind}: ${counted(rows, 'row')}, ${counted(files, 'file')} ${done}`)
      if (dryRun) for (const { id, submittedAt } of sent) print(`  ${id}, sent ${submittedAt}`)
    }
    if (!dryRun) await forget(database, true, progressBar('Erase'))
  })
}

export const addEraseCommand = (portal: Command) =>
  withExamples(
    portal
      .command('erase')
      .description(
        'Erases all submissions with a mobile number or an email address, and their files, without a trace in the database. The database is rebuilt; meanwhile the site may ask visitors to send a form again.',
      )
      .option('--mobile <number>', 'the number, with or without +91, 0 and spaces', parseMobile)
      .option('--email <address>', 'the address, in upper or lower case', parseEmail)
      .option('--dry-run', 'only shows what would be erased')
      .action(run),
    'erase --mobile 9876543210 --dry-run',
    'erase --mobile 9876543210 --email asha@example.org',
  )
