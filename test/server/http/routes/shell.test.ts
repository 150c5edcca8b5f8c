import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHELL_PATH } from '@/domain/offlineCache'
import { startServer, type TestServer } from '@test/support/server'
import { buildSmallSite } from '@test/support/site'

const siteDir = buildSmallSite()
writeFileSync(join(siteDir, 'sw.js'), 'addEventListener("fetch", () => undefined)')

let server: TestServer
beforeAll(async () => {
  server = await startServer({
    settings: { SITE_DIR: siteDir, SAMPLE_CONTENT: 'off', API_HOST: 'https://api.example.com' },
  })
})
afterAll(() => server.close())

describe('The service worker', () => {
  it('is asked for anew each time, and may run', async () => {
    const { headers } = await fetch(`${server.origin}/sw.js`)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-type')).toMatch(/javascript/)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  })

  it('finds the page without content, with the settings in it', async () => {
    const response = await fetch(server.origin + SHELL_PATH)
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
