import type { FastifyReply } from 'fastify'
import type { Refusal } from '../submissions/refusal'

/** The browser takes only the status '1' for success. */
export const succeed = (reply: FastifyReply, message?: string) => reply.send({ status: '1', message })

export const refuse = (reply: FastifyReply, { code, message, headers, problems }: Refusal) =>
  reply.code(code).headers(headers).send({ status: '0', message, problems })
