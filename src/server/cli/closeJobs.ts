import type { Command } from 'commander'
import { todayInIndia } from '@/domain/jobs/calendar'
import { StartError } from '../config'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { findPositions, setJobsClosed } from '../repositories/retention'
import { logCommand } from './commandLog'
import { withExamples } from './help'
import { print, printable } from './terminal'
import { withDatabase } from './withDatabase'

const findAll = async (db: Db, ids: string[]) => {
  const jobs = await findPositions(db, ids)
  const known = new Set(jobs.map(({ id }) => id))
  const unknown = [...new Set(ids)].filter((id) => !known.has(id))
  if (unknown.length > 0) throw new StartError(`There is no job ${unknown.join(', ')}. Nothing was changed.`)
  return jobs
}

type Options = { dryRun?: boolean }

/** Closes jobs as of today, all or none, and returns them. Applications for them stay. */
export const closeJobs = ({ db, write }: PortalDatabase, ids: string[], { dryRun }: Options = {}) =>
  dryRun
    ? findAll(db, ids)
    : write(async (trx) => {
        const jobs = await findAll(trx, ids)
        await setJobsClosed(trx, ids, todayInIndia(Date.now()))
        for (const { id } of jobs) await logCommand(trx, { action: 'job_closed', subject: `job-${id}` })
        return jobs
      })

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
