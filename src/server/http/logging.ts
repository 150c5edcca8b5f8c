import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { routeOf } from './request'

export type LogStream = {
  write: (line: string) => void
  /** The number of lines that could not be written. */
  dropped?: () => number
}

/** An error may be its own cause. */
const CAUSES_MAX = 3

const property = (error: object, name: string) => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** Parsers and databases quote their input in error messages, and that is what a visitor sent. */
const withoutQuotes = (message: string) => message.replace(/["'`].*["'`]|["'`].*$/s, '…').slice(0, 300)

/** The stack without its first lines, which repeat the message. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

type Described = { type: string; message: string; stack: string; [more: string]: unknown }

/** The parts of an error that are safe to log: type, codes, message without quoted input, stack. Others may hold rows. */
export const describeError = (error: unknown, depth = 0): Described => {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: '', stack: '' }
  const { message, stack, cause } = error as Partial<Error>
  return {
    type: error.constructor?.name ?? 'object',
    code: property(error, 'code'),
    errcode: property(error, 'errcode'),
    message: typeof message === 'string' ? withoutQuotes(message) : '',
    stack: typeof stack === 'string' ? framesOf(stack) : '',
    ...(cause !== undefined && depth < CAUSES_MAX && { cause: describeError(cause, depth + 1) }),
  }
}

type LogMethod = (...parameters: unknown[]) => void

/** JSON lines with route, status and request id, without anything that a visitor sent. */
export const loggerOptions = ({ logLevel }: Config, stream?: LogStream) => ({
  level: logLevel,
  base: undefined,
  serializers: {
    req: (request: FastifyRequest) => ({ id: request.id, method: request.method, path: routeOf(request) }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    err: (error: unknown) => describeError(error),
  },
  hooks: {
    logMethod(this: unknown, [first, ...more]: readonly unknown[], method: LogMethod) {
      const fields = first instanceof Error ? { err: first } : first
      // Without a message pino would log the error's, which may quote what a visitor sent.
      method.apply(
        this,
        typeof first === 'string' || more.length > 0 ? [fields, ...more] : [fields, 'failed'],
      )
    },
  },
  ...(stream && { stream }),
})
