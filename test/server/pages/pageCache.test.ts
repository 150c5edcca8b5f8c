import { createAnswerCache } from '@/app/pageContent'
import { createSiteTexts } from '@/server/content/siteTexts'
import { createDocument } from '@/server/pages/document'
import { createPages, type PageRequest } from '@/server/pages/pages'
import type { TestServer } from '@test/support/server'
import { closings, start } from './pageServer'

const INDEX = '<html><head></head><body><!--app--><!--/app--><!--data--></body></html>'
const settings = { apiHost: '', assetBaseUrl: '/uploads/', mediaBaseUrl: '/media/', publicUrl: '' }

let server: TestServer
beforeAll(async () => {
  server = await start()
})

/** The pages of the sample content. `turns.isFree` says whether a page may be rendered; `turns.taken` counts. */
const open = (inventedBytes?: number) => {
  const answers = createAnswerCache({ apiHost: server.origin, fetch, readsOnce: true })
  closings.push(async () => answers.close())
  const turns = { isFree: true, taken: 0 }
  const toDocument = createDocument(INDEX, {})
  if (!toDocument) throw new Error('the document has no place for a screen')
  const { pageOf, cached } = createPages({
    content: {
      provide: answers.provide,
      version: async () => answers.version(),
      searchesJobs: async () => false,
    },
    toDocument,
    settings,
    texts: createSiteTexts(),
    takeTurn: async () => {
      turns.taken += 1
      return turns.isFree
    },
    inventedBytes,
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
  return { ask, htmlOf, cached, turns }
}

test('a page is rendered once for all origins, and each sees its own links', async () => {
  const { ask, htmlOf, cached, turns } = open()
  const tags = new Set<string>()
  for (const origin of ['http://one.example', 'https://two.example:8443']) {
    const html = await htmlOf('/job-details?s=1001', { origin })
    expect(html).toContain(`<link rel="canonical" href="${origin}/job-details?s=1001"/>`)
    expect(html).toContain(`sharer.php?u=${encodeURIComponent(`${origin}/job-details?s=1001`)}"`)
    expect(html).not.toContain('.invalid')
    const page = await ask('/job-details?s=1001', { origin })
    if ('html' in page) tags.add(page.html.etag)
  }
  expect(tags.size).toBe(2)
  expect(cached().pages).toBe(1)
  expect(turns.taken).toBe(1)
})

test.each([
  ['/about-us', '/about-us/', `/about-us${'/'.repeat(9000)}`, '/about%2Dus', '/about-us?invented=1'],
  ['/full-time-jobs?q=nurse&salary=0-3', '/full-time-jobs/?x=1&salary=0-3&q=nurse&salary=9&page=0'],
])('%s is one page however its address is written', async (...addresses) => {
  const { ask, cached } = open()
  for (const address of addresses) expect((await ask(address)).code).toBe(200)
  expect(cached().pages).toBe(1)
})

test('no landing page that does not exist is kept, and other names of one share it', async () => {
  const { ask, cached } = open()
  expect((await ask('/jobs/in/raipur')).code).toBe(200)
  expect((await ask('/jobs/in/raipur///?invented=1')).code).toBe(200)
  expect(await ask('/jobs/in/RAIPUR')).toEqual({ code: 302, location: '/jobs/in/raipur' })
  expect(cached().pages).toBe(1)
  for (const word of ['a', 'b', 'c']) expect((await ask(`/jobs/in/invented-${word}`)).code).toBe(404)
  expect(cached().pages).toBe(1)
})

test('no redirect is kept', async () => {
  const { ask, cached } = open()
  expect(await ask(`/job-details${'/'.repeat(9000)}`)).toEqual({ code: 302, location: '/full-time-jobs' })
  expect(cached()).toEqual({ pages: 0, bytes: 0 })
})

test('the size of the cache counts addresses and compressed pages', async () => {
  const { ask, cached } = open()
  const page = await ask(`/${'x'.repeat(60_000)}`)
  const [plain, br] = 'html' in page ? [await page.html.bodyIn('identity'), await page.html.bodyIn('br')] : []
  expect(br?.length).toBeGreaterThan(0)
  expect(cached().bytes).toBeGreaterThanOrEqual(2 * 60_000 + (plain?.length ?? 0) + (br?.length ?? 0))
})

test('addresses that visitors invent do not push out the pages of the site', async () => {
  const { ask, cached, turns } = open(300_000)
  const linked = ['/', '/job-details?s=1001', '/job-by-categories?id=1', '/service-details?service_id=1']
  for (const address of linked) await ask(address)
  const of = (name: number) => [
    `/job-by-categories?id=x${name}`,
    `/job-details?s=x${name}`,
    `/nowhere${name}`,
    `/full-time-jobs?q=x${name}`,
    `/services?search=x${name}`,
  ]
  for (const name of [1, 2, 3]) for (const address of of(name)) await ask(address)
  expect(cached().pages).toBeLessThan(linked.length + 15)
  const before = turns.taken
  for (const address of linked) expect((await ask(address)).code).toBe(200)
  expect(turns.taken).toBe(before)
})

test('without a turn only the code of a page is known, and a page that is kept is still sent', async () => {
  const { ask, htmlOf, turns, cached } = open()
  const html = await htmlOf('/about-us')
  turns.isFree = false
  expect(await ask('/full-time-jobs?q=x')).toEqual({ code: 200, leftBecause: 'busy' })
  for (const address of ['/job-by-categories?id=x', '/job-details?s=x', '/nowhere'])
    expect(await ask(address)).toEqual({ code: 404, leftBecause: 'busy' })
  expect(await htmlOf('/about-us')).toBe(html)
  expect(cached().pages).toBe(1)
})
