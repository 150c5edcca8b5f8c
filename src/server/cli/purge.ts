import { InvalidArgumentError, type Command } from 'commander'
import type { PortalDatabase } from '../database/open'
import { countBefore, deleteSubmissions, listIdsBefore, type Counts } from '../repositories/retention'
import { forget } from './erase'
import { withExamples } from './help'
import { counted, kindNames, kinds, type Kind } from './kinds'
import { progressBar, type Progress } from './progress'
import { say } from './print'
import { withDatabase } from './withDatabase'

/** Submissions of one transaction: the forms of the site wait no longer than these take. */
const BATCH = 50

const DAY_MS = 86_400_000

/** The same day some months before, or the last of that month where it has no such day. */
const monthsBefore = (now: Date, months: number) => {
  const moment = new Date(now)
  const day = moment.getUTCDate()
  moment.setUTCMonth(moment.getUTCMonth() - months)
  if (moment.getUTCDate() !== day) moment.setUTCDate(0)
  return moment
}

const before: Record<string, (now: Date, count: number) => Date> = {
  d: (now, days) => new Date(now.getTime() - days * DAY_MS),
  w: (now, weeks) => new Date(now.getTime() - weeks * 7 * DAY_MS),
  m: monthsBefore,
  y: (now, years) => monthsBefore(now, years * 12),
}

/** The moment so long ago, as submissions are stamped; undefined for no age. */
export const parseAge = (text: string, now: Date) => {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([dwmy])$/.exec(text.trim()) ?? []
  const moment = before[unit]?.(now, Number(count))
  // Dates of before the year 0 are not written in a way that can be compared.
  return moment && moment.getUTCFullYear() >= 0 ? moment.toISOString() : undefined
}

export type Purged = Counts & { kind: Kind }

/** What came before a moment. */
export const countOld = async ({ db }: PortalDatabase, moment: string) => {
  const old: Purged[] = []
  for (const kind of kindNames) old.push({ kind, ...(await countBefore(db, kinds[kind], moment)) })
  return old
}

/** Deletes what came before a moment, the oldest first, a submission never without its files. */
export const purge = async (database: PortalDatabase, moment: string, progress?: Progress) => {
  const purged: Purged[] = kindNames.map((kind) => ({ kind, rows: 0, files: 0 }))
  const total = (await countOld(database, moment)).reduce((sum, { rows }) => sum + rows, 0)
  let done = 0
  for (const one of purged) {
    const table = kinds[one.kind]
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

const age = (text: string) => {
  const moment = parseAge(text, new Date())
  if (!moment) throw new InvalidArgumentError('It takes an age such as 90d, 8w, 12m or 2y.')
  return moment
}

type Options = { olderThan: string; dryRun?: boolean; compact?: boolean }

const run = ({ olderThan, dryRun, compact = false }: Options) =>
  withDatabase(dryRun)(async (database) => {
    const progress = progressBar('Purge')
    const purged = await (
      dryRun ? countOld(database, olderThan) : purge(database, olderThan, progress)
    ).finally(progress.end)
    for (const { kind, rows, files } of purged)
      say(`${kind}: ${counted(rows, 'row')}, ${counted(files, 'file')}${dryRun ? ' would go' : ' deleted'}`)
    if (!dryRun) await forget(database, compact, progress)
  })

export const addPurgeCommand = (portal: Command) =>
  withExamples(
    portal
      .command('purge')
      .description('Deletes what was sent long ago, with the files.')
      .requiredOption('--older-than <age>', 'such as 90d, 8w, 12m or 2y', age)
      .option(
        '--compact',
        'then build the database anew, which makes it smaller; forms may have to be sent again meanwhile',
      )
      .option('--dry-run', 'only say what would go')
      .action(run),
    'purge --older-than 12m --dry-run',
    'purge --older-than 12m',
  )
