import * as fc from 'fast-check'
import type { Job } from '@/domain/content/entities'
import { countedKeys, noFilters, POSTED_DAYS, type JobFilters } from '@/domain/jobs/jobFilter'
import { countJobs } from '@/domain/jobs/countJobs'
import { toJobList } from '@/domain/jobs/jobList'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { filterJobs, makeBlankJob } from '@test/support/jobs'
import {
  ages,
  bands,
  chosenFilters as filters,
  departmentIds,
  fieldText,
  jobFields,
  places,
  plainly,
  roles,
  TODAY,
  typedText,
  types,
} from '@test/support/plainFilter'

const job = fc
  .record({
    ...jobFields,
    d_name: fieldText,
    industry_name: fieldText,
    role_name: fc.constantFrom('', ...roles),
    short_job_description: fieldText,
    department_id: fc.constantFrom('', ...departmentIds),
    date_posted: fc.constantFrom('', 'yesterday', ...Object.keys(ages)),
  })
  .map(makeBlankJob)

const jobList = fc
  .array(job, { maxLength: 12 })
  .map((jobs) => jobs.map((one, index) => ({ ...one, job_id: `${index}` })))

const idsLeft = (jobs: readonly Job[], chosen: JobFilters) =>
  filterJobs(jobs.map(toSearchableJob), chosen, TODAY).map((one) => one.job.job_id)

describe('filterJobs', () => {
  it('leaves what the plain reading of the rules leaves', () => {
    fc.assert(
      fc.property(jobList, filters, (jobs, chosen) => {
        expect(idsLeft(jobs, chosen)).toEqual(plainly(jobs, chosen))
      }),
      { numRuns: 1500 },
    )
  })

  it('leaves what the plain reading leaves of one text alone', () => {
    fc.assert(
      fc.property(jobList, typedText, (jobs, text) => {
        const chosen = { ...noFilters, text }
        expect(idsLeft(jobs, chosen)).toEqual(plainly(jobs, chosen))
      }),
      { numRuns: 1000 },
    )
  })
})

it('countJobs leaves the same, and counts each value beside the other filters, and the jobs without a filter', () => {
  fc.assert(
    fc.property(jobList, filters, (jobs, chosen) => {
      const list = toJobList(jobs.map(toSearchableJob), TODAY)
      const { matching, countOf, without } = countJobs(list, chosen)
      const plainCount = (change: Partial<JobFilters>) => plainly(jobs, { ...chosen, ...change }).length
      expect(matching.map((at) => jobs[at]?.job_id)).toEqual(plainly(jobs, chosen))
      const values = { locations: places, roles, departments: departmentIds, salaries: bands, types }
      const all = [
        ...countedKeys.flatMap((key) =>
          key === 'posted' || key === 'fresher'
            ? []
            : values[key].map((one) => [countOf(key, one), plainCount({ [key]: [one] })]),
        ),
        ...POSTED_DAYS.map((posted) => [countOf('posted', `${posted}`), plainCount({ posted })]),
        [countOf('fresher', '1'), plainCount({ fresher: true })],
        ...[...without].map(([key, total]) => [total, plainCount({ [key]: noFilters[key] })]),
      ]
      expect(all.map(([counting]) => counting)).toEqual(all.map(([, plain]) => plain))
    }),
    { numRuns: 1000 },
  )
})
