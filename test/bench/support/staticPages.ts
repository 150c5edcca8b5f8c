/**
 * The yardstick of loading: plain static pages with the same content as the portal's. Each page is the rendered page of
 * the portal without its scripts, served from memory in brotli. PORTAL names the server, PATHS the pages (JSON).
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

const portal = process.env.PORTAL ?? ''
const paths = JSON.parse(process.env.PATHS ?? '[]') as string[]

const SCRIPTS = /<script\b[^]*?<\/script>|<link\b[^>]*\bas="?script"?[^>]*>/g

const readPage = async (path: string) => {
  const html = await (await fetch(portal + path)).text()
  return brotliCompressSync(html.replace(SCRIPTS, ''))
}

const pages = new Map(await Promise.all(paths.map(async (path) => [path, await readPage(path)] as const)))

const KEPT = new Set(['content-type', 'cache-control', 'vary'])

/** Fonts and pictures are the portal's own. */
const readFile = async (path: string) => {
  const answer = await fetch(portal + path, { headers: { 'accept-encoding': 'identity' } })
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => KEPT.has(name)))
  return { code: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) }
}

const files = new Map<string, ReturnType<typeof readFile>>()

const answer = async (url: string, response: ServerResponse) => {
  const page = pages.get(url)
  const asPage = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
  if (page) return response.writeHead(200, asPage).end(page)
  const file = files.get(url) ?? readFile(url)
  files.set(url, file)
  const { code, headers, body } = await file
  return response.writeHead(code, headers).end(body)
}

const server = createServer(({ url = '' }, response) => void answer(url, response))

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
