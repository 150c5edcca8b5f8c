import type { FastifyReply } from 'fastify'
import type { Refusal } from '../submissions/refusal'

const refusalEnvelope = (message: string, problems?: Refusal['problems']) => ({
  status: '0' as const,
  message,
  ...(problems && { problems }),
})

/** The browser takes only the status '1' for success. */
export const succeed = (reply: FastifyReply, message?: string) =>
  reply.send({ status: '1', ...(message !== undefined && { message }) })

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
