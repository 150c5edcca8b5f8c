import type { Command } from 'commander'
import { COMMAND_LINE } from '@/domain/office/log'
import { StartError } from '../config'
import type { PortalDatabase } from '../database/open'
import { closeAll, findClosable } from '../office/jobs/closeJobs'
import { Refusal } from '../submissions/refusal'
import { logCommand } from './commandLog'
import { withExamples } from './help'
import { print, printable } from './terminal'
import { withDatabase } from './withDatabase'

type Options = { dryRun?: boolean }

const close = ({ db, write }: PortalDatabase, ids: string[], { dryRun }: Options) =>
  dryRun
    ? findClosable(db, ids)
    : write(async (trx) => {
        const changer = { at: new Date().toISOString(), account: COMMAND_LINE }
        const { jobs, closed } = await closeAll(trx, ids, changer)
        for (const id of closed) await logCommand(trx, { action: 'job_closed', subject: `job ${id}` })
        return jobs
      })

/** Closes jobs as of today, all or none, and returns them. */
export const closeJobs = async (database: PortalDatabase, ids: string[], options: Options = {}) => {
  try {
    return await close(database, ids, options)
  } catch (error) {
    throw error instanceof Refusal ? new StartError(error.message) : error
  }
}

const run = (ids: string[], options: Options) =>
  withDatabase(options.dryRun)(async (database) => {
    for (const { id, position } of await closeJobs(database, ids, options))
      print(`${options.dryRun ? 'Would be closed' : 'Closed'}: ${id}, ${printable(position)}`)
  })

export const addCloseJobCommand = (portal: Command) =>
  withExamples(
    portal
      .command('close-job')
      .description(
        'Closes jobs: they leave the lists, and their pages say since when. The applications for them stay.',
      )
      .argument('<id...>', 'the ids of the jobs')
      .option('--dry-run', 'only shows what would be closed')
      .action(run),
    'close-job 1001 1002 --dry-run',
    'close-job 1001 1002',
  )
