import * as fc from 'fast-check'
import { filterKeys, noFilters, setKeys, writeFilters, type JobFilters } from '@/domain/jobs/jobFilter'
import type { Job } from '@/domain/content/entities'
import { makeJob } from '@test/support/jobs'
import {
  ages,
  bands,
  chosenFilters,
  departmentIds,
  fieldText,
  jobFields,
  places,
  placesOf,
  plainly,
  plainlyRanked,
  roles,
  TODAY,
  types,
  typesOf,
} from '@test/support/plainFilter'
import { get, startServer, type TestServer } from '@test/support/server'

/** Names that are searched with a job, by their ids. */
const departments: Record<string, string> = { 1: 'Sales C++', 2: 'R/D (CNC)', 3: 'ट्रक क्षेत्र', 11: '50% _x' }
const industries: Record<string, string> = { 1: 'Élan Straße', 2: 'electric 電気' }
const roleNames: Record<string, string> = { 1: 'Nurse', 2: 'Sales manager', 3: 'ड्राइवर "q"' }

/** Those that have one in Hindi, and places as the server knows them. */
const hindi: Record<string, string> = {
  'Sales C++': 'ड्राइवर C++',
  'electric 電気': 'ट्रक 12',
  Nurse: 'नर्स "q"',
  Raipur: 'रायपुर',
  'Mumbai, Pune': 'मुंबई, पुणे',
  'Nagpur, Maharashtra': 'नागपुर, महाराष्ट्र',
}

let server: TestServer
beforeAll(async () => {
  server = await startServer({
    settings: { SAMPLE_CONTENT: 'off' },
    now: () => new Date(`${TODAY}T12:00:00Z`),
  })
  const { db } = server
  const rowsOf = (names: Record<string, string>) =>
    Object.entries(names).map(([id, name], index) => ({ id, name, sort_order: index }))
  for (const { id, name, sort_order } of rowsOf(departments))
    await db
      .insertInto('department')
      .values({ department_id: id, d_name: name, d_name_hi: hindi[name], sort_order })
      .execute()
  for (const { id, name, sort_order } of rowsOf(industries))
    await db
      .insertInto('industry')
      .values({ industry_id: id, industry_name: name, industry_name_hi: hindi[name], sort_order })
      .execute()
  for (const { id, name, sort_order } of rowsOf(roleNames))
    await db
      .insertInto('role')
      .values({ role_id: id, role_name: name, role_name_hi: hindi[name], sort_order })
      .execute()
})
afterAll(() => server.close())

type Row = { job: Job; industry_id: string; role_id: string }

const lakhs = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null })

const row: fc.Arbitrary<Row> = fc
  .record({
    ...jobFields,
    position: fieldText.filter((text) => text !== ''),
    department_id: fc.constantFrom(...departmentIds),
    industry_id: fc.constantFrom(...Object.keys(industries)),
    role_id: fc.constantFrom(...Object.keys(roleNames)),
    ctc_from: lakhs,
    date_posted: fc.constantFrom('', ...Object.keys(ages)),
  })
  .map(({ industry_id, role_id, ...fields }) => {
    const [d_name, industry_name, role_name] = [
      departments[fields.department_id] ?? '',
      industries[industry_id] ?? '',
      roleNames[role_id] ?? '',
    ]
    const names = { d_name, industry_name, role_name }
    const namesInHindi = {
      d_name_hi: hindi[d_name],
      industry_name_hi: hindi[industry_name],
      role_name_hi: hindi[role_name],
      location_hi: hindi[fields.location],
    }
    return { industry_id, role_id, job: makeJob({ ...fields, ctc_to: null, ...names, ...namesInHindi }) }
  })

/** A day to come follows all others, and no day follows that. */
const turnOf = (day: string) => {
  if (day === '') return 2
  return day > TODAY ? 1 : 0
}

/** In the order of the API: the newest first, those without a date last. */
const rows = fc.array(row, { minLength: 4, maxLength: 12 }).map((list) =>
  list
    .map((one, index) => ({ ...one, job: { ...one.job, job_id: `${100 + index}` } }))
    .toSorted((one, other) => {
      const [day, otherDay] = [one.job.date_posted, other.job.date_posted]
      if (day === otherDay) return 0
      if (turnOf(day) !== turnOf(otherDay)) return turnOf(day) - turnOf(otherDay)
      return day < otherDay ? 1 : -1
    }),
)

/** No address holds half a character. */
const isWritable = (text: string) => !/\p{Surrogate}/u.test(text)

const anyFilters = fc.record({
  ...Object.fromEntries(filterKeys.map((key) => [key, chosenFilters.map((one) => one[key])])),
  sort: fc.constantFrom('', 'match', 'newest', 'salary', 'experience', 'closing'),
}) as fc.Arbitrary<JobFilters>

const filters = anyFilters.filter(({ text }) => isWritable(text))

const store = ({ db, database }: TestServer, list: readonly Row[]) =>
  database.write(async (trx) => {
    await trx.deleteFrom('job').execute()
    for (const { job, industry_id, role_id } of list) {
      const { d_name, industry_name, role_name, d_name_hi, industry_name_hi, role_name_hi, ...rest } = job
      const { location_hi, ...columns } = rest
      void [db, d_name, industry_name, role_name, d_name_hi, industry_name_hi, role_name_hi, location_hi]
      const details = Object.fromEntries(
        Object.entries(columns).map(([name, value]) => [
          name,
          /date|walk|confirmed|closed/.test(name) && value === '' ? null : value,
        ]),
      ) as typeof columns
      await trx
        .insertInto('job')
        .values({ ...details, industry_id, role_id, state: 'open', company_hidden: null })
        .execute()
    }
  })

type Counted = { value: string; count: number }
type Answer = {
  jobs: { job_id: string }[]
  total: number
  counts: {
    all: number
    fresher: number
    without: Record<string, number>
  } & Record<'departments' | 'locations' | 'roles' | 'types' | 'salaries' | 'posted', Counted[]>
}

const search = async (chosen: JobFilters, industryId?: string) => {
  const query = writeFilters(new URLSearchParams(industryId && { industry: industryId }), chosen, 1)
  const { code, data } = await get(server, `/web/job/search?${query}`)
  expect(code).toBe(200)
  return data as Answer
}

const unknownLast = (value: string | number | null | undefined) => value ?? undefined

/** The sorted ids, by hand: a stable sort in which unknown figures and days to come are last, or the best match. */
const sorted = (jobs: readonly Job[], ids: readonly string[], { sort, text }: JobFilters) => {
  if (sort === '' || sort === 'match') {
    const found = jobs.filter(({ job_id }) => ids.includes(job_id))
    return (text === '' ? found : plainlyRanked(found, text)).map(({ job_id }) => job_id)
  }
  const byId = new Map(jobs.map((job) => [job.job_id, job]))
  const figure = (id: string) => {
    const job = byId.get(id)
    if (sort === 'salary') return unknownLast(job?.ctc_from)
    if (sort === 'experience') return unknownLast(job?.experience_from)
    const isPast = sort === 'newest' && job && turnOf(job.date_posted) === 0
    return isPast ? job.date_posted : undefined
  }
  return ids.toSorted((one, other) => {
    const [a, b] = [figure(one), figure(other)]
    if (a === b) return 0
    if (a === undefined || b === undefined) return a === undefined ? 1 : -1
    return a < b === (sort !== 'experience') ? 1 : -1
  })
}

/** An address with a value that no job of the list has is one without it. */
const known = (jobs: readonly Job[], chosen: JobFilters): JobFilters => {
  const has = (values: readonly string[]) => (value: string) => values.includes(value)
  const named = jobs.filter(({ location }) => location !== 'PAN India')
  return {
    ...chosen,
    departments: chosen.departments.filter(has(jobs.map((job) => job.department_id))),
    roles: chosen.roles.filter(has(jobs.map((job) => job.role_name))),
    locations: chosen.locations.filter(has(named.flatMap(({ location }) => placesOf[location] ?? []))),
    types: chosen.types.filter(has(jobs.flatMap((job) => typesOf[job.employment_type] ?? []))),
  }
}

const countAt = (counted: readonly Counted[], value: string) =>
  counted.find((one) => one.value === value)?.count

const expectPlain = (list: readonly Row[], answer: Answer, asked: JobFilters) => {
  const jobs = list.map(({ job }) => job)
  const chosen = known(jobs, asked)
  const count = (change: Partial<JobFilters>) => plainly(jobs, { ...chosen, ...change }).length
  const ids = plainly(jobs, chosen)
  expect(answer.total).toBe(ids.length)
  expect(answer.jobs.map(({ job_id }) => job_id)).toEqual(sorted(jobs, ids, chosen))
  const { counts } = answer
  expect(counts.all).toBe(jobs.length)
  expect(counts.fresher).toBe(count({ fresher: true }))
  for (const [key, values] of [
    ['departments', departmentIds],
    ['locations', places],
    ['roles', roles],
    ['types', types],
    ['salaries', bands],
  ] as const) {
    for (const value of values) {
      const found = countAt(counts[key], value)
      // A value that no job of the list has is not offered.
      if (found === undefined) expect(known(jobs, { ...noFilters, [key]: [value] })[key]).toEqual([])
      else expect([key, value, found]).toEqual([key, value, count({ [key]: [value] })])
    }
  }
  for (const days of [1, 3, 7, 30]) expect(countAt(counts.posted, `${days}`)).toBe(count({ posted: days }))
  expect(counts.without).toEqual(
    Object.fromEntries(setKeys(chosen).map((key) => [key, count({ [key]: noFilters[key] })])),
  )
}

test('the server finds, counts and sorts what the plain reading of the rules does', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.array(filters, { minLength: 4, maxLength: 4 }), async (list, choices) => {
      await store(server, list)
      for (const chosen of choices) expectPlain(list, await search(chosen), chosen)
      const [chosen = noFilters] = choices
      const inIndustry = list.filter(({ industry_id }) => industry_id === '2')
      expectPlain(inIndustry, await search(chosen, '2'), chosen)
    }),
    { numRuns: 20 },
  )
})

test('each piece of a text finds it, however short', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (list) => {
      await store(server, list)
      const [{ job } = { job: makeJob() }] = list
      for (const text of [
        job.position,
        ...Array.from(job.position).slice(0, 6),
        job.position.slice(0, 2),
        job.position.slice(-2),
      ]) {
        if (text.trim() === '' || !isWritable(text)) continue
        expectPlain(list, await search({ ...noFilters, text }), { ...noFilters, text: text.trim() })
      }
    }),
    { numRuns: 10 },
  )
})
