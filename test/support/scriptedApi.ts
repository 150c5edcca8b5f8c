import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An envelope or any other JSON, a body as it stands or its beginning, or no answer: the connection is dropped, or held. */
export type Answer =
  | { json: unknown; code?: number }
  | { raw: string; code?: number; type?: string }
  | { begins: string }
  | 'drop'
  | 'hold'

/** The answers at each path, one after the other; the last is given from then on. */
export type Script = Record<string, readonly Answer[]>

export type Asked = { method: string; path: string; type: string; body: Buffer }

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** jsdom stands at an address of its own. */
const forAnyOrigin = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

const give = (answer: Answer, response: ServerResponse) => {
  if (answer === 'hold') return
  if (answer === 'drop') {
    response.socket?.destroy()
    return
  }
  if ('begins' in answer) {
    response.writeHead(200, { ...forAnyOrigin, 'content-type': 'application/json' }).write(answer.begins)
    return
  }
  const isJson = 'json' in answer
  const type = isJson ? 'application/json' : (answer.type ?? 'application/json')
  response.writeHead(answer.code ?? 200, { ...forAnyOrigin, 'content-type': type })
  response.end(isJson ? JSON.stringify(answer.json) : answer.raw)
}

const NOT_SCRIPTED: Answer = { raw: 'Not scripted', code: 404, type: 'text/plain' }

/** Another `/web` API, which answers what the test says, and keeps what it was asked. */
export const startScriptedApi = async (script: Script, otherwise: Answer = NOT_SCRIPTED) => {
  const requests: Asked[] = []
  /** Where a browser asked whether it may ask. */
  const preflights: string[] = []
  const given = new Map<string, number>()

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    if (request.method === 'OPTIONS') {
      preflights.push(path)
      return response.writeHead(204, forAnyOrigin).end()
    }
    const body = await bodyOf(request)
    requests.push({ method: request.method ?? '', path, type: request.headers['content-type'] ?? '', body })
    const answers = script[path] ?? [otherwise]
    const turn = given.get(path) ?? 0
    given.set(path, turn + 1)
    return give(answers[Math.min(turn, answers.length - 1)] ?? 'drop', response)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, preflights, close }
}

/** The envelope of a success. */
export const success = (data?: unknown, more: object = {}): Answer => ({
  json: { status: '1', data, ...more },
})
