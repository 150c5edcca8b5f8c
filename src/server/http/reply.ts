import type { FastifyReply } from 'fastify'
import type { Refusal } from '../submissions/refusal'

/** The content of a successful answer. The browser takes only the status '1' for success. */
type Success = { message?: string; data?: unknown; name?: string }

const successEnvelope = (success: Success = {}) => ({ status: '1' as const, ...success })

const refusalEnvelope = (message: string, problems?: Refusal['problems']) => ({
  status: '0' as const,
  message,
  ...(problems && { problems }),
})

export const succeed = (reply: FastifyReply, success?: Success) => reply.send(successEnvelope(success))

export const refuse = (reply: FastifyReply, { code, message, headers, problems }: Refusal) =>
  reply.code(code).headers(headers).send(refusalEnvelope(message, problems))

/** A whole HTTP response, for a connection that Fastify has no request for. */
export const rawRefusal = (code: number, reason: string, message: string) => {
  const body = JSON.stringify(refusalEnvelope(message))
  return [
    `HTTP/1.1 ${code} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
