import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { forSuite } from '@test/support/forSuite'
import { startServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'

const buildOffice = () => {
  const folder = temporaryFolder()
  const write = (path: string, content: string) => writeFileSync(join(folder, 'office', path), content)
  mkdirSync(join(folder, 'office/assets'), { recursive: true })
  write('office.html', '<!doctype html><title>Office</title>')
  write('assets/main.abc123.js', 'run()')
  return join(folder, 'site')
}

const office = forSuite(() => startServer({ settings: { SITE_DIR: buildOffice() } }))

const ask = async (path: string, { origin }: { origin: string } = office, options: RequestInit = {}) => {
  const response = await fetch(origin + path, options)
  return {
    code: response.status,
    text: await response.text(),
    header: (name: string) => response.headers.get(name),
  }
}

test.each(['/office', '/office/', '/office/inbox/resume-1', '/office/set-password'])(
  'the page at %s is not cached, not indexed and not framed',
  async (path) => {
    const { code, text, header } = await ask(path)
    expect({ code, text }).toEqual({ code: 200, text: '<!doctype html><title>Office</title>' })
    expect(header('content-type')).toBe('text/html; charset=utf-8')
    expect(header('cache-control')).toBe('no-store')
    expect(header('x-robots-tag')).toBe('noindex')
    expect(header('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/)
    expect(header('x-frame-options')).toBe('DENY')
    expect(header('referrer-policy')).toBe('same-origin')
  },
)

test('its scripts stay in the caches of browsers, and a missing one is no page', async () => {
  const script = await ask('/office/assets/main.abc123.js')
  expect(script).toMatchObject({ code: 200, text: 'run()' })
  expect(script.header('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await ask('/office/assets/main.000000.js')).code).toBe(404)
})

test('an unknown address of its API is JSON', async () => {
  for (const method of ['GET', 'POST']) {
    const { code, text, header } = await ask('/office/api/nothing', office, { method })
    expect({ code, body: JSON.parse(text) as unknown }).toEqual({
      code: 404,
      body: { status: '0', message: 'There is nothing at this address.' },
    })
    expect(header('cache-control')).toBe('no-store')
  }
})

test.each([
  ['OFFICE', 'off'],
  ['API_HOST', 'https://api.example.com'],
])('with %s=%s there is none', async (name, value) => {
  const other = await startServer({ settings: { [name]: value, SITE_DIR: buildOffice() } })
  expect((await ask('/office', other)).text).not.toContain('Office')
  expect((await ask('/office/assets/main.abc123.js', other)).code).not.toBe(200)
  expect((await ask('/office/api/session', other)).code).toBe(404)
  const signIn = { method: 'POST', headers: { origin: other.origin } }
  expect((await ask('/office/api/sign-in', other, signIn)).code).toBe(404)
  await other.close()
})
