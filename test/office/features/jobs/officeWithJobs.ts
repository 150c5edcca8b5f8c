import type { Role } from '@/domain/office/account'
import type { OfficeJob } from '@/domain/office/jobs'
import { jobRow, type JobRow } from '@test/features/seededPortal'
import { renderOffice, type Around } from '@test/office/renderOffice'
import { startOffice } from '@test/server/office/officeServer'

/** The real server with one choice in each list: department Production, industry Engineering, role Supervisor. */
export const startOfficeWithJobs = async () => {
  const office = await startOffice({ settings: { SAMPLE_CONTENT: 'off' } })
  const { db } = office
  const recruiter = office.as('recruiter')
  await recruiter.post('/content/departments', { values: { d_name: 'Production' } })
  await recruiter.post('/content/industries', { values: { industry_name: 'Engineering' } })
  await recruiter.post('/content/roles', { values: { role_name: 'Supervisor' } })
  return {
    ...office,
    /** Puts these jobs in place of all others. */
    setJobs: async (...jobs: Partial<JobRow>[]) => {
      await db.deleteFrom('job_change').execute()
      await db.deleteFrom('job').execute()
      await db.insertInto('job').values(jobs.map(jobRow)).execute()
    },
    /** The office of a role at an address. */
    open: (path: string, role: Role = 'recruiter', around?: Around) =>
      renderOffice(path, { origin: office.origin, cookie: office.as(role).cookie, around }),
    jobNow: async (id: string) => (await recruiter.get<OfficeJob>(`/jobs/${id}`)).body,
  }
}

export type OfficeWithJobs = Awaited<ReturnType<typeof startOfficeWithJobs>>
