import { sql } from 'kysely'
import { JOBS_PER_PAGE } from '@/domain/site/limits'
import type { PortalDatabase } from '@/server/database/open'
import { newPlace, openPlace } from '@test/support/places'
import { get, startServer, type TestServer } from '@test/support/server'

const DAY_MS = 24 * 60 * 60_000
/** 20:00 in India. */
const NOW = Date.parse('2026-03-10T14:30:00Z')

let server: TestServer
let staff: PortalDatabase
let time = NOW
beforeAll(async () => {
  const place = await newPlace()
  server = await startServer({ ...place, now: () => new Date(time) })
  staff = await openPlace(place)
})
afterAll(async () => {
  await staff.close()
  await server.close()
})

type Card = { job_id: string; position: string; company_name: string }
type Found = {
  jobs: Card[]
  total: number
  counts: { all: number; locations: { value: string; count: number }[]; without: Record<string, number> }
  close?: { jobs: Card[] }
  numbered?: Card
}

const search = async (parameters: string | Record<string, string> = '') => {
  const { code, status, data } = await get(server, `/web/job/search?${new URLSearchParams(parameters)}`)
  expect({ code, status }).toEqual({ code: 200, status: '1' })
  return data as Found
}

const idsOf = (cards: readonly Card[]) => cards.map(({ job_id }) => job_id)

const closeTo = async (parameters: Record<string, string>) => (await search(parameters)).close?.jobs ?? []

const idsWith = async (q: string) => idsOf((await search({ q })).jobs)

type Change = Record<string, string | null>

/** As staff do it by hand, on a connection of their own. */
const change = (id: string, values: Change) =>
  staff.db.updateTable('job').set(values).where('job_id', '=', id).execute()

describe('an answer', () => {
  test('is one page of cards in the order of the API, without the long texts', async () => {
    const { data } = await get(server, '/web/job/get')
    const all = data as Card[]
    const { jobs, total, counts, close } = await search()
    expect(total).toBe(all.length)
    expect(counts.all).toBe(all.length)
    expect(close).toBeUndefined()
    expect(jobs).toEqual(
      all.slice(0, JOBS_PER_PAGE).map((job) => {
        const { about_company, job_description, job_description_hi, ...card } = job as Card &
          Record<string, unknown>
        void job_description_hi
        expect([typeof about_company, typeof job_description]).toEqual(['string', 'string'])
        return card
      }),
    )
    const last = await search({ page: '3' })
    expect(idsOf(last.jobs)).toEqual(idsOf(all.slice(2 * JOBS_PER_PAGE, 3 * JOBS_PER_PAGE)))
    expect(idsOf((await search({ page: '999999' })).jobs)).toEqual(idsOf(all.slice(-JOBS_PER_PAGE)))
  })

  test('is of one category, with its name', async () => {
    const { data, name } = await get(server, '/web/job/search?industry=3')
    expect(name).toBe('Healthcare & Hospitals')
    expect((data as Found).counts.all).toBe(15)
    for (const industry of ['99', '%00', "'", 'a'.repeat(500)])
      expect(await get(server, `/web/job/search?industry=${industry}`)).toMatchObject({
        code: 422,
        status: '0',
        message: 'This category does not exist.',
      })
  })

  test('names the job whose number is typed', async () => {
    const { total, numbered } = await search({ q: 'job no. 1012' })
    expect(total).toBe(0)
    expect(numbered).toMatchObject({ job_id: '1012' })
    expect(numbered).not.toHaveProperty('job_description')
    expect(await search({ q: '999999' })).not.toHaveProperty('numbered')
    expect(await search({ q: '1012', industry: '3' })).not.toHaveProperty('numbered')
  })
})

test('close matches pass the other filters, and stay away where five jobs have the word or nothing is typed', async () => {
  await change('1001', { position: 'Kiln Burner', job_description: '<p>Shifts in Bhilai</p>' })
  expect((await closeTo({ q: 'burner kiln' }))[0]).toMatchObject({ position: 'Kiln Burner' })
  expect(await closeTo({ q: 'kiln burner', location: 'Kochi' })).toEqual([])
  expect((await search({ q: 'nurse' })).close).toMatchObject({ jobs: [], offers: [{ value: 'Nurse' }] })
  expect(await search({ experience: '20', fresher: '1' })).not.toHaveProperty('close')
})

describe('what was changed', () => {
  test('by hand is found at once, and no longer under its old name', async () => {
    expect(await idsWith('zeppelin')).toEqual([])
    await change('1002', { position: 'Zeppelin Rigger' })
    expect(await idsWith('zeppelin')).toEqual(['1002'])
    await change('1002', { position: 'Balloon Rigger' })
    expect(await idsWith('zeppelin')).toEqual([])
    expect(await idsWith('balloon')).toEqual(['1002'])
    await staff.db.deleteFrom('job').where('job_id', '=', '1002').execute()
    expect(await idsWith('balloon')).toEqual([])
  })

  test.each([
    ['department', 'd_name', 'department_id', 'qwertz'],
    ['industry', 'industry_name', 'industry_id', 'qwertz'],
    ['role', 'role_name', 'role_id', 'qwertz'],
    ['department', 'd_name_hi', 'department_id', 'क्वर्ट'],
    ['industry', 'industry_name_hi', 'industry_id', 'क्वर्ट'],
    ['role', 'role_name_hi', 'role_id', 'क्वर्ट'],
  ] as const)('is the name of a %s, %s', async (table, column, key, q) => {
    const before = await search({ q })
    expect(before.total).toBe(0)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${`${table} ${q}`} where ${sql.ref(key)} = '3'`.execute(
      staff.db,
    )
    const jobs = await staff.db.selectFrom('job').select('job_id').where(key, '=', '3').execute()
    expect(jobs.length).toBeGreaterThan(0)
    expect((await search({ q })).total).toBe(jobs.length)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${table} where ${sql.ref(key)} = '3'`.execute(
      staff.db,
    )
    expect((await search({ q })).total).toBe(0)
  })

  test('is the position in Hindi, which no English text finds', async () => {
    await change('1018', { position: 'Boiler Attendant', position_hi: 'ज़ेपेलिन Rigger-7 अटेंडेंट' })
    for (const q of ['ज़ेपेलिन', 'rigger-7 अटेंडेंट', 'न ri', 'ज़ेपे'])
      expect([q, await idsWith(q)]).toEqual([q, ['1018']])
    for (const q of ['rigger-7', '-7']) expect([q, await idsWith(q)]).toEqual([q, []])
    expect((await search({ q: 'ज़ेपेलिन' })).jobs).toMatchObject([{ position_hi: 'ज़ेपेलिन Rigger-7 अटेंडेंट' }])
  })

  test('is the name of a place in Hindi', async () => {
    await change('1018', { location: 'Zawar Mines' })
    expect(await idsWith('ज़ावर')).toEqual([])
    const place = { location_id: '900', location_name: 'Zawar Mines', sort_order: 99 }
    await staff.db
      .insertInto('location')
      .values({ ...place, location_name_hi: 'ज़ावर' })
      .execute()
    expect(await idsWith('ज़ावर')).toEqual(['1018'])
    await staff.db
      .updateTable('location')
      .set({ location_name_hi: 'माइंस' })
      .where('location_id', '=', '900')
      .execute()
    expect([await idsWith('ज़ावर'), await idsWith('माइंस')]).toEqual([[], ['1018']])
  })
})

test('a hidden employer is found by no search, and by no close match', async () => {
  await change('1003', {
    company_name: 'Umbrella Industries',
    about_company: 'Umbrellas since 1871',
    company_hidden: null,
  })
  expect(await idsWith('umbrella industries')).toEqual(['1003'])
  await change('1003', { company_hidden: 'yes' })
  for (const q of ['umbrella industries', 'since 1871']) expect(await idsWith(q)).toEqual([])
  for (const q of ['industries umbrella', 'umbrela industries'])
    expect(idsOf(await closeTo({ q }))).not.toContain('1003')
  const { jobs } = await search({ q: 'confidential' })
  expect(jobs.find(({ job_id }) => job_id === '1003')).toMatchObject({ company_name: 'Confidential' })
})

test('a job is in the list until its closing day ends in India', async () => {
  await change('1004', { position: 'Lamplighter', closing_date: '2026-03-10' })
  const { total } = await search()
  expect(await idsWith('lamplighter')).toEqual(['1004'])
  time = Date.parse('2026-03-10T18:29:59Z')
  expect(await idsWith('lamplighter')).toEqual(['1004'])
  time = Date.parse('2026-03-10T18:30:00Z')
  expect(await idsWith('lamplighter')).toEqual([])
  expect((await search()).total).toBe(total - 1)
  time = NOW + DAY_MS
  expect(await search({ q: '1004' })).not.toHaveProperty('numbered')
  time = NOW
  expect(await idsWith('lamplighter')).toEqual(['1004'])
})

test('a value that no job has is ignored, and a text that no job has leaves nothing', async () => {
  const { total } = await search()
  for (const query of ['department=99', 'location=Atlantis', 'location=%00', 'department=%F0%9F'])
    expect([query, (await search(query)).total]).toEqual([query, total])
  const texts = [
    'abc '.repeat(2500),
    `%' or "1"="1" -- _ \\ * NEAR(a b) AND`,
    'a\0b',
    '\u202eشغل\u202c',
    '\ud83d',
  ]
  for (const q of texts) expect([q, (await search({ q })).total]).toEqual([q, 0])
})
