import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** One answer of a path: a body with its code, or a connection that is dropped. */
export type Answer = { code?: number; body: unknown } | 'drop'

export type Asked = { method: string; path: string; body: string }

const allowAnyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
}

const send = (response: ServerResponse, answer: Answer) => {
  if (answer === 'drop') return response.destroy()
  const { code = 200, body } = answer
  // A connection that is kept would be tried again by the browser itself when it is dropped.
  response.writeHead(code, { ...allowAnyOrigin, 'Content-Type': 'application/json', Connection: 'close' })
  return response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

const emptyList: Answer = { body: { status: '1', data: [] } }

/** Another `/web` API than ours, of another origin, that answers as a test has it answer. */
export const startOtherApi = async () => {
  const answers = new Map<string, Answer[]>()
  const asked: Asked[] = []
  const preflights: string[] = []

  const nextAnswer = (path: string) => {
    const waiting = answers.get(path) ?? []
    return (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? emptyList
  }
  const answerRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://other').pathname
    if (request.method === 'OPTIONS') {
      preflights.push(path)
      return response.writeHead(204, allowAnyOrigin).end()
    }
    asked.push({ method: request.method ?? '', path, body: await text(request) })
    return send(response, nextAnswer(path))
  }
  const server = createServer((request, response) => void answerRequest(request, response))
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The answers of a path one after the other; the last one stays. */
    script: (path: string, ...scripted: Answer[]) => answers.set(path, scripted),
    asked: (path: string) => asked.filter((request) => request.path === path),
    /** Where a browser asked whether it may ask. */
    preflights: () => [...preflights],
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => void server.close(() => closed()))
    },
  }
}

export type OtherApi = Awaited<ReturnType<typeof startOtherApi>>
