import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHELL_PATH } from '@/domain/site/offlineCache'
import { paths } from '@/domain/paths'
import { forSuite } from '@test/support/forSuite'
import { rawRequest } from '@test/support/rawRequest'
import { startServer, type TestServer } from '@test/support/server'
import { SCRIPT, buildSmallSite } from '@test/support/site'

const siteDir = buildSmallSite()

const server = forSuite(() => startServer({ settings: { SITE_DIR: siteDir, SAMPLE_CONTENT: 'off' } }))

const fetchPath = (path: string, init?: RequestInit) => fetch(server.origin + path, init)

const fetchRaw = (path: string, headers: Record<string, string>, method?: string) =>
  rawRequest(server, path, headers, method)

describe('addresses', () => {
  test.each([paths.home, paths.savedJobs, '/about-us/'])(
    '%s is a page that may be kept on the way',
    async (path) => {
      const response = await fetchPath(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2, must-revalidate')
      expect(await response.text()).toMatch(/<div id="root">.+<\/div>/s)
    },
  )

  test.each([paths.track, '/hi/track/?reference=R7K4-92QX'])('%s is kept by nobody', async (path) => {
    const response = await fetchPath(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  test.each([
    ['/job-details', '/full-time-jobs'],
    ['/job-details?s=', '/full-time-jobs'],
    ['/job-by-categories', '/'],
  ])('%s leads to %s', async (path, target) => {
    const response = await fetchPath(path, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(target)
  })

  test.each(['/nowhere', '//about-us', '/About-Us', '/%'])('%s is the site with 404', async (path) => {
    const response = await fetchPath(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('<div id="root">')
  })

  test.each([
    '/assets/gone.js',
    '/media/.hidden',
    '/index.html',
    '/assets/main.abc123.js.br',
    '/uploads/../../../etc/passwd.txt',
    '/web',
    '/web/unknown',
  ])('%s is a 404 envelope', async (path) => {
    const response = await fetchPath(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ status: '0', message: expect.any(String) })
  })

  test.each([
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/assets/main.abc123.js', 'GET, HEAD'],
    ['POST', '/web/job/get', 'GET, HEAD'],
    ['GET', '/web/job/apply-for-post', 'POST'],
    ['GET', '/api/track', 'POST'],
  ])('%s %s is a 405 envelope that no cache keeps', async (method, path, allow) => {
    const response = await fetchPath(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('allow')).toBe(allow)
    expect(await response.json()).toEqual({ status: '0', message: expect.any(String) })
  })

  test.each([
    ['/', 200],
    ['/nowhere', 404],
    ['/web/job/get', 200],
    ['/assets/main.abc123.js', 200],
    ['/healthz', 200],
  ])('HEAD %s answers %d without a body', async (path, code) => {
    const answer = await fetchRaw(path, {}, 'HEAD')
    expect(answer).toMatchObject({ code, bytes: 0 })
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0)
  })
})

describe('while too many pages are asked for', () => {
  const busy = forSuite(() => startServer({ settings: { SITE_DIR: siteDir }, pagesWaitingMax: 0 }))

  test.each([
    ['/full-time-jobs?q=x', 200, 'private, no-cache'],
    ['/nowhere', 404, 'private, no-cache'],
    ['/track?reference=R7K4-92QX', 200, 'no-store'],
  ])('%s is left to the browser with code %d, which no proxy keeps', async (path, code, caching) => {
    const response = await fetch(busy.origin + path)
    expect(response.status).toBe(code)
    expect(response.headers.get('cache-control')).toBe(caching)
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Save-Data')
    expect(await response.text()).toContain('<div id="root"><!--app--><!--/app--></div>')
  })

  test.each(['/jobs.rss?q=x', '/sitemap.xml'])('%s is to be asked for later', async (path) => {
    const response = await fetch(busy.origin + path)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(await response.json()).toMatchObject({ status: '0' })
  })
})

describe('files', () => {
  test('a hashed asset is kept for ever', async () => {
    const response = await fetchPath('/assets/main.abc123.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toMatch(/javascript/)
    expect(await response.text()).toBe(SCRIPT)
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['*;q=0', undefined],
  ])('an asset for %s comes as %s', async (accept, encoding) => {
    const answer = await fetchRaw('/assets/main.abc123.js', { 'accept-encoding': accept })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    const isWhole = answer.bytes === SCRIPT.length
    expect(isWhole || answer.bytes < SCRIPT.length / 10).toBe(true)
    expect(isWhole).toBe(encoding === undefined)
  })

  test.each(['/uploads/logo.svg', '/favicon.svg'])('%s is kept for a day', async (path) => {
    const response = await fetchPath(path)
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
  })

  test('a page is compressed and asked for again', async () => {
    const answer = await fetchRaw('/', { 'accept-encoding': 'br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect((await fetchRaw('/', { 'accept-encoding': '*;q=0' })).headers).not.toHaveProperty(
      'content-encoding',
    )
    const again = await fetchRaw('/', { 'if-none-match': String(answer.headers.etag) })
    expect(again).toMatchObject({ code: 304, bytes: 0 })
  })
})

describe('security headers', () => {
  test.each(['/', '/nowhere', '/web/job/get', '/web/unknown', '/assets/main.abc123.js', '/healthz'])(
    '%s',
    async (path) => {
      const { headers } = await fetchPath(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+'(;|$)/)
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).not.toContain('upgrade-insecure-requests')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    },
  )

  test('allow the one script that stands in a page', async () => {
    const { headers, text } = await fetchPath('/about-us').then(async (answer) => ({
      headers: answer.headers,
      text: await answer.text(),
    }))
    const scripts = [...text.matchAll(/<script data-files="[^"]+">(.*?)<\/script>/gs)]
    const hashes = scripts.map(([, script = '']) => createHash('sha256').update(script).digest('base64'))
    expect(hashes).toHaveLength(1)
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hashes[0]}';`)
  })
})

const settingsOf = (html: string) => {
  const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  return (JSON.parse(block) as { settings: unknown }).settings
}

describe('settings in the page', () => {
  test('of our own API', async () => {
    expect(settingsOf(await (await fetchPath('/')).text())).toEqual({
      apiHost: '',
      assetBaseUrl: '/uploads/',
      mediaBaseUrl: '/media/',
      publicUrl: '',
      saveData: false,
      searchesJobs: false,
      retentionMonths: 0,
      answerDays: 0,
      hasOffice: true,
    })
  })

  test('of an existing API, which then answers alone; nothing in them ends the script', async () => {
    const other = await startServer({
      settings: {
        SITE_DIR: siteDir,
        SAMPLE_CONTENT: 'off',
        API_HOST: 'https://api.example.com/',
        ASSET_BASE_URL: "https://cdn.example.com/?a=$&$'&file=",
        PUBLIC_URL: 'https://jobs.example.com',
      },
    })
    const page = await fetch(other.origin)
    expect(settingsOf(await page.text())).toEqual({
      apiHost: 'https://api.example.com',
      assetBaseUrl: "https://cdn.example.com/?a=$&$'&file=",
      mediaBaseUrl: 'https://api.example.com/media/',
      publicUrl: 'https://jobs.example.com',
      searchesJobs: false,
      hasOffice: false,
    })
    expect(page.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://api.example.com",
    )
    for (const [method, path] of [
      ['GET', '/web/job/get'],
      ['POST', '/web/job/apply-for-post'],
    ] as const) {
      const response = await fetch(other.origin + path, { method })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ status: '0' })
    }
    expect((await fetch(`${other.origin}/healthz`)).status).toBe(200)
    await other.close()
  })
})

test('without a built site the API answers and pages say so', async () => {
  const bare = await startServer({ settings: { SAMPLE_CONTENT: 'off' } })
  const page = await fetch(bare.origin)
  expect(page.status).toBe(503)
  expect(await page.json()).toEqual({ status: '0', message: expect.stringContaining('not built') })
  expect((await fetch(`${bare.origin}/web/job/get`)).status).toBe(200)
  await bare.close()
})

describe('The service worker', () => {
  let other: TestServer
  beforeAll(async () => {
    const folder = buildSmallSite()
    writeFileSync(join(folder, 'sw.js'), 'addEventListener("fetch", () => undefined)')
    other = await startServer({
      settings: { SITE_DIR: folder, SAMPLE_CONTENT: 'off', API_HOST: 'https://api.example.com' },
    })
  })
  afterAll(() => other.close())

  it('is asked for anew each time, and may run', async () => {
    const { headers } = await fetch(`${other.origin}/sw.js`)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-type')).toMatch(/javascript/)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  })

  it('finds the page without content, with the settings in it', async () => {
    const response = await fetch(other.origin + SHELL_PATH)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('etag')).not.toBeNull()
    const html = await response.text()
    expect(html).toMatch(/<div id="root">(<!--[^>]*-->)*<\/div>/)
    expect(html).toContain('"apiHost":"https://api.example.com"')
    expect(html).not.toContain('"entries"')
    expect(html).toContain('<title>Navkaam</title></head>')
  })

  it('finds none where the site is not built', async () => {
    const unbuilt = await startServer({ settings: { SAMPLE_CONTENT: 'off' } })
    expect((await fetch(unbuilt.origin + SHELL_PATH)).status).toBe(503)
    await unbuilt.close()
  })
})
