import { Argument, type Command } from 'commander'
import { StartError } from '../config'
import type { Db } from '../database/schema'
import { listJobsWithApplications, summarize } from '../repositories/retention'
import { listSubmissionsAfter } from '../repositories/submissions'
import { withExamples } from './help'
import { kindNames, kinds, type Kind } from './kinds'
import { say } from './print'
import { sinceOption } from './since'
import { toTable } from './table'
import { withReader } from './withDatabase'

const BATCH = 500

/** Rows of texts and numbers, under the names of their columns. */
export type Listed = { columns: string[]; rows: Record<string, string | number | null>[] }

export type ListOptions = { since?: string; job?: string }

const summary = async (db: Db, { since = '' }: ListOptions): Promise<Listed> => {
  const rows: Listed['rows'] = []
  for (const kind of kindNames) rows.push({ kind, ...(await summarize(db, kinds[kind], since)) })
  return { columns: ['kind', 'rows', 'newest'], rows }
}

const jobs = async (db: Db, { job }: ListOptions): Promise<Listed> => {
  const all = await listJobsWithApplications(db)
  return {
    columns: ['id', 'position', 'place', 'applications'],
    rows: all.filter(({ id }) => job === undefined || id === job),
  }
}

const submissions = async (db: Db, kind: Kind, { since = '', job }: ListOptions): Promise<Listed> => {
  const rows: Listed['rows'] = []
  let after = { submittedAt: since, id: '' }
  for (;;) {
    const batch = await listSubmissionsAfter(db, kinds[kind], after, BATCH)
    rows.push(...batch.filter((row) => job === undefined || row.job_id === job))
    const last = batch.at(-1)
    if (!last) break
    after = { submittedAt: last.submitted_at, id: last.id }
  }
  const name = kind === 'applications' ? 'full_name' : 'name'
  const more = kind === 'applications' ? ['job_id'] : []
  return { columns: ['id', 'submitted_at', name, 'mobile', 'email', ...more], rows }
}

const subjects = ['summary', 'jobs', ...kindNames] as const
export type Subject = (typeof subjects)[number]

/** What there is of a subject, as everything stands at one moment. */
export const listSubject = (db: Db, subject: Subject, options: ListOptions = {}) => {
  if (options.job !== undefined && subject !== 'jobs' && subject !== 'applications')
    throw new StartError('--job goes with jobs and with applications.')
  if (options.since !== undefined && subject === 'jobs')
    throw new StartError('--since goes with what was sent, not with jobs.')
  if (subject === 'summary') return summary(db, options)
  return subject === 'jobs' ? jobs(db, options) : submissions(db, subject, options)
}

const run = (subject: Subject, { json, ...options }: ListOptions & { json?: boolean }) =>
  withReader(async ({ db }) => {
    const { columns, rows } = await db
      .transaction()
      .execute(async (trx) => listSubject(trx, subject, options))
    const cells = () => rows.map((row) => columns.map((column) => `${row[column] ?? '---'}`))
    say(json ? JSON.stringify(rows, null, 2) : toTable(columns, cells()))
  })

export const addListCommand = (portal: Command) =>
  withExamples(
    portal
      .command('list')
      .description('Shows what there is: jobs, or what visitors sent.')
      .addArgument(new Argument('[subject]', 'what to show').choices(subjects).default('summary'))
      .addOption(sinceOption())
      .option('--job <id>', 'only this job, or the applications for it')
      .option('--json', 'every field, for machines')
      .action(run),
    'list',
    'list applications --since 2026-01-31',
    'list applications --job 1001',
    'list jobs',
  )
