import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const ALLOWED = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** The lists of a portal as another `/web` API, which searches no jobs: each answer is asked once and kept. */
export const startOtherApi = async (origin: string) => {
  const kept = new Map<string, Promise<Buffer>>()
  const read = async (path: string) => Buffer.from(await (await fetch(origin + path)).arrayBuffer())
  const server = createServer(({ method, url = '' }, response) => {
    if (method !== 'GET') {
      response.writeHead(204, ALLOWED).end()
      return
    }
    const answer = kept.get(url) ?? read(url)
    kept.set(url, answer)
    const headers = { ...ALLOWED, 'content-type': 'application/json' }
    void answer.then((body) => response.writeHead(200, headers).end(body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((done) => void server.close(done))
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}
