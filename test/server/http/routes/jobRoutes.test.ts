import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CONFIDENTIAL } from '@/domain/text/display'
import { forSuite } from '@test/support/forSuite'
import { openConnection } from '@test/support/rawConnection'
import { rawRequest } from '@test/support/rawRequest'
import { get, post, startServer, type TestServer } from '@test/support/server'
import { buildSmallSite, temporaryFolder } from '@test/support/site'

describe('reads of jobs', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
    const change = (id: string, changes: Record<string, string>) =>
      server.db.updateTable('job').set(changes).where('job_id', '=', id).execute()
    await change('1002', { closed_on: '2026-11-12', company_hidden: 'yes' })
    await change('1003', { closing_date: '2026-01-31' })
    await change('1004', { closing_date: '2026-01-31', closed_on: '2026-01-15' })
    await change('1005', { closing_date: '2026-01-31', closed_on: '2026-02-02' })
    await change('1006', { closing_date: '9999-12-31' })
    await change('1007', { company_hidden: 'Yes' })
    await change('1008', { company_hidden: 'TRUE ' })
  })
  afterAll(() => server.close())

  type Job = Record<string, unknown> & { job_id: string }

  const ask = async (...ids: string[]) => {
    const answer = await get(server, `/api/jobs?${new URLSearchParams(ids.map((id) => ['id', id]))}`)
    expect(answer).toMatchObject({ code: 200, status: '1' })
    return answer.data as Job[]
  }

  const idsOf = (jobs: readonly Job[]) => jobs.map(({ job_id }) => job_id)

  describe('jobs by their ids', () => {
    test('come in the order of the question, each once, without those that there are not', async () => {
      const asked = ['1044', 'nobody', '1012', ' 1044 ', '', '__proto__', 'a\0b', '1002', '1012']
      expect(idsOf(await ask(...asked))).toEqual(['1044', '1012', '1002'])
      expect(await ask()).toEqual([])
      expect(await ask('')).toEqual([])
    })

    test('are the rows of the list', async () => {
      const list = (await get(server, '/web/job/get')).data as Job[]
      const [first, second] = list
      expect(await ask(`${second?.job_id}`, `${first?.job_id}`)).toEqual([second, first])
    })

    test('say since when they are closed, by the staff or by their closing date, whichever came first', async () => {
      const jobs = await ask('1001', '1002', '1003', '1004', '1005', '1006')
      expect(jobs.map(({ job_id, closed_on }) => [job_id, closed_on])).toEqual([
        ['1001', undefined],
        ['1002', '2026-11-12'],
        ['1003', '2026-01-31'],
        ['1004', '2026-01-15'],
        ['1005', '2026-01-31'],
        ['1006', undefined],
      ])
    })

    test('are counted for each company that visitors read in them', async () => {
      const jobs = (await get(server, '/web/job/get')).data as Job[]
      const companies = (await get(server, '/web/get_clients_list')).data as { name: string; jobs?: number }[]
      expect(companies.map(({ name, jobs: count = 0 }) => [name, count])).toEqual(
        companies.map(({ name }) => [name, jobs.filter(({ company_name }) => company_name === name).length]),
      )
    })

    test('keep a hidden employer hidden, however that is written', async () => {
      expect(await ask('1002', '1007', '1008')).toMatchObject(
        Array.from({ length: 3 }, () => ({ company_name: CONFIDENTIAL, about_company: '""' })),
      )
    })

    test('are 220 at most, as many as a device keeps', async () => {
      const ids = Array.from({ length: 240 }, (_, index) => `${1001 + index}`)
      expect(idsOf(await ask(...ids))).toEqual(ids.slice(0, 220))
    })

    test('come without their long texts where they are not wanted', async () => {
      const { data } = await get(server, '/api/jobs?id=1044&texts=no')
      expect(data).toMatchObject([{ job_id: '1044', position: expect.any(String) as unknown }])
      expect(Object.keys((data as Job[])[0] ?? {})).toEqual(
        expect.not.arrayContaining(['about_company', 'job_description']),
      )
    })

    test('are read with GET alone', async () => {
      expect(await post(server, '/api/jobs', '')).toMatchObject({ code: 405, status: '0' })
    })
  })

  test.each(['/api', '/api/', '/api/nothing'])('there is nothing at %s', async (path) => {
    expect(await get(server, path)).toMatchObject({ code: 404, status: '0' })
  })

  test('another API has no such read', async () => {
    const site = await startServer({ settings: { API_HOST: 'http://127.0.0.1:9' } })
    expect(await get(site, '/api/jobs?id=1001')).toMatchObject({ code: 404, status: '0' })
    await site.close()
  })
})

describe('hosts', () => {
  const server = forSuite(() => startServer({ settings: { SAMPLE_CONTENT: 'off' } }))

  const answerTo = (...lines: string[]) =>
    openConnection(server, [['GET /robots.txt HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n')])
      .closed

  test.each([
    ['two hosts', ['Host: x', 'host: y']],
    ['the same host twice', ['Host: x', 'Host: x']],
    ['a host of 256 characters', [`Host: ${'h'.repeat(256)}`]],
    ['a host with a quotation mark', ['Host: x"y']],
    ['a host with a path', ['Host: x/y']],
    ['a host with a login', ['Host: a@x']],
  ])('%s is refused', async (_name, lines) => {
    expect(await answerTo(...lines)).toMatch(
      /^HTTP\/1\.1 400 [^]*\{"status":"0","message":"The request must name one valid host\."\}$/,
    )
  })

  test('a request without a host is refused', async () => {
    expect(await answerTo()).toMatch(/^HTTP\/1\.1 400 /)
  })

  test.each(['x', 'jobs.example.com:8443', '[::1]:80'])('the host %s is taken', async (host) => {
    expect(await answerTo(`Host: ${host}`)).toMatch(new RegExp(`^HTTP/1.1 200 [^]*http://`))
  })
})

describe('files of the staff', () => {
  const dataDir = temporaryFolder()
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true })
    writeFileSync(join(dataDir, path), content)
  }

  let server: TestServer
  beforeAll(async () => {
    const settings = { SITE_DIR: buildSmallSite(), DATA_DIR: dataDir, SAMPLE_CONTENT: 'off' }
    server = await startServer({ settings })
    // Later than the start, as files come with an import.
    write('portal.db', 'secret')
    write('uploads/logo.svg', '<svg>ours</svg>')
    write('uploads/किरण.png', 'picture')
    write('uploads/film.mp4', '0123456789')
    write('uploads/.new-1', 'half')
    write('uploads/folder.png/inner.png', 'inner')
    write('media/camp.webp', 'camp')
    symlinkSync('/nonexistent', join(dataDir, 'uploads/broken.png'))
  })
  afterAll(() => server.close())

  const ask = (path: string, headers?: Record<string, string>, method?: string) =>
    rawRequest(server, path, headers, method)

  test('come before the file of the site that bears the same name, and run nothing', async () => {
    const answer = await ask('/uploads/logo.svg?v=1')
    expect(answer).toMatchObject({ code: 200, text: '<svg>ours</svg>' })
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=300',
      etag: expect.any(String),
    })
  })

  test.each([
    [`/uploads/${encodeURIComponent('किरण.png')}`, 'picture'],
    ['/media/camp.webp', 'camp'],
  ])('%s is served', async (path, text) => {
    expect(await ask(path)).toMatchObject({ code: 200, text })
  })

  test('a film is sent in parts, and headers alone where those are asked for', async () => {
    expect(await ask('/uploads/film.mp4', { range: 'bytes=2-4' })).toMatchObject({ code: 206, text: '234' })
    const head = await ask('/uploads/film.mp4', {}, 'HEAD')
    expect(head).toMatchObject({ code: 200, text: '' })
    expect(head.headers['content-length']).toBe('10')
  })

  test('what the browser has is not sent again', async () => {
    const { headers } = await ask('/media/camp.webp')
    expect(await ask('/media/camp.webp', { 'if-none-match': `${headers.etag?.toString()}` })).toMatchObject({
      code: 304,
      text: '',
    })
  })

  test.each<Record<string, string>>([
    { 'if-match': '"other"' },
    { 'if-match': '"other"', range: 'bytes=2-4' },
  ])('a file that is not as %j says is not sent', async (headers) => {
    const answer = await ask('/uploads/film.mp4', headers)
    expect(answer).toMatchObject({ code: 412, text: '{"status":"0","message":"The file has changed."}' })
  })

  test.each([
    '/uploads/../portal.db',
    '/uploads/..%2fportal.db',
    '/uploads/..%5cportal.db',
    '/uploads/camp.webp',
    '/uploads/.new-1',
    '/uploads/folder.png',
    '/uploads/folder.png/inner.png',
    '/uploads/broken.png',
    '/uploads/logo.svg%00.png',
    '/portal.db',
  ])('%s is not', async (path) => {
    const { code, text } = await ask(path)
    expect([400, 404, 422]).toContain(code)
    expect(text).not.toMatch(/secret|half|inner|camp</)
  })
})
