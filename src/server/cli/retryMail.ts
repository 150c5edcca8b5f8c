import type { Command } from 'commander'
import { counted } from '@/domain/counted'
import { StartError } from '../config'
import type { PortalDatabase } from '../database/open'
import { retryMails } from '../repositories/outbox'
import { logCommand } from './commandLog'
import { withExamples } from './help'
import { print } from './terminal'
import { withWriter } from './withDatabase'

/** Makes the mails of these submissions, or all that failed, due at once: all or none. */
export const retryMail = ({ write }: PortalDatabase, ids: string[]) =>
  write(async (trx) => {
    const retried = await retryMails(trx, new Date().toISOString(), ids)
    const other = ids.find((id) => !retried.includes(id))
    if (other !== undefined)
      throw new StartError(`No mail of the submission ${other} failed. Nothing was changed.`)
    if (retried.length > 0)
      await logCommand(trx, { action: 'mails_retried', details: counted(retried.length, 'mail') })
    return retried
  })

const run = (ids: string[]) =>
  withWriter(async (database) => {
    const retried = await retryMail(database, ids)
    print(
      `${counted(retried.length, 'mail')} to be tried again. A running server does it within ten minutes.`,
    )
  })

export const addRetryMailCommand = (portal: Command) =>
  withExamples(
    portal
      .command('retry-mail')
      .description('Tries again to mail submissions that the mail server refused; without ids, all of them.')
      .argument('[id...]', 'the ids of the submissions, as list mails shows them')
      .action(run),
    'list mails',
    'retry-mail',
  )
