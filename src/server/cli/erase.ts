import type { Command } from 'commander'
import { StartError } from '../config'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { countFilesOf, deleteSubmissions, type Counts } from '../repositories/retention'
import { deleteAllCounts } from '../repositories/sendingCounts'
import { deleteUnknownKeys } from '../repositories/submissionKeys'
import { logCommand } from './commandLog'
import { matches, parseEmail, parseMobile, similarFields, type Contact } from './contactMatch'
import { errorMessage } from './errorMessages'
import { withExamples } from './help'
import { submissionKinds, submissionsOf, submissionTables, type SubmissionKind } from './submissionKinds'
import { counted, print, progressBar, type Progress } from './terminal'
import { withDatabase } from './withDatabase'

/** Ids in one statement. */
const BATCH = 500

type Sent = { id: string; submittedAt: string }

type Similar = Sent & { fields: string[] }

/** `similar` are submissions that may be of the same person; they are not erased. */
export type Erased = Counts & { kind: SubmissionKind; sent: Sent[]; similar: Similar[] }

/** The submissions of this person, of every kind, and those that are similar. */
export const findSubmissionsOf = async (db: Db, contact: Contact) => {
  const found: Erased[] = []
  for (const kind of submissionKinds) {
    const sent: Sent[] = []
    const similar: Similar[] = []
    let files = 0
    for await (const row of submissionsOf(db, kind)) {
      const { id, submitted_at: submittedAt } = row
      if (matches(contact, row)) {
        sent.push({ id, submittedAt })
        files += await countFilesOf(db, submissionTables[kind], id)
        continue
      }
      const fields = similarFields(contact, row)
      if (fields.length > 0) similar.push({ id, submittedAt, fields })
    }
    found.push({ kind, sent, similar, rows: sent.length, files })
  }
  return found
}

/**
 * Deletes all submissions with this contact that were stored when it began, in one transaction. It looks for them before,
 * since forms wait for the end of a transaction. `forget` removes what is left of their bytes.
 */
export const erase = async ({ db, write }: PortalDatabase, contact: Contact) => {
  const found = await findSubmissionsOf(db, contact)
  await write(async (trx) => {
    for (const { kind, sent } of found) {
      for (let start = 0; start < sent.length; start += BATCH) {
        const ids = sent.slice(start, start + BATCH).map(({ id }) => id)
        await deleteSubmissions(trx, submissionTables[kind], ids)
        for (const id of ids)
          await logCommand(trx, { action: 'submission_erased', subject: `${submissionTables[kind]}-${id}` })
      }
    }
    await deleteAllCounts(trx)
    await deleteUnknownKeys(trx)
  })
  return found
}

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

type Options = Omit<Contact, 'ids'> & { id?: string[]; dryRun?: boolean }

/** Names fields, never what they hold. */
const printSimilar = (found: readonly Erased[]) => {
  if (found.every(({ similar }) => similar.length === 0)) return
  print('Similar, and not erased. Erase those of the same person with --id:')
  for (const { kind, similar } of found)
    for (const { id, submittedAt, fields } of similar)
      print(`  ${kind} ${id}, sent ${submittedAt}: see ${fields.join(', ')}`)
}

const run = async ({ dryRun, id: ids, ...person }: Options) => {
  const contact = { ...person, ids }
  if (!contact.mobile && !contact.email && !ids) throw new StartError('Give --mobile or --email, or both.')
  await withDatabase(dryRun)(async (database) => {
    const found = await (dryRun ? findSubmissionsOf(database.db, contact) : erase(database, contact))
    for (const { kind, rows, files, sent } of found) {
      const done = dryRun ? 'would be erased' : 'erased'
      print(`${kind}: ${counted(rows, 'row')}, ${counted(files, 'file')} ${done}`)
      if (dryRun) for (const { id, submittedAt } of sent) print(`  ${id}, sent ${submittedAt}`)
    }
    printSimilar(found)
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
      .option('--id <id...>', 'submissions that were listed as similar')
      .option('--dry-run', 'only shows what would be erased')
      .action(run),
    'erase --mobile 9876543210 --dry-run',
    'erase --mobile 9876543210 --email asha@example.org',
    'erase --id 0b8f6c1e-5d0c-4a8e-9a55-2f9f5f1f6a11',
  )
