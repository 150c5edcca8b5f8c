import * as fc from 'fast-check'
import type { Job } from '@/domain/entities'
import { filterJobs, noFilters, type JobFilters } from '@/domain/jobFilter'
import { countJobs } from '@/domain/jobs/jobCounts'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { makeBlankJob } from '@test/support/jobs'

const TODAY = '2026-03-10'

const placesOf: Record<string, string[]> = {
  Raipur: ['Raipur'],
  'Mumbai, Pune': ['Mumbai', 'Pune'],
  'PAN India': ['Raipur', 'Mumbai', 'Pune', 'Bhilai'],
  '': [],
}

const typesOf: Record<string, string[]> = {
  'Full Time, Permanent': ['Full time', 'Permanent'],
  'Part Time': ['Part time'],
  '': [],
}

/** How many days before today a job was posted. */
const ages: Record<string, number> = {
  '2026-03-12': -2,
  '2026-03-10': 0,
  '2026-03-09': 1,
  '2026-03-06': 4,
  '2026-02-08': 30,
  '2026-02-07': 31,
}

const isIn = (chosen: readonly string[], values: readonly string[]) => {
  if (chosen.length === 0) return true
  for (const value of values) for (const one of chosen) if (one === value) return true
  return false
}

/** The rules sentence by sentence, slow and plain. */
const fits = (job: Job, filters: JobFilters) => {
  const fields = [job.position, job.company_name, job.location, job.d_name, job.about_company]
  fields.push(job.job_description, job.industry_name, job.role_name, job.employment_type)
  let hasText = filters.text === ''
  for (const field of fields) {
    if (field.toLowerCase().includes(filters.text.toLowerCase())) hasText = true
  }
  const from = job.experience_from === null ? 0 : job.experience_from
  const to = job.experience_to === null ? 0 : job.experience_to
  const hasYears = filters.experience === 0 || (from <= filters.experience && to >= filters.experience)
  const age = ages[job.date_posted]
  const isRecent = filters.posted === 0 || (age !== undefined && age <= filters.posted)
  return (
    hasText &&
    hasYears &&
    isRecent &&
    (!filters.fresher || from === 0) &&
    isIn(filters.departments, [job.department_id]) &&
    isIn(filters.salaries, [job.ctc]) &&
    isIn(filters.locations, placesOf[job.location] ?? []) &&
    isIn(filters.types, typesOf[job.employment_type] ?? [])
  )
}

const plainly = (jobs: readonly Job[], filters: JobFilters) =>
  jobs.filter((job) => fits(job, filters)).map((job) => job.job_id)

const words = 'Sales manager C++ R/D (CNC) ट्रक क्षेत्र ड्राइवर Élan Straße ΟΔΟΣ Ünal 電気 👩🏽‍🔧 .NET 12 a'.split(' ')
const fieldText = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((chosen) => chosen.join(' '))
const years = fc.option(fc.integer({ min: 0, max: 25 }), { nil: null })
const bands = ['0-3', '3-6', '6-10', '10-15']
const departmentIds = ['1', '2', '3', '11']

const job = fc
  .record({
    position: fieldText,
    company_name: fieldText,
    location: fc.constantFrom(...Object.keys(placesOf)),
    d_name: fieldText,
    about_company: fieldText,
    job_description: fieldText,
    industry_name: fieldText,
    role_name: fieldText,
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

/** A piece of what a field may hold, in another case now and then. */
const typedText = fc
  .tuple(fieldText, fc.nat({ max: 20 }), fc.nat({ max: 8 }), fc.constantFrom('as is', 'upper', 'lower'))
  .map(([text, start, length, letters]) => {
    const piece = text.slice(start, start + length).trim()
    if (letters === 'as is') return piece
    return letters === 'upper' ? piece.toUpperCase() : piece.toLowerCase()
  })

const places = ['Raipur', 'Mumbai', 'Pune', 'Bhilai']
const types = ['Full time', 'Part time', 'Permanent']

const filters: fc.Arbitrary<JobFilters> = fc.record({
  text: fc.oneof({ arbitrary: fc.constant(''), weight: 3 }, typedText),
  experience: fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, fc.integer({ min: 1, max: 20 })),
  fresher: fc.oneof({ arbitrary: fc.constant(false), weight: 2 }, fc.constant(true)),
  locations: fc.subarray(places),
  departments: fc.subarray(departmentIds),
  salaries: fc.subarray(bands),
  types: fc.subarray(types),
  posted: fc.constantFrom(0, 0, 1, 3, 7, 30),
  sort: fc.constant('' as const),
})

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
    countJobs(jobs.map(toSearchableJob), chosen, { today: TODAY, places })

  /** What would be left if the filter had this value alone, beside all the others. */
  const plainCount = (jobs: readonly Job[], chosen: JobFilters, change: Partial<JobFilters>) =>
    plainly(jobs, { ...chosen, ...change }).length

  it('leaves what filterJobs leaves, and counts at each value what it would leave beside the others', () => {
    fc.assert(
      fc.property(jobList, filters, (jobs, chosen) => {
        const { matching, counts } = counted(jobs, chosen)
        expect(matching.map((one) => one.job.job_id)).toEqual(plainly(jobs, chosen))
        const at = (of: keyof typeof counts, value: string) => counts[of].get(value) ?? 0
        const all: [number, number][] = [
          ...places.map((one): [number, number] => [
            at('locations', one),
            plainCount(jobs, chosen, { locations: [one] }),
          ]),
          ...departmentIds.map((one): [number, number] => [
            at('departments', one),
            plainCount(jobs, chosen, { departments: [one] }),
          ]),
          ...bands.map((one): [number, number] => [
            at('salaries', one),
            plainCount(jobs, chosen, { salaries: [one] }),
          ]),
          ...types.map((one): [number, number] => [
            at('types', one),
            plainCount(jobs, chosen, { types: [one] }),
          ]),
          ...[1, 3, 7, 30].map((posted): [number, number] => [
            at('posted', `${posted}`),
            plainCount(jobs, chosen, { posted }),
          ]),
          [at('fresher', '1'), plainCount(jobs, chosen, { fresher: true })],
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
