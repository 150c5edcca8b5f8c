import { otherContent } from '@/server/pages/content'
import { createPages, LeftToBrowser, type PageRequest } from '@/server/pages/pages'
import { QueueFull } from '@/server/pages/renderQueue'
import type { TestServer } from '@test/support/server'
import { start } from './pageServer'

const INDEX = '<html><head></head><body><!--app--><!--/app--><!--data--></body></html>'
const urls = { assetBaseUrl: '/uploads/', mediaBaseUrl: '/media/', publicUrl: '' }

let server: TestServer
beforeAll(async () => {
  server = await start()
})

/** The pages of the sample content. `queue.isFull` says that no page may be rendered; `queue.rendered` counts. */
const open = (maxBytes?: number) => {
  const queue = { isFull: false, rendered: 0 }
  const { pageOf, cached } = createPages({
    build: { index: INDEX, scripts: {} },
    content: { ...otherContent(server.origin), version: async () => '1' },
    settings: { ...urls, apiHost: server.origin },
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
  expect(cached().pages).toBe(1)
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
  expect(cached().pages).toBeLessThan(20)
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
    await expect(ask(address)).rejects.toEqual(new LeftToBrowser(code, 'Too many wait'))
  expect(await htmlOf('/about-us')).toBe(html)
  expect(cached().pages).toBe(1)
})
