import { Argument, type Command } from 'commander'
import { todayInIndia } from '@/domain/jobs/calendar'
import { StartError } from '../config'
import type { Db } from '../database/schema'
import { listOutbox } from '../repositories/outbox'
import { listJobsWithApplications, summarize } from '../repositories/retention'
import { logAfterwards } from './commandLog'
import { withExamples } from './help'
import { sinceOption } from './since'
import {
  namedSubmissionsOf,
  submissionKinds,
  submissionTables,
  type SubmissionKind,
} from '../submissions/submissionKinds'
import { print, toJson, toTable } from './terminal'
import { withReader } from './withDatabase'

/** Rows with the columns to show; a row may have more. */
export type Listed = { columns: string[]; rows: Record<string, string | number | null>[] }

export type ListOptions = { since?: string; job?: string }

const summary = async (db: Db, { since = '' }: ListOptions): Promise<Listed> => {
  const rows: Listed['rows'] = []
  for (const kind of submissionKinds)
    rows.push({ kind, ...(await summarize(db, submissionTables[kind], since)) })
  return { columns: ['kind', 'rows', 'newest'], rows }
}

const jobs = async (db: Db, { job }: ListOptions): Promise<Listed> => ({
  columns: [
    'id',
    'position',
    'place',
    'department',
    'role',
    'industry',
    'state',
    'closed_on',
    'applications',
  ],
  rows: (await listJobsWithApplications(db, todayInIndia(Date.now()))).filter(
    ({ id }) => job === undefined || id === job,
  ),
})

const applicationColumns = ['full_name', 'mobile', 'email', 'job_id', 'job_position']
const contactColumns = ['name', 'mobile', 'email']

const submissions = async (db: Db, kind: SubmissionKind, { since, job }: ListOptions): Promise<Listed> => {
  const rows: Listed['rows'] = []
  for await (const row of namedSubmissionsOf(db, kind, since))
    if (job === undefined || ('job_id' in row && row.job_id === job)) rows.push(row)
  const columns = kind === 'applications' ? applicationColumns : contactColumns
  return { columns: ['id', 'submitted_at', ...columns], rows }
}

const stateOf = ({ reply, given_up_at }: { reply: string; given_up_at: string }) =>
  given_up_at ? 'given up' : reply ? 'failing' : 'waiting'

const mails = async (db: Db): Promise<Listed> => ({
  columns: ['kind', 'id', 'state', 'failures', 'reply', 'next_try'],
  rows: (await listOutbox(db)).map((row) => ({
    kind: submissionKinds.find((kind) => submissionTables[kind] === row.submission_table) ?? null,
    id: row.submission_id,
    state: stateOf(row),
    failures: row.failures,
    reply: row.reply || null,
    next_try: row.given_up_at ? null : row.due_at,
  })),
})

const subjects = ['summary', 'jobs', 'mails', ...submissionKinds] as const
export type Subject = (typeof subjects)[number]

/** The rows of a subject, as of one moment. */
export const listSubject = (db: Db, subject: Subject, options: ListOptions = {}) => {
  if (options.job !== undefined && subject !== 'jobs' && subject !== 'applications')
    throw new StartError('--job works with jobs and applications only.')
  if (options.since !== undefined && (subject === 'jobs' || subject === 'mails'))
    throw new StartError(`--since works with submissions, not with ${subject}.`)
  if (subject === 'summary') return summary(db, options)
  if (subject === 'mails') return mails(db)
  return subject === 'jobs' ? jobs(db, options) : submissions(db, subject, options)
}

const isOfPeople = (subject: Subject) => submissionKinds.some((kind) => kind === subject)

const detailsOf = (subject: Subject, { since, job }: ListOptions) =>
  [subject, since !== undefined && `since ${since}`, job !== undefined && `job ${job}`]
    .filter(Boolean)
    .join(', ')

const run = async (subject: Subject, { json, ...options }: ListOptions & { json?: boolean }) => {
  let text = ''
  await withReader(async ({ db }) => {
    const { columns, rows } = await db
      .transaction()
      .execute(async (trx) => listSubject(trx, subject, options))
    const cells = () => rows.map((row) => columns.map((column) => `${row[column] ?? '---'}`))
    text = json ? toJson(rows) : toTable(columns, cells())
  })
  // Submissions are shown only once the log has the line.
  if (isOfPeople(subject))
    await logAfterwards({ action: 'submissions_listed', details: detailsOf(subject, options) })
  print(text)
}

export const addListCommand = (portal: Command) =>
  withExamples(
    portal
      .command('list')
      .description(
        'Lists jobs, submissions or the mails that were not sent yet; without a subject, counts the submissions of each kind.',
      )
      .addArgument(new Argument('[subject]', 'what to list').choices(subjects).default('summary'))
      .addOption(sinceOption())
      .option('--job <id>', 'only this job, or the applications for it')
      .option('--json', 'all fields as JSON')
      .action(run),
    'list',
    'list applications --since 2026-01-31',
    'list applications --job 1001',
    'list jobs',
    'list mails',
  )
