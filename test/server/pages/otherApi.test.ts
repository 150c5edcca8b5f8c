import { PAGE_WITHIN_MS } from '@/server/http/routes/site'
import { wireJob } from '@test/support/jobs'
import { startScriptedApi, type Answer, type Script } from '@test/support/scriptedApi'
import { closings, read, start } from './pageServer'

/** Takes connections and never answers. */
const deafApi = async () => {
  const { createServer } = await import('node:net')
  // Reading its sockets lets them end with their callers.
  const server = createServer((socket) => void socket.on('error', () => undefined).resume())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closings.push(async () => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

describe('in front of another API', () => {
  const success = (data: unknown, name?: string): Answer => ({ json: { status: '1', data, name } })
  const jobs = [
    wireJob({ job_id: 7, position: 'Welder', location: 'Bhilai' }),
    wireJob({ job_id: '8', position: 'Ward nurse', location: 'Raipur' }),
  ]

  const startOther = async (script: Script, lines: string[] = []) => {
    const api = await startScriptedApi(script)
    closings.push(api.close)
    return start({ API_HOST: api.origin }, lines)
  }

  test('its jobs are rendered, and what it does not hold is not found', async () => {
    const site = await startOther({
      '/web/job/get': [success(jobs)],
      '/web/category/get': [success([{ industry_id: 3, label: 'Steel', count: '2' }])],
      '/web/job/get_jobs_by_category': [success(jobs, 'Steel')],
    })
    expect((await read(site, '/full-time-jobs?q=ward')).textOf('article h2')).toBe('Ward nurse')
    expect((await read(site, '/job-details?s=7')).textOf('h1')).toBe('Welder')
    expect((await read(site, '/job-details?s=9')).code).toBe(404)
    const category = await read(site, '/job-by-categories?id=3')
    expect([category.code, category.textOf('h1')]).toEqual([200, 'Job According To The Steel Category'])
    const unknown = await read(site, '/job-by-categories?id=4')
    expect([unknown.code, unknown.textOf('h1')]).toEqual([404, ''])
  })

  test('it is not asked for categories that visitors invent', async () => {
    const api = await startScriptedApi({
      '/web/category/get': [success([{ industry_id: 3, label: 'Steel', count: '2' }])],
      '/web/job/get_jobs_by_category': [success(jobs, 'Steel')],
    })
    closings.push(api.close)
    const site = await start({ API_HOST: api.origin })
    for (const id of ['3', 'invented', '33', '__proto__', '3'])
      expect((await fetch(`${site.origin}/job-by-categories?id=${id}`)).status).toBe(id === '3' ? 200 : 404)
    expect(api.requests.map(({ path }) => path)).toEqual([
      '/web/category/get',
      '/web/job/get_jobs_by_category',
    ])
  })

  test('a list is asked for again when it is old, and waited for when it is very old', async () => {
    const at = (position: string) => success([wireJob({ job_id: 7, position })])
    const begin = Date.now()
    const clocks = [jest.spyOn(Date, 'now'), jest.spyOn(performance, 'now')]
    const setClocks = (seconds: number) =>
      clocks.forEach((now) => now.mockReturnValue(begin + seconds * 1000))
    setClocks(0)
    const site = await startOther({
      '/web/job/get': [at('Welder'), at('Fitter'), at('Fitter'), at('Turner')],
    })
    const titleAfter = async (seconds: number) => {
      setClocks(seconds)
      return (await read(site, '/job-details?s=7')).textOf('h1')
    }
    const untilAnswered = () => new Promise((resolve) => setTimeout(resolve, 200))
    try {
      expect(await titleAfter(0)).toBe('Welder')
      expect(await titleAfter(9)).toBe('Welder')
      expect(await titleAfter(16)).toBe('Welder')
      await untilAnswered()
      expect(await titleAfter(21)).toBe('Fitter')
      expect(await titleAfter(40)).toBe('Fitter')
      await untilAnswered()
      expect(await titleAfter(45 + 5 * 60)).toBe('Turner')
    } finally {
      clocks.forEach((now) => now.mockRestore())
    }
  })

  test.each<[string, Answer]>([
    ['drops the connection', 'drop'],
    ['fails', { json: { status: '1', data: [] }, code: 500 }],
    ['refuses', { json: { status: '0', message: 'No' } }],
  ])('that %s, the browser gets the site to render, and the log says why', async (_what, answer) => {
    const lines: string[] = []
    const site = await startOther({ '/web/job/get': [answer] }, lines)
    const page = await read(site, '/full-time-jobs')
    expect(page.code).toBe(200)
    expect(page.textOf('#root')).toBe('')
    expect(page.count('script[src]')).toBe(1)
    expect(page.headers.get('cache-control')).toBe('private, no-cache')
    expect(lines.join()).toContain('getJobs got no answer to show')
    expect((await read(site, '/about-us')).textOf('h1')).not.toBe('')
  })

  test('that does not answer within a second, too', async () => {
    const lines: string[] = []
    const site = await start({ API_HOST: await deafApi() }, lines, PAGE_WITHIN_MS)
    const page = await read(site, '/services')
    expect(page.textOf('#root')).toBe('')
    expect(lines.join()).toContain('getServices got no answer to show')
  })
})
