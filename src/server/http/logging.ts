import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { routeOf } from './routeOf'

export type LogStream = { write: (line: string) => void }

/** Causes of causes; an error may be its own cause. */
const CAUSES_MAX = 3

const ofError = (error: object, name: string) => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** Parsers and databases quote in their messages what they were given, and that is what a visitor sent. */
const withoutQuotes = (message: string) => message.replace(/["'`].*["'`]|["'`].*$/s, '…').slice(0, 300)

/** Without its first lines, which repeat the message. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

type Described = { type: string; message: string; stack: string; [more: string]: unknown }

/**
 * What may be told of an error: its kind, its codes, its message without what that quotes, and where it was thrown. Its
 * other properties may hold rows.
 */
export const describeError = (error: unknown, depth = 0): Described => {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: '', stack: '' }
  const { message, stack, cause } = error as Partial<Error>
  return {
    type: error.constructor?.name ?? 'object',
    code: ofError(error, 'code'),
    errcode: ofError(error, 'errcode'),
    message: typeof message === 'string' ? withoutQuotes(message) : '',
    stack: typeof stack === 'string' ? framesOf(stack) : '',
    ...(cause !== undefined && depth < CAUSES_MAX && { cause: describeError(cause, depth + 1) }),
  }
}

const hasMessage = ([first, second]: readonly unknown[]) =>
  typeof second === 'string' || typeof first === 'string'

/** An error that is logged without a sentence would lend its own message to the line. */
const withSentence = (parameters: readonly unknown[]) => {
  const [first] = parameters
  if (hasMessage(parameters) || typeof first !== 'object' || first === null) return parameters
  const fields = first instanceof Error ? { err: first } : first
  return 'err' in fields ? [fields, 'failed'] : parameters
}

type LogMethod = (...parameters: unknown[]) => void

/** JSON lines that say what was asked and how it went, and nothing of who asked or what they sent. */
export const loggerOptions = ({ logLevel }: Config, stream?: LogStream) => ({
  level: logLevel,
  base: undefined,
  serializers: {
    req: (request: FastifyRequest) => ({ id: request.id, method: request.method, path: routeOf(request) }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    err: (error: unknown) => describeError(error),
  },
  hooks: {
    logMethod(this: unknown, parameters: readonly unknown[], method: LogMethod) {
      method.apply(this, [...withSentence(parameters)])
    },
  },
  ...(stream && { stream }),
})
