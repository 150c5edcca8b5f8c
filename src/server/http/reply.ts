import type { FastifyReply } from 'fastify'
import type { Refusal } from '../submissions/refusal'

/** The browser takes only the status '1' for success. */
export const succeed = (reply: FastifyReply, message?: string, data?: object) =>
  reply.send({ status: '1', message, data })

export const refuse = (reply: FastifyReply, { code, message, headers, problems }: Refusal) =>
  reply.code(code).headers(headers).send({ status: '0', message, problems })
