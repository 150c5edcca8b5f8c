import * as fc from 'fast-check'
import type { Job } from '@/domain/content/entities'
import { findJobs } from '@/domain/jobs/foundJobs'
import { noFilters, setKeys, type JobFilters } from '@/domain/jobs/jobFilter'
import { toJobList } from '@/domain/jobs/jobList'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { makeBlankJob } from '@test/support/jobs'

const TODAY = '2026-03-10'

/** The places in a location, by hand; the last of these is everywhere. */
const placesOf: Record<string, string[]> = {
  Raipur: ['Raipur'],
  'Mumbai, Pune': ['Mumbai', 'Pune'],
  'Bangalore / WFH': ['Bengaluru', 'Remote'],
  'Nagpur, Maharashtra': ['Nagpur'],
  'PAN India': ['Raipur', 'Mumbai', 'Pune', 'Bhilai', 'Bengaluru', 'Remote', 'Nagpur'],
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
  const hasText = () => [...textsOf(job), ...hindiFor(text)(job)].some((field) => field.includes(text))
  const from = job.experience_from === null ? 0 : job.experience_from
  const to = job.experience_to === null ? 0 : job.experience_to
  const hasYears = filters.experience === 0 || (from <= filters.experience && to >= filters.experience)
  const age = ages[job.date_posted]
  const isRecent = filters.posted === 0 || (age !== undefined && age <= filters.posted)
  return (
    hasYears &&
    isRecent &&
    (!filters.fresher || job.experience_from === 0) &&
    isIn(filters.departments, [job.department_id]) &&
    isIn(filters.salaries, [job.ctc]) &&
    isIn(filters.roles, [job.role_name]) &&
    isIn(filters.locations, placesOf[job.location] ?? []) &&
    isIn(filters.types, typesOf[job.employment_type] ?? []) &&
    (text === '' || hasText())
  )
}

/** The ids of the jobs that fit, in their order. */
const plainly = (jobs: readonly Job[], filters: JobFilters) =>
  jobs.filter((job) => fits(job, filters)).map((job) => job.job_id)

/** Jobs with a text by the best match: whole words before parts of words, in the position, in the role, or elsewhere. */
const plainlyRanked = (jobs: readonly Job[], text: string) => {
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
const fieldText = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((chosen) => chosen.join(' '))
const bands = ['0-3', '3-6', '6-10', '10-15']
const departmentIds = ['1', '2', '3', '11']

const places = ['Raipur', 'Mumbai', 'Pune', 'Bhilai', 'Bengaluru', 'Remote', 'Nagpur']
const types = ['Full time', 'Part time', 'Permanent']
const roles: Record<string, string | undefined> = {
  Nurse: 'नर्स "q"',
  nurse: undefined,
  'Sales manager': undefined,
}
const departments: Record<string, string> = { 1: 'Sales C++', 2: 'R/D (CNC)', 3: 'ट्रक क्षेत्र', 11: '50% _x' }
/** Some places have a name in Hindi. */
const placesInHindi: Record<string, string> = { Raipur: 'रायपुर', 'Mumbai, Pune': 'मुंबई, पुणे' }

const figure = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null })

const job = fc
  .record({
    position: fieldText,
    company_name: fieldText,
    location: fc.constantFrom(...Object.keys(placesOf)),
    about_company: fieldText,
    job_description: fieldText,
    short_job_description: fieldText,
    industry_name: fieldText,
    position_hi: fc.option(fieldText, { nil: undefined }),
    job_description_hi: fc.option(fieldText, { nil: undefined }),
    employment_type: fc.constantFrom(...Object.keys(typesOf)),
    ctc: fc.constantFrom('', ...bands),
    ctc_from: figure(1, 9),
    experience_from: figure(0, 25),
    experience_to: figure(0, 25),
    department_id: fc.constantFrom(...departmentIds),
    role_name: fc.constantFrom('', ...Object.keys(roles)),
    date_posted: fc.constantFrom('', ...Object.keys(ages)),
  })
  .map((fields) =>
    makeBlankJob({
      ...fields,
      ctc_to: null,
      d_name: departments[fields.department_id] ?? '',
      role_name_hi: roles[fields.role_name],
      location_hi: placesInHindi[fields.location],
    }),
  )

const jobList = fc
  .array(job, { maxLength: 12 })
  .map((jobs) => jobs.map((one, index) => ({ ...one, job_id: `${100 + index}` })))

/** A piece of what a field may hold, in another case now and then. */
const typedText = fc
  .tuple(fieldText, fc.nat({ max: 20 }), fc.nat({ max: 8 }), fc.constantFrom('as is', 'upper', 'lower'))
  .map(([text, start, length, letters]) => {
    const piece = text.slice(start, start + length).trim()
    if (letters === 'as is') return piece
    return letters === 'upper' ? piece.toUpperCase() : piece.toLowerCase()
  })
  // No address holds half a character.
  .filter((text) => !/\p{Surrogate}/u.test(text))

const chosenFilters: fc.Arbitrary<JobFilters> = fc.record({
  text: fc.oneof({ arbitrary: fc.constant(''), weight: 3 }, typedText),
  experience: fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, fc.integer({ min: 1, max: 20 })),
  fresher: fc.oneof({ arbitrary: fc.constant(false), weight: 2 }, fc.constant(true)),
  locations: fc.subarray(places),
  roles: fc.subarray(Object.keys(roles)),
  departments: fc.subarray(departmentIds),
  salaries: fc.subarray(bands),
  types: fc.subarray(types),
  posted: fc.constantFrom(0, 0, 1, 3, 7, 30),
  sort: fc.constantFrom('', 'match', 'newest', 'salary', 'experience', 'closing'),
})

/** The sorted ids, by hand: a stable sort in which unknown figures and days to come are last, or the best match. */
const sorted = (jobs: readonly Job[], ids: readonly string[], { sort, text }: JobFilters) => {
  const found = jobs.filter(({ job_id }) => ids.includes(job_id))
  const figureOf = (one: Job) => {
    if (sort === 'salary') return one.ctc_from ?? undefined
    if (sort === 'experience') return one.experience_from ?? undefined
    return sort === 'newest' && one.date_posted !== '' && one.date_posted <= TODAY
      ? one.date_posted
      : undefined
  }
  const inOrder =
    sort === '' || sort === 'match'
      ? plainlyRanked(found, text)
      : found.toSorted((one, other) => {
          const [a, b] = [figureOf(one), figureOf(other)]
          if (a === b) return 0
          if (a === undefined || b === undefined) return a === undefined ? 1 : -1
          return a < b === (sort !== 'experience') ? 1 : -1
        })
  return inOrder.map(({ job_id }) => job_id)
}

/** A value that no job of the list has is no filter. */
const known = (jobs: readonly Job[], chosen: JobFilters): JobFilters => {
  const has = (values: readonly string[]) => (value: string) => values.includes(value)
  const named = jobs.filter(({ location }) => location !== 'PAN India')
  return {
    ...chosen,
    departments: chosen.departments.filter(has(jobs.map((one) => one.department_id))),
    roles: chosen.roles.filter(has(jobs.map((one) => one.role_name))),
    locations: chosen.locations.filter(has(named.flatMap(({ location }) => placesOf[location] ?? []))),
    types: chosen.types.filter(has(jobs.flatMap((one) => typesOf[one.employment_type] ?? []))),
  }
}

const expectPlain = (jobs: readonly Job[], asked: JobFilters) => {
  const found = findJobs(toJobList(jobs.map(toSearchableJob), TODAY), asked, 1)
  const chosen = known(jobs, asked)
  const count = (change: Partial<JobFilters>) => plainly(jobs, { ...chosen, ...change }).length
  const ids = plainly(jobs, chosen)
  const values = {
    departments: departmentIds,
    locations: places,
    roles: Object.keys(roles),
    types,
    salaries: bands,
  }
  const keys = Object.keys(values) as (keyof typeof values)[]
  const each = keys.flatMap((key) => values[key].map((value) => [key, value] as const))
  // A value that no job of the list has is not offered.
  const offered = each.filter(([key, value]) => known(jobs, { ...noFilters, [key]: [value] })[key].length > 0)
  const days = [1, 3, 7, 30]
  expect({
    ids: found.jobs.map(({ job_id }) => job_id),
    counts: [found.total, found.all],
    choices: each.flatMap(([key, value]) => {
      const choice = found.choices[key].find((one) => one.value === value)
      return choice ? [[key, value, choice.count]] : []
    }),
    fresher: found.choices.fresher.map((choice) => choice.count),
    posted: days.map((day) => found.choices.posted.find(({ value }) => value === `${day}`)?.count),
    without: found.without,
  }).toEqual({
    ids: sorted(jobs, ids, chosen),
    counts: [ids.length, jobs.length],
    choices: offered.map(([key, value]) => [key, value, count({ [key]: [value] })]),
    fresher: [count({ fresher: true })],
    posted: days.map((posted) => count({ posted })),
    without: setKeys(chosen).map((key) => [key, count({ [key]: noFilters[key] })]),
  })
}

test('a search finds, counts and sorts what the plain reading of the rules does', () => {
  fc.assert(fc.property(jobList, chosenFilters, expectPlain), { numRuns: 1000 })
})

test('each piece of a text finds it, however short', () => {
  fc.assert(
    fc.property(jobList, typedText, (jobs, text) => expectPlain(jobs, { ...noFilters, text })),
    { numRuns: 500 },
  )
})
