import { screen, within } from '@testing-library/react'
import type { Role } from '@/domain/office/roles'
import type { OfficeJob } from '@/domain/office/jobs'
import { jobRow, type JobRow } from '@test/features/seededPortal'
import { renderOffice } from '@test/office/renderOffice'
import { startOffice } from '@test/server/office/officeServer'

/** The real server with these jobs, and one choice in each list: department Production, industry Engineering, role Supervisor. */
export const startOfficeWithJobs = async (jobs: Partial<JobRow>[] = []) => {
  const office = await startOffice({ settings: { SAMPLE_CONTENT: 'off' } })
  const recruiter = office.as('recruiter')
  await recruiter.post('/job-choices/departments', { label: 'Production' })
  await recruiter.post('/job-choices/industries', { label: 'Engineering' })
  await recruiter.post('/job-choices/roles', { label: 'Supervisor' })
  if (jobs.length > 0) await office.db.insertInto('job').values(jobs.map(jobRow)).execute()
  return {
    ...office,
    /** The office of a role at an address. */
    open: (
      path: string,
      role: Role = 'recruiter',
      options: { around?: (send: typeof fetch) => typeof fetch } = {},
    ) => renderOffice(path, { origin: office.origin, cookie: office.as(role).cookie, ...options }),
    jobNow: async (id: string) => (await recruiter.get<OfficeJob>(`/jobs/${id}`)).body,
  }
}

export type OfficeWithJobs = Awaited<ReturnType<typeof startOfficeWithJobs>>

/** The row of a job in the grid. */
export const rowOf = async (position: string) => {
  const row = (await screen.findByRole('gridcell', { name: position })).closest('[role="row"]')
  if (!(row instanceof HTMLElement)) throw new Error(`${position} stands in no row.`)
  return within(row)
}
