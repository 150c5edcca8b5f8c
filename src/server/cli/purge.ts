import { InvalidArgumentError, type Command } from 'commander'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import type { PortalDatabase } from '../database/open'
import { countBefore, deleteSubmissions, listIdsBefore, type Counts } from '../repositories/retention'
import { logCommand } from './commandLog'
import { forget } from './erase'
import { withExamples } from './help'
import { submissionKinds, submissionTables, type SubmissionKind } from './submissionKinds'
import { counted, print, progressBar, type Progress } from './terminal'
import { withDatabase } from './withDatabase'

dayjs.extend(utc)

/** Submissions deleted in one transaction: the forms of the site wait meanwhile. */
const BATCH = 50

const UNITS = { d: 'day', w: 'week', m: 'month', y: 'year' } as const

/** The time so long ago, in the format of `submitted_at`; undefined where the text is not an age. */
export const parseAge = (text: string, now: Date) => {
  const [, count = '', unit] = /^([1-9]\d{0,3})([dwmy])$/.exec(text.trim()) ?? []
  if (!unit) return undefined
  const moment = dayjs.utc(now).subtract(Number(count), UNITS[unit as keyof typeof UNITS])
  // Years before 0 have another format, which does not sort.
  return moment.year() >= 0 ? moment.toISOString() : undefined
}

export type Purged = Counts & { kind: SubmissionKind }

/** Counts the submissions before a moment. */
export const countOld = async ({ db }: PortalDatabase, moment: string) => {
  const old: Purged[] = []
  for (const kind of submissionKinds)
    old.push({ kind, ...(await countBefore(db, submissionTables[kind], moment)) })
  return old
}

/** Deletes the submissions before a moment with their files, oldest first. */
export const purge = async (database: PortalDatabase, moment: string, progress?: Progress) => {
  const purged: Purged[] = submissionKinds.map((kind) => ({ kind, rows: 0, files: 0 }))
  const total = (await countOld(database, moment)).reduce((sum, { rows }) => sum + rows, 0)
  let done = 0
  await database.write((trx) =>
    logCommand(trx, { action: 'submissions_purged', details: `sent before ${moment}` }),
  )
  for (const one of purged) {
    const table = submissionTables[one.kind]
    const deleteSome = () =>
      database.write(async (trx) =>
        deleteSubmissions(trx, table, await listIdsBefore(trx, table, moment, BATCH)),
      )
    for (let some = await deleteSome(); some.rows > 0; some = await deleteSome()) {
      one.rows += some.rows
      one.files += some.files
      done += some.rows
      progress?.show(done, total)
    }
  }
  return purged
}

const readAge = (text: string) => {
  const moment = parseAge(text, new Date())
  if (!moment) throw new InvalidArgumentError('It must be an age such as 90d, 8w, 12m or 2y.')
  return moment
}

type Options = { olderThan: string; dryRun?: boolean; compact?: boolean }

const run = ({ olderThan, dryRun, compact = false }: Options) =>
  withDatabase(dryRun)(async (database) => {
    const progress = progressBar('Purge')
    const purged = await (
      dryRun ? countOld(database, olderThan) : purge(database, olderThan, progress)
    ).finally(progress.end)
    const done = dryRun ? 'would be deleted' : 'deleted'
    for (const { kind, rows, files } of purged)
      print(`${kind}: ${counted(rows, 'row')}, ${counted(files, 'file')} ${done}`)
    if (!dryRun) await forget(database, compact, progress)
  })

export const addPurgeCommand = (portal: Command) =>
  withExamples(
    portal
      .command('purge')
      .description('Deletes old submissions and their files.')
      .requiredOption('--older-than <age>', 'such as 90d, 8w, 12m or 2y', readAge)
      .option(
        '--compact',
        'then rebuilds the database to make it smaller; meanwhile the site may ask visitors to send a form again',
      )
      .option('--dry-run', 'only shows what would be deleted')
      .action(run),
    'purge --older-than 12m --dry-run',
    'purge --older-than 12m',
  )
