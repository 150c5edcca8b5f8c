import * as fc from 'fast-check'
import type { Job } from '@/domain/content/entities'
import type { JobFilters } from '@/domain/jobs/jobFilter'

export const TODAY = '2026-03-10'

/** The places in a location, by hand; the last of these is everywhere. */
export const placesOf: Record<string, string[]> = {
  Raipur: ['Raipur'],
  'Mumbai, Pune': ['Mumbai', 'Pune'],
  'Bangalore / WFH': ['Bengaluru', 'Remote'],
  'Nagpur, Maharashtra': ['Nagpur'],
  'PAN India': ['Raipur', 'Mumbai', 'Pune', 'Bhilai', 'Bengaluru', 'Remote', 'Nagpur'],
  '': [],
}

export const typesOf: Record<string, string[]> = {
  'Full Time, Permanent': ['Full time', 'Permanent'],
  'Part Time': ['Part time'],
  '': [],
}

/** How many days before today a job was posted. */
export const ages: Record<string, number> = {
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

/** Without its joiner, as all else of it is alike in any case. */
const seen = (text: string) => text.toLowerCase().replaceAll('\u200d', '')

/** The rules sentence by sentence, slow and plain. */
const textsOf = (job: Job) => {
  const fields = [job.position, job.company_name, job.location, job.d_name, job.about_company]
  fields.push(job.job_description, job.industry_name, job.role_name, job.employment_type)
  return fields.map(seen)
}

/** Only a text with letters of Hindi looks at what the job has in Hindi, too. */
const hindiFor = (text: string) => (job: Job) => {
  const isHindi = /[\u0900-\u0963\u0966-\u097f]/.test(text)
  const fields = [job.position_hi, job.location_hi, job.d_name_hi, job.industry_name_hi]
  fields.push(job.role_name_hi, job.job_description_hi)
  return fields.map((field = '') => (isHindi ? seen(field) : ''))
}

const fits = (job: Job, filters: JobFilters) => {
  const text = seen(filters.text)
  const hasText = [...textsOf(job), ...hindiFor(text)(job)].some((field) => field.includes(text))
  const from = job.experience_from === null ? 0 : job.experience_from
  const to = job.experience_to === null ? 0 : job.experience_to
  const hasYears = filters.experience === 0 || (from <= filters.experience && to >= filters.experience)
  const age = ages[job.date_posted]
  const isRecent = filters.posted === 0 || (age !== undefined && age <= filters.posted)
  return (
    hasText &&
    hasYears &&
    isRecent &&
    (!filters.fresher || job.experience_from === 0) &&
    isIn(filters.departments, [job.department_id]) &&
    isIn(filters.salaries, [job.ctc]) &&
    isIn(filters.roles, [job.role_name]) &&
    isIn(filters.locations, placesOf[job.location] ?? []) &&
    isIn(filters.types, typesOf[job.employment_type] ?? [])
  )
}

/** The ids of the jobs that fit, in their order. */
export const plainly = (jobs: readonly Job[], filters: JobFilters) =>
  jobs.filter((job) => fits(job, filters)).map((job) => job.job_id)

/** Jobs with a text by the best match: whole words before parts of words, in the position, in the role, or elsewhere. */
export const plainlyRanked = (jobs: readonly Job[], text: string) => {
  const wanted = seen(text).trim()
  if (wanted === '') return jobs
  const letters = wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const whole = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${letters}(?:e?s)?(?![\\p{L}\\p{M}\\p{N}])`, 'u')
  const isWhole = (field: string) => whole.test(seen(field))
  const hindi = hindiFor(wanted)
  const hindiAt = (field: number) => (job: Job) => hindi(job)[field] ?? ''
  const [position, location, role] = [hindiAt(0), hindiAt(1), hindiAt(4)]
  const tests: ((job: Job) => boolean)[] = [
    (job) => isWhole(job.location) || isWhole(location(job)),
    (job) => isWhole(job.position) || isWhole(position(job)),
    (job) => isWhole(job.role_name) || isWhole(role(job)),
    (job) => textsOf(job).some(isWhole) || hindi(job).some(isWhole),
    (job) => seen(job.position).includes(wanted) || position(job).includes(wanted),
    () => true,
  ]
  const rankOf = (job: Job) => tests.findIndex((test) => test(job))
  return jobs.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const words =
  `Sales manager C++ R/D (CNC) ट्रक क्षेत्र ड्राइवर Élan Straße ΟΔΟΣ Ünal 電気 👩🏽‍🔧 .NET 12 a 50% _x "q" o'k \\d [a-z] شغل`.split(
    ' ',
  )
export const fieldText = fc
  .array(fc.constantFrom(...words), { maxLength: 3 })
  .map((chosen) => chosen.join(' '))
export const bands = ['0-3', '3-6', '6-10', '10-15']
export const departmentIds = ['1', '2', '3', '11']

const years = fc.option(fc.integer({ min: 0, max: 25 }), { nil: null })

/** The fields of any job. */
export const jobFields = {
  position: fieldText,
  company_name: fieldText,
  location: fc.constantFrom(...Object.keys(placesOf)),
  about_company: fieldText,
  job_description: fieldText,
  position_hi: fc.option(fieldText, { nil: undefined }),
  job_description_hi: fc.option(fieldText, { nil: undefined }),
  employment_type: fc.constantFrom(...Object.keys(typesOf)),
  ctc: fc.constantFrom('', ...bands),
  experience_from: years,
  experience_to: years,
}

/** A piece of what a field may hold, in another case now and then. */
export const typedText = fc
  .tuple(fieldText, fc.nat({ max: 20 }), fc.nat({ max: 8 }), fc.constantFrom('as is', 'upper', 'lower'))
  .map(([text, start, length, letters]) => {
    const piece = text.slice(start, start + length).trim()
    if (letters === 'as is') return piece
    return letters === 'upper' ? piece.toUpperCase() : piece.toLowerCase()
  })

export const places = ['Raipur', 'Mumbai', 'Pune', 'Bhilai', 'Bengaluru', 'Remote', 'Nagpur']
export const roles = ['Nurse', 'nurse', 'Sales manager']
export const types = ['Full time', 'Part time', 'Permanent']

export const chosenFilters: fc.Arbitrary<JobFilters> = fc.record({
  text: fc.oneof({ arbitrary: fc.constant(''), weight: 3 }, typedText),
  experience: fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, fc.integer({ min: 1, max: 20 })),
  fresher: fc.oneof({ arbitrary: fc.constant(false), weight: 2 }, fc.constant(true)),
  locations: fc.subarray(places),
  roles: fc.subarray(roles),
  departments: fc.subarray(departmentIds),
  salaries: fc.subarray(bands),
  types: fc.subarray(types),
  posted: fc.constantFrom(0, 0, 1, 3, 7, 30),
  sort: fc.constant('' as const),
})
