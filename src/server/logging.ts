import type { FastifyRequest } from 'fastify'
import type { Config } from './config'

export type LogStream = { write: (line: string) => void }

/** The path of a request without its query, which may hold what a visitor typed. */
export const pathOf = (request: FastifyRequest) => request.url.replace(/[?#].*$/s, '')

/** JSON lines that say what was asked and how it went, and nothing of who asked. */
export const loggerOptions = ({ logLevel }: Config, stream?: LogStream) => ({
  level: logLevel,
  base: undefined,
  serializers: {
    req: (request: FastifyRequest) => ({ id: request.id, method: request.method, path: pathOf(request) }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  },
  ...(stream && { stream }),
})
