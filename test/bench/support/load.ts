/**
 * Sends requests over keep-alive connections as fast as the server answers, and prints the result as JSON. It uses bare
 * sockets, because Node's own client would be slower than the server. LOAD holds the settings (JSON).
 */
import { connect } from 'node:net'
import { applicationForm, docBytes, fileOf } from '@test/support/builders'
import { percentile } from './figures'

export type LoadSettings = {
  origin: string
  path: string
  /** Sends applications with a file of this size instead of GET requests. */
  applicationBytes?: number
  connections: number
  seconds: number
}

export type LoadResult = {
  requests: number
  bytes: number
  seconds: number
  p99Ms: number
  codes: Record<string, number>
}

const settings = JSON.parse(process.env.LOAD ?? '{}') as LoadSettings
const { hostname, port } = new URL(settings.origin)

const result: LoadResult = { requests: 0, bytes: 0, seconds: 0, p99Ms: 0, codes: {} }
const waits: number[] = []

const start = performance.now()

const getOf = (path: string) =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept: text/html\r\nAccept-Encoding: gzip, br\r\n\r\n`,
  )

const applicationOf = async (path: string, fileBytes: number) => {
  const form = applicationForm({ photo: undefined, resume: fileOf(docBytes(fileBytes), 'resume.doc') })
  const request = new Request(settings.origin, { method: 'POST', body: form })
  const body = Buffer.from(await request.arrayBuffer())
  const type = request.headers.get('content-type')
  const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), body])
}

const { path, applicationBytes } = settings
const sent = applicationBytes === undefined ? getOf(path) : await applicationOf(path, applicationBytes)

const elapsed = () => (performance.now() - start) / 1000
const isOver = () => elapsed() > settings.seconds

/** The length of the first answer in the buffer, or undefined while it is incomplete. */
const answerLength = (received: Buffer) => {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd === -1) return undefined
  const head = received.toString('latin1', 0, headEnd)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) {
    const total = headEnd + 4 + Number(length)
    return received.length >= total ? total : undefined
  }
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) throw new Error(`An answer without a length: ${head}`)
  const end = received.indexOf('\r\n0\r\n\r\n', headEnd + 2)
  return end === -1 ? undefined : end + 7
}

const converse = () =>
  new Promise<void>((resolve, reject) => {
    let received: Buffer[] = []
    let since = 0
    const socket = connect(Number(port), hostname)
    const ask = () => {
      if (isOver()) return socket.end()
      since = performance.now()
      return socket.write(sent)
    }
    socket.setNoDelay()
    socket.on('connect', ask)
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk)
      const all = received.length === 1 ? chunk : Buffer.concat(received)
      const length = answerLength(all)
      received = [all]
      if (length === undefined) return
      received = []
      const code = all.toString('latin1', 9, 12)
      result.codes[code] = (result.codes[code] ?? 0) + 1
      result.requests += 1
      result.bytes += length
      waits.push(performance.now() - since)
      ask()
    })
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })

await Promise.all(Array.from({ length: settings.connections }, converse))
result.seconds = elapsed()
result.p99Ms = percentile(waits, 0.99)
process.stdout.write(JSON.stringify(result))
