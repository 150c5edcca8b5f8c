/**
 * Serves the yardsticks on a free port, from memory and compressed as well as can be: static pages at the
 * addresses of the site, and the list that plain JavaScript searches. PORTAL names the server whose content it shows.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { applyJobPath, jobDetailsPath, paths } from '@/domain/paths'
import { writeApply } from './apply'
import { readContent } from './content'
import { writeHome } from './home'
import { writeJob } from './job'
import { writeList } from './list'
import { SEARCH_PATH } from './searchPath'

const PORTAL = process.env.PORTAL ?? ''
const SITE = resolve(import.meta.dirname, '../../../dist/site')

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

/** The highest for what is small; a list of thousands of jobs would take a minute of it. */
const qualityFor = (bytes: number) => (bytes > 2_000_000 ? 5 : 11)

const packed = (body: Buffer, ending: string, cacheControl: string) => {
  const isText = /svg|html|js/.test(ending)
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityFor(body.length) }
  const sent = isText ? brotliCompressSync(body, { params }) : body
  const headers: Record<string, string> = {
    'content-type': types[ending] ?? 'application/octet-stream',
    'content-length': `${sent.length}`,
    'cache-control': cacheControl,
    etag: `"${createHash('sha256').update(sent).digest('base64url').slice(0, 16)}"`,
    vary: 'Accept-Encoding',
  }
  if (isText) headers['content-encoding'] = 'br'
  return { headers, sent }
}

const kept = new Map<string, ReturnType<typeof packed>>()
const keep = (address: string, text: string | Buffer, ending: string, cacheControl = 'no-cache') =>
  kept.set(address, packed(Buffer.from(text), ending, cacheControl))

const keepFiles = (folder: string) => {
  const place = join(SITE, folder)
  if (!existsSync(place)) return
  for (const { name } of readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    const ending = extname(name)
    if (/^\.(svg|png|jpe?g|webp|avif)$/.test(ending)) {
      keep(`${folder}/${name}`, readFileSync(join(place, name)), ending, 'public, max-age=86400')
    }
  }
}

const content = await readContent(PORTAL)
const [job] = content.jobs
if (!job) throw new Error('The portal has no jobs.')

const script = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'search.ts'), 'utf8'))
;['', '/uploads', '/images'].forEach(keepFiles)
keep(paths.home, writeHome(content), '.html')
keep(paths.fullTimeJobs, writeList(content.jobs, PORTAL), '.html')
keep(jobDetailsPath(job.job_id), writeJob(job, PORTAL), '.html')
keep(applyJobPath(job.job_id), writeApply(job, content.locations), '.html')
keep(SEARCH_PATH, writeList(content.jobs, PORTAL, '<script type=module src="/search.js"></script>'), '.html')
keep('/search.js', script, '.js', 'public, max-age=31536000, immutable')
keep('/web/job/get', Buffer.from(await (await fetch(`${PORTAL}/web/job/get`)).arrayBuffer()), '.json')
keep('/robots.txt', 'User-agent: *\nAllow: /\n', '.txt')

const server = createServer(({ url = '' }, response) => {
  const found = kept.get(url)
  if (!found) return response.writeHead(404).end()
  return response.writeHead(200, found.headers).end(found.sent)
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
