import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rawRequest } from '@test/support/rawRequest'
import { buildSmallSite, temporaryFolder } from '@test/support/site'
import { startServer, type TestServer } from '@test/support/server'

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

test.each<Record<string, string>>([{ 'if-match': '"other"' }, { 'if-match': '"other"', range: 'bytes=2-4' }])(
  'a file that is not as %j says is not sent',
  async (headers) => {
    const answer = await ask('/uploads/film.mp4', headers)
    expect(answer).toMatchObject({ code: 412, text: '{"status":"0","message":"The file has changed."}' })
  },
)

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
