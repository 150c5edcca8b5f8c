import { sql } from 'kysely'
import { openPostgres } from '@/server/database/open'
import { startPostgres, type Postgres } from '@test/support/postgres'
import { get, startServer, type TestServer } from '@test/support/server'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

const totalOf = async (server: TestServer, q: string) => {
  const { code, data } = await get(server, `/web/job/search?${new URLSearchParams({ q })}`)
  expect(code).toBe(200)
  return (data as { total: number }).total
}

test('two servers that index the same jobs at once find the same', async () => {
  await postgres.run('create database two')
  const url = postgres.url('two')
  const servers = [await startServer({ url }), await startServer({ url })]
  const first = await Promise.all(servers.map((server) => totalOf(server, 'nurse')))
  expect(first[0]).toBeGreaterThan(0)
  expect(first[1]).toBe(first[0])
  const [one, other] = servers
  if (!one || !other) throw new Error('there are no servers')
  await one.db.updateTable('job').set({ position: 'Glassblower' }).where('industry_id', '=', '3').execute()
  expect(await Promise.all(servers.map((server) => totalOf(server, 'glassblower')))).toEqual([15, 15])
  for (const server of servers) await server.close()
})

test('a job that changes while its texts are being indexed is not left with the old ones', async () => {
  await postgres.run('create database race')
  const url = postgres.url('race')
  const server = await startServer({ url })
  const staff = await openPostgres(url)
  for (let round = 0; round < 10; round += 1) {
    const rename = (position: string) =>
      staff.db.updateTable('job').set({ position }).where('industry_id', '=', '3').execute()
    await rename(`Glazier ${round}x`)
    await Promise.all([totalOf(server, `glazier ${round}x`), rename(`Glassblower ${round}x`)])
    expect(await totalOf(server, `glazier ${round}x`)).toBe(0)
    expect(await totalOf(server, `glassblower ${round}x`)).toBe(15)
  }
  await staff.db.deleteFrom('job').where('industry_id', '=', '3').execute()
  expect(await totalOf(server, 'glassblower 9x')).toBe(0)
  await sql`truncate job`.execute(staff.db)
  expect(await staff.db.selectFrom('job_search').select('row').execute()).toEqual([])
  await staff.close()
  await server.close()
})
