import * as fc from 'fast-check'
import type { Job } from '@/domain/entities'
import { filterJobs, type JobFilters } from '@/domain/jobFilter'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { makeBlankJob } from '@test/support/jobs'

/** The specification sentence by sentence, slow and plain. */
const plainly = (jobs: readonly Job[], filters: JobFilters) => {
  const left: Job[] = []
  for (const job of jobs) {
    const fields = [job.position, job.company_name, job.location, job.d_name, job.about_company]
    fields.push(job.job_description, job.industry_name, job.role_name, job.employment_type)
    let hasText = filters.text === ''
    for (const field of fields) {
      if (field.toLowerCase().includes(filters.text.toLowerCase())) hasText = true
    }
    const from = job.experience_from === null ? 0 : job.experience_from
    const to = job.experience_to === null ? 0 : job.experience_to
    const hasYears = filters.experience === 0 || (from <= filters.experience && to >= filters.experience)
    let hasDepartment = filters.departments.length === 0
    for (const id of filters.departments) if (job.department_id === id) hasDepartment = true
    let hasBand = filters.salaries.length === 0
    for (const band of filters.salaries) if (job.ctc === band) hasBand = true
    if (hasText && hasYears && hasDepartment && hasBand) left.push(job)
  }
  return left.map((job) => job.job_id)
}

const words = 'Sales manager C++ R/D (CNC) ट्रक क्षेत्र ड्राइवर Élan Straße ΟΔΟΣ Ünal 電気 👩🏽‍🔧 .NET 12 a'.split(' ')
const fieldText = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((chosen) => chosen.join(' '))
const years = fc.option(fc.integer({ min: 0, max: 25 }), { nil: null })
const bands = ['0-3', '3-6', '6-10', '10-15']
const departmentIds = ['1', '2', '3', '11']

const job = fc
  .record({
    position: fieldText,
    company_name: fieldText,
    location: fieldText,
    d_name: fieldText,
    about_company: fieldText,
    job_description: fieldText,
    industry_name: fieldText,
    role_name: fieldText,
    employment_type: fieldText,
    short_job_description: fieldText,
    department_id: fc.constantFrom('', ...departmentIds),
    ctc: fc.constantFrom('', ...bands),
    experience_from: years,
    experience_to: years,
  })
  .map(makeBlankJob)

const jobList = fc
  .array(job, { maxLength: 12 })
  .map((jobs) => jobs.map((one, index) => ({ ...one, job_id: `${index}` })))

/** A piece of what a field may hold, in another case now and then. */
const typedText = fc
  .tuple(fieldText, fc.nat({ max: 20 }), fc.nat({ max: 8 }), fc.constantFrom('as is', 'upper', 'lower'))
  .map(([text, start, length, letters]) => {
    const piece = text.slice(start, start + length).trim()
    if (letters === 'as is') return piece
    return letters === 'upper' ? piece.toUpperCase() : piece.toLowerCase()
  })

const filters: fc.Arbitrary<JobFilters> = fc.record({
  text: fc.oneof(fc.constant(''), typedText),
  experience: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 })),
  departments: fc.subarray(departmentIds),
  salaries: fc.subarray(bands),
})

describe('filterJobs', () => {
  it('leaves what the plain reading of the specification leaves', () => {
    fc.assert(
      fc.property(jobList, filters, (jobs, chosen) => {
        const left = filterJobs(jobs.map(toSearchableJob), chosen).map((one) => one.job_id)
        expect(left).toEqual(plainly(jobs, chosen))
      }),
      { numRuns: 1500 },
    )
  })

  it('leaves what the plain reading leaves of one text alone', () => {
    fc.assert(
      fc.property(jobList, typedText, (jobs, text) => {
        const chosen: JobFilters = { text, experience: 0, departments: [], salaries: [] }
        const left = filterJobs(jobs.map(toSearchableJob), chosen).map((one) => one.job_id)
        expect(left).toEqual(plainly(jobs, chosen))
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves fewer jobs with each further filter, and never another one', () => {
    fc.assert(
      fc.property(jobList, filters, (jobs, chosen) => {
        const searchable = jobs.map(toSearchableJob)
        const byTextAlone = filterJobs(searchable, {
          text: chosen.text,
          experience: 0,
          departments: [],
          salaries: [],
        })
        expect(byTextAlone).toEqual(expect.arrayContaining(filterJobs(searchable, chosen)))
      }),
      { numRuns: 500 },
    )
  })
})
