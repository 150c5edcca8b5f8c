import type { Insertable } from 'kysely'
import type { Schema } from '@/server/database/schema'
import { startServer } from '@test/support/server'

export type JobRow = Insertable<Schema['job']>

const plainRow: JobRow = {
  job_id: '1',
  position: 'Production Supervisor',
  company_name: 'Trishul Precision Works',
  about_company: 'Machined parts for pumps.',
  job_description: 'Run one shift of the CNC shop.',
  short_job_description: 'Lead twelve operators.',
  location: 'Bhilai',
  department_id: '1',
  industry_id: '1',
  role_id: '1',
  employment_type: 'Full Time, Permanent',
  experience_from: 2,
  experience_to: 5,
  ctc: '3-6',
  ctc_from: 3.2,
  ctc_to: 4.8,
  no_of_posts: 4,
  state: 'open',
  qualification: 'Diploma in Mechanical Engineering',
  date_posted: '2026-03-05',
}

/** A job as staff entered it; a test says only what is special about its own. */
export const jobRow = (changes: Partial<JobRow> = {}): JobRow => ({ ...plainRow, ...changes })

const inOrder = <Row>(rows: Row[]) => rows.map((row, index) => ({ ...row, sort_order: index }))

/** Two departments bear one name. */
const departments = [
  { department_id: '1', d_name: 'Production' },
  { department_id: '2', d_name: 'Accounts' },
  { department_id: '3', d_name: 'Sales' },
  { department_id: '4', d_name: 'Sales' },
]
const industries = [
  { industry_id: '1', industry_name: 'Engineering' },
  { industry_id: '2', industry_name: 'Healthcare' },
]
const roles = [
  { role_id: '1', role_name: 'Supervisor' },
  { role_id: '2', role_name: 'Nurse' },
]
const locations = [
  { location_id: '1', location_name: 'Raipur' },
  { location_id: '2', location_name: 'Bhilai' },
  { location_id: '3', location_name: 'Bilaspur' },
]

/** The real server with these jobs, the newest first, and a few of everything they refer to. */
export const startPortal = async (jobs: Partial<JobRow>[]) => {
  const server = await startServer({ settings: { SAMPLE_CONTENT: 'off' } })
  const { db } = server
  await db.insertInto('department').values(inOrder(departments)).execute()
  await db.insertInto('industry').values(inOrder(industries)).execute()
  await db.insertInto('role').values(inOrder(roles)).execute()
  await db.insertInto('location').values(inOrder(locations)).execute()
  if (jobs.length > 0) await db.insertInto('job').values(jobs.map(jobRow)).execute()
  return { ...server, ownApi: true }
}

export type Portal = Awaited<ReturnType<typeof startPortal>>
