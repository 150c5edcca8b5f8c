import * as fc from 'fast-check'
import type { Job } from '@/domain/entities'
import { countedKeys, filterJobs, noFilters, POSTED_DAYS, type JobFilters } from '@/domain/jobFilter'
import { countJobs } from '@/domain/jobs/foundJobs'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { makeBlankJob } from '@test/support/jobs'
import {
  ages,
  bands,
  chosenFilters as filters,
  departmentIds,
  fieldText,
  places,
  placesOf,
  plainly,
  roles,
  TODAY,
  typedText,
  types,
  typesOf,
} from '@test/support/plainFilter'

const years = fc.option(fc.integer({ min: 0, max: 25 }), { nil: null })

const job = fc
  .record({
    position: fieldText,
    company_name: fieldText,
    location: fc.constantFrom(...Object.keys(placesOf)),
    d_name: fieldText,
    about_company: fieldText,
    job_description: fieldText,
    industry_name: fieldText,
    role_name: fc.constantFrom('', ...roles),
    employment_type: fc.constantFrom(...Object.keys(typesOf)),
    short_job_description: fieldText,
    department_id: fc.constantFrom('', ...departmentIds),
    ctc: fc.constantFrom('', ...bands),
    experience_from: years,
    experience_to: years,
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

  it('leaves fewer jobs with each further filter, and never another one', () => {
    fc.assert(
      fc.property(jobList, filters, (jobs, chosen) => {
        const byTextAlone = idsLeft(jobs, { ...noFilters, text: chosen.text })
        expect(byTextAlone).toEqual(expect.arrayContaining(idsLeft(jobs, chosen)))
      }),
      { numRuns: 500 },
    )
  })
})

describe('countJobs', () => {
  const counted = (jobs: readonly Job[], chosen: JobFilters) =>
    countJobs(jobs.map(toSearchableJob), chosen, TODAY)

  /** What would be left if the filter had this value alone, beside all the others. */
  const plainCount = (jobs: readonly Job[], chosen: JobFilters, change: Partial<JobFilters>) =>
    plainly(jobs, { ...chosen, ...change }).length

  it('leaves what filterJobs leaves, and counts at each value what it would leave beside the others', () => {
    fc.assert(
      fc.property(jobList, filters, (jobs, chosen) => {
        const { matching, countOf } = counted(jobs, chosen)
        expect(matching.map((one) => one.job.job_id)).toEqual(plainly(jobs, chosen))
        const values = { locations: places, roles, departments: departmentIds, salaries: bands, types }
        const all = [
          ...countedKeys.flatMap((key) =>
            key === 'posted' || key === 'fresher'
              ? []
              : values[key].map((one) => [countOf(key, one), plainCount(jobs, chosen, { [key]: [one] })]),
          ),
          ...POSTED_DAYS.map((posted) => [
            countOf('posted', `${posted}`),
            plainCount(jobs, chosen, { posted }),
          ]),
          [countOf('fresher', '1'), plainCount(jobs, chosen, { fresher: true })],
        ]
        expect(all.map(([counting]) => counting)).toEqual(all.map(([, plain]) => plain))
      }),
      { numRuns: 1000 },
    )
  })

  it('tells for each set filter how many jobs there would be without it', () => {
    fc.assert(
      fc.property(jobList, filters, (jobs, chosen) => {
        for (const [key, total] of counted(jobs, chosen).without)
          expect([key, total]).toEqual([key, plainCount(jobs, chosen, { [key]: noFilters[key] })])
      }),
      { numRuns: 500 },
    )
  })
})
