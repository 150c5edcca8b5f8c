import type { JobImport, OfficeJob, OfficeJobChoices, OfficeJobList } from '@/domain/office/jobs'
import { buildSmallSite } from '@test/support/site'
import { startOffice, type OfficeClient } from '../officeServer'

/** A job as the form sends it; a test says only what is special about its own. */
export const jobBody = (changes: Record<string, unknown> = {}) => ({
  position: 'Tandoor Cook',
  department_id: '3',
  industry_id: '3',
  role_id: '1',
  company_name: 'Shivnath Hotels',
  short_job_description: 'Bread and kebabs.',
  job_description: '<p>Lights the oven at six.</p>',
  location: 'Raipur',
  ...changes,
})

type Refused = { status: '0'; message: string }

/** The actions of a recruiter on jobs. */
const recruiterOf = (client: OfficeClient) => {
  const done = <Body>({ code, body }: { code: number; body: Body }) => {
    if (code >= 300) throw new Error(`${code} ${JSON.stringify(body)}`)
    return body
  }
  return {
    ...client,
    add: async (state: 'draft' | 'open', changes: Record<string, unknown> = {}) =>
      done(await client.post<OfficeJob>('/jobs', { state, ...jobBody(changes) })),
    open: async (id: string) => done(await client.get<OfficeJob>(`/jobs/${id}`)),
    save: async (id: string, changes: Record<string, unknown>) => {
      const { version } = done(await client.get<OfficeJob>(`/jobs/${id}`))
      return client.put<OfficeJob & Refused>(`/jobs/${id}`, { version, ...changes })
    },
    act: (id: string, action: string) => client.post<OfficeJob & Refused>(`/jobs/${id}/${action}`),
    list: async (query = '') => done(await client.get<OfficeJobList>(`/jobs${query}`)),
    choices: async () => done(await client.get<OfficeJobChoices>('/job-choices')),
    drop: (content: string | Buffer<ArrayBuffer>, query = '') => {
      const form = new FormData()
      form.set('file', new File([content], 'jobs.csv'))
      return client.post<JobImport & Partial<Refused>>(`/jobs/import${query}`, form)
    },
  }
}

export type Recruiter = ReturnType<typeof recruiterOf>

/** The office of a site whose pages are rendered. */
export const startJobs = async (overrides: Parameters<typeof startOffice>[0] = {}) => {
  const office = await startOffice({ settings: { SITE_DIR: buildSmallSite() }, ...overrides })
  return { office, recruiter: recruiterOf(office.as('recruiter')) }
}
