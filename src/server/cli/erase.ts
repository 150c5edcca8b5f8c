import type { Command } from 'commander'
import { StartError } from '../config'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { countFilesOf, deleteSubmissions, type Counts } from '../repositories/retention'
import { listSubmissionsAfter } from '../repositories/submissions'
import { withExamples } from './help'
import { counted, kindNames, kinds, type Kind } from './kinds'
import { isOf, parseEmail, parseMobile, type Person } from './contactMatch'
import { progressBar, type Progress } from './progress'
import { say } from './print'
import { inWords } from './errorMessages'
import { withDatabase } from './withDatabase'

const BATCH = 500

type Sent = { id: string; submittedAt: string }

const findSent = async (db: Db, kind: Kind, person: Person) => {
  const found: Sent[] = []
  let after = { submittedAt: '', id: '' }
  for (;;) {
    const batch = await listSubmissionsAfter(db, kinds[kind], after, BATCH)
    for (const row of batch) {
      if (isOf(person, { mobile: row.mobile ?? '', email: row.email ?? '' }))
        found.push({ id: row.id, submittedAt: row.submitted_at })
    }
    const last = batch.at(-1)
    if (!last) return found
    after = { submittedAt: last.submitted_at, id: last.id }
  }
}

export type Erased = Counts & { kind: Kind; sent: Sent[] }

/** What a person sent, of every kind. */
export const findSubmissionsOf = async (db: Db, person: Person) => {
  const found: Erased[] = []
  for (const kind of kindNames) {
    const sent = await findSent(db, kind, person)
    let files = 0
    for (const { id } of sent) files += await countFilesOf(db, kinds[kind], id)
    found.push({ kind, sent, rows: sent.length, files })
  }
  return found
}

/** Deletes all that a person sent, at once. What is left of its bytes goes with `forgetDeleted`. */
export const erase = ({ write }: PortalDatabase, person: Person) =>
  write(async (trx) => {
    const found = await findSubmissionsOf(trx, person)
    for (const { kind, sent } of found) {
      for (let start = 0; start < sent.length; start += BATCH) {
        const ids = sent.slice(start, start + BATCH).map(({ id }) => id)
        await deleteSubmissions(trx, kinds[kind], ids)
      }
    }
    return found
  })

/** Also where nothing was deleted: that is how an earlier run that was disturbed is brought to its end. */
export const forget = async (database: PortalDatabase, thoroughly: boolean, progress?: Progress) => {
  try {
    if (thoroughly) progress?.stage('building the database anew; of a large one this takes minutes')
    await database.forgetDeleted({ thoroughly })
  } catch (error) {
    const why = database.isBusy(error) ? 'Another process keeps the database locked.' : inWords(error)
    throw new StartError(
      `It is deleted, but traces may still lie in the files of the database. ${why} Please run the command again.`,
    )
  } finally {
    progress?.end()
  }
}

const run = async ({ dryRun, ...person }: Person & { dryRun?: boolean }) => {
  if (!person.mobile && !person.email) throw new StartError('Give --mobile or --email, or both.')
  await withDatabase(dryRun)(async (database) => {
    const found = await (dryRun ? findSubmissionsOf(database.db, person) : erase(database, person))
    for (const { kind, rows, files, sent } of found) {
      say(`${kind}: ${counted(rows, 'row')}, ${counted(files, 'file')}${dryRun ? ' would go' : ' erased'}`)
      if (dryRun) for (const { id, submittedAt } of sent) say(`  ${id}, sent ${submittedAt}`)
    }
    if (!dryRun) await forget(database, true, progressBar('Erase'))
  })
}

export const addEraseCommand = (portal: Command) =>
  withExamples(
    portal
      .command('erase')
      .description(
        'Erases all that a person sent, with the files, so that no trace is left in the database. It is built anew for that; forms may have to be sent again meanwhile.',
      )
      .option('--mobile <number>', 'who sent this number; +91, 0 and spaces are of no matter', parseMobile)
      .option('--email <address>', 'who sent this address, in any case', parseEmail)
      .option('--dry-run', 'only say what would go')
      .action(run),
    'erase --mobile 9876543210 --dry-run',
    'erase --mobile 9876543210 --email asha@example.org',
  )
