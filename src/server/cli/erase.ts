import { InvalidArgumentError, type Command } from 'commander'
import { counted } from '@/domain/text/display'
import { readReference } from '@/domain/submissions/reference'
import { StartError } from '../config/config'
import type { PortalDatabase } from '../database/open'
import { type Contact, findSubmissionsOf, type FoundOfKind, readEmail, readMobile } from '../staff/findPerson'
import { erasePerson } from '../staff/eraseSubmissions'
import { kindNames } from '../submissions/submissionKinds'
import { logCommand, withDatabase } from './withDatabase'
import { errorMessage, print, withExamples } from './terminal'

/** Deletes all submissions with this contact in one transaction. It finds them before: forms wait for its end. */
export const erase = async ({ db, write }: PortalDatabase, contact: Contact) => {
  const found = await findSubmissionsOf(db, contact)
  const chosen = found.flatMap(({ sent }) => sent.map(({ id }) => id))
  await write((trx) => erasePerson(trx, chosen, { log: logCommand, now: () => new Date() }))
  return found
}

const refuse = (sentence: string) => new InvalidArgumentError(sentence)

/** Runs also where nothing was deleted, to complete an earlier run that was interrupted. */
export const forget = async (database: PortalDatabase) => {
  try {
    await database.vacuum({ full: true })
  } catch (error) {
    const why = database.isBusy(error) ? 'Another process has locked the database.' : errorMessage(error)
    throw new StartError(
      `The rows are deleted, but traces may remain in the database files. ${why} Please run the command again.`,
    )
  }
}

const readId = (text: string, before: readonly string[] = []) => {
  const id = readReference(text)
  if (id === undefined) throw refuse('It must be a reference such as R7K4-92QX.')
  return [...before, id]
}

type Options = Omit<Contact, 'ids'> & { id?: string[]; dryRun?: boolean }

/** Names fields, never what they hold. */
const printSimilar = (found: readonly FoundOfKind[]) => {
  if (found.every(({ similar }) => similar.length === 0)) return
  print('Similar, and not erased. Erase those of the same person with --id:')
  for (const { kind, similar } of found)
    for (const { id, submittedAt, fields } of similar)
      print(`  ${kindNames[kind]} ${id}, sent ${submittedAt}: see ${fields.join(', ')}`)
}

const run = async ({ dryRun, id: ids, ...person }: Options) => {
  const contact = { ...person, ids }
  if (!contact.mobile && !contact.email && !ids) throw new StartError('Give --mobile or --email, or both.')
  await withDatabase(dryRun)(async (database) => {
    const found = await (dryRun ? findSubmissionsOf(database.db, contact) : erase(database, contact))
    for (const { kind, rows, files, sent } of found) {
      const done = dryRun ? 'would be erased' : 'erased'
      print(`${kindNames[kind]}: ${counted(rows, 'row')}, ${counted(files, 'file')} ${done}`)
      if (dryRun) for (const { id, submittedAt } of sent) print(`  ${id}, sent ${submittedAt}`)
    }
    printSimilar(found)
    if (!dryRun) await forget(database)
  })
}

export const addEraseCommand = (portal: Command) =>
  withExamples(
    portal
      .command('erase')
      .description(
        'Erases all submissions with a mobile number or an email address, and their files, without a trace in the database. The database is rebuilt; meanwhile the site may ask visitors to send a form again.',
      )
      .option('--mobile <number>', 'the number, with or without +91, 0 and spaces', (text) =>
        readMobile(text, refuse),
      )
      .option('--email <address>', 'the address, in upper or lower case', (text) => readEmail(text, refuse))
      .option('--id <reference...>', 'submissions that were listed as similar', readId)
      .option('--dry-run', 'only shows what would be erased')
      .action(run),
    'erase --mobile 9876543210 --dry-run',
    'erase --mobile 9876543210 --email asha@example.org',
    'erase --id R7K4-92QX',
  )
