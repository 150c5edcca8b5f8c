import { setTimeout as sleep } from 'node:timers/promises'
import { sampleCompany } from '@/domain/content/company'
import { inEachLanguage } from '@/domain/languages'
import { createContentCache } from '@/server/content/contentCache'
import { PAGE_WITHIN_MS } from '@/server/http/routes/site'
import { remoteContent } from '@/server/pages/content'
import {
  QueueFull,
  RenderSkipped,
  createPages,
  createRenderQueue,
  type PageRequest,
} from '@/server/pages/pages'
import { wireJob } from '@test/support/jobs'
import { startScriptedApi, type Answer, type Script } from '@test/support/scriptedApi'
import type { TestServer } from '@test/support/server'
import { closings, read, start } from './pageServer'

test('one page is rendered at a time, in the order of the requests, and one that fails holds none up', async () => {
  const inQueue = createRenderQueue({ waitingMax: 3, withinMs: 20_000 })
  const events: string[] = []
  const render = (name: string) =>
    inQueue(async () => {
      events.push(`${name} begins`)
      await sleep(5)
      events.push(`${name} ends`)
      if (name === 'b') throw new Error('b fails')
      return name
    })
  const results = await Promise.allSettled([render('a'), render('b'), render('c')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('a request that finds too many waiting, or whose turn comes too late, is refused', async () => {
  const inQueue = createRenderQueue({ waitingMax: 2, withinMs: 20 })
  const slow = inQueue(() => sleep(40))
  const late = inQueue(async () => 'rendered')
  await expect(inQueue(async () => 'rendered')).rejects.toBeInstanceOf(QueueFull)
  await expect(late).rejects.toBeInstanceOf(QueueFull)
  await slow
  expect(await inQueue(async () => 'rendered')).toBe('rendered')
})

const createCache = () =>
  createContentCache<{ text: string }>({ maxBytes: 5000, bytesOf: ({ text }) => text.length })

test('a value is made once for each version, also for requests at the same time', async () => {
  const cache = createCache()
  const make = jest.fn(async () => ({ text: 'made' }))
  await Promise.all([cache.get('1', 'key', make), cache.get('1', 'key', make)])
  expect(make).toHaveBeenCalledTimes(1)
  await cache.get('2', 'key', make)
  expect(make).toHaveBeenCalledTimes(2)
  expect(cache.size().entries).toBe(1)
})

test('a value that is late for its version is given to who waits for it alone', async () => {
  const cache = createCache()
  let finish = (_value: { text: string }) => {}
  const late = cache.get('1', 'key', () => new Promise((resolve) => (finish = resolve)))
  const current = await cache.get('2', 'key', async () => ({ text: 'new' }))
  finish({ text: 'old' })
  expect(await late).toEqual({ text: 'old' })
  expect(await cache.get('2', 'key', async () => ({ text: 'not made' }))).toBe(current)
})

const INDEX = '<html><head></head><body><!--app--><!--/app--><!--data--></body></html>'
const BUILD = { index: INDEX, scripts: {} }
const urls = { assetBaseUrl: '/uploads/', mediaBaseUrl: '/media/', publicUrl: '' }

let server: TestServer
beforeAll(async () => {
  server = await start()
})

/** The pages of the sample content. `queue.isFull` says that no page may be rendered; `queue.rendered` counts. */
const open = (maxBytes?: number) => {
  const queue = { isFull: false, rendered: 0 }
  const { pageOf, cached } = createPages({
    builds: inEachLanguage(() => BUILD),
    content: { ...remoteContent(server.origin, () => new Date()), version: async () => '1' },
    settings: { ...urls, company: sampleCompany, apiHost: server.origin, hasOffice: false },
    inQueue: async (work) => {
      if (queue.isFull) throw new QueueFull('Too many wait')
      queue.rendered += 1
      return work()
    },
    maxBytes,
  })
  const ask = (address: string, changes: Partial<PageRequest> = {}) => {
    const [path = '', query] = address.split('?')
    return pageOf({
      path,
      search: query === undefined ? '' : `?${query}`,
      origin: 'http://jobs.example',
      saveData: false,
      ...changes,
    })
  }
  const htmlOf = async (...asked: Parameters<typeof ask>) => {
    const page = await ask(...asked)
    return 'html' in page ? String(await page.html.bodyIn('identity')) : ''
  }
  return { ask, htmlOf, cached, queue }
}

test('each origin sees its own links', async () => {
  const { htmlOf } = open()
  for (const origin of ['http://one.example', 'https://two.example:8443']) {
    const html = await htmlOf('/job-details?s=1001', { origin })
    expect(html).toContain(`<link rel="canonical" href="${origin}/job-details?s=1001"/>`)
    expect(html).toContain(`sharer.php?u=${encodeURIComponent(`${origin}/job-details?s=1001`)}"`)
  }
})

test.each([
  ['/about-us', '/about-us/', `/about-us${'/'.repeat(9000)}`, '/about%2Dus', '/about-us?invented=1'],
  ['/full-time-jobs?q=nurse&salary=0-3', '/full-time-jobs/?x=1&salary=0-3&q=nurse&salary=9&page=0'],
  ['/jobs/in/raipur', '/jobs/in/raipur///?invented=1'],
])('%s is one page however its address is written', async (...addresses) => {
  const { ask, cached, queue } = open()
  for (const address of addresses) expect((await ask(address)).code).toBe(200)
  expect(cached().entries).toBe(1)
  expect(queue.rendered).toBe(1)
})

test('hosts and addresses that visitors invent fill no memory', async () => {
  const maxBytes = 300_000
  const { ask, cached, queue } = open(maxBytes)
  for (let name = 0; name < 20; name++) {
    await ask(`/nowhere${name}${'x'.repeat(1000)}`, { origin: `http://invented${name}.example` })
    expect(cached().bytes).toBeLessThanOrEqual(maxBytes)
  }
  expect(queue.rendered).toBe(20)
  expect(cached().entries).toBeLessThan(20)
})

test('without a place in the queue only the code of a page is known, and a cached page is still sent', async () => {
  const { ask, htmlOf, queue, cached } = open()
  const html = await htmlOf('/about-us')
  queue.isFull = true
  for (const [address, code] of [
    ['/full-time-jobs?q=x', 200],
    ['/job-details?s=x', 404],
    ['/nowhere', 404],
  ] as const)
    await expect(ask(address)).rejects.toEqual(new RenderSkipped(code, 'Too many wait'))
  expect(await htmlOf('/about-us')).toBe(html)
  expect(cached().entries).toBe(1)
})

/** Takes connections and never answers. */
const deafApi = async () => {
  const { createServer } = await import('node:net')
  // Reading its sockets lets them end with their callers.
  const deaf = createServer((socket) => void socket.on('error', () => undefined).resume())
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve))
  closings.push(async () => void deaf.close())
  const address = deaf.address()
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
    expect(lines.join()).toContain('getLandings got no answer to show')
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
