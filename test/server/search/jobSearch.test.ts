import { get, startServer, type TestServer } from '@test/support/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('x', async () => {
  for (const q of [
    '',
    'q=nurse',
    'q=nu',
    'q=n',
    'q=sales%20manager',
    'q=nusre',
    'location=Raipur&q=zz',
    'industry=3',
    'page=99',
    'q=1012',
    'q=' + encodeURIComponent('चालक'),
  ]) {
    const t = performance.now()
    const { code, data, name } = await get(server, `/web/job/search?${q}`)
    const d = data as any
    console.log(
      q,
      code,
      name,
      Math.round(performance.now() - t),
      d.jobs.length,
      d.total,
      d.close.map((x: any) => x.position),
      d.numbered?.job_id,
      JSON.stringify(d.counts).slice(0, 400),
    )
  }
})
