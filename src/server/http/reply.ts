import type { FastifyReply } from 'fastify'
import { msg } from '@lingui/core/macro'
import { Refusal, sentenceOf, type Words } from '../config/refusal'
import { i18nFor } from './language'

const said = (reply: FastifyReply, words: Words) =>
  typeof words === 'string' ? words : sentenceOf(words, i18nFor(reply))

/** The browser takes only the status '1' for success. */
export const succeed = (reply: FastifyReply, words?: Words, data?: object) =>
  reply.send({ status: '1', message: words && said(reply, words), data })

/** Caches may keep a 404 or 405 by themselves. */
export const refuse = (reply: FastifyReply, { code, words, headers, problems }: Refusal) =>
  reply
    .code(code)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send({ status: '0', message: said(reply, words), problems })

export const wrongMethod = (methods: readonly string[]) =>
  new Refusal(405, msg`The method is not allowed.`, { Allow: methods.join(', ') })
