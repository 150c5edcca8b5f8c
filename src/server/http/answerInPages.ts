import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FormAnswer } from '@/domain/submissions/nativeForms'
import { readPlainFields, receivedFields, receivedFileNames } from './bodies/forms'
import { pathOf } from './request'

/** Renders the screen of a form with the answer to it; undefined where the site is not built. */
export type RenderAnswer = (request: FastifyRequest, answer: FormAnswer) => Promise<string | undefined>

/** Browsers name no JSON where they open a page. */
export const wantsPage = ({ headers: { accept = '' } }: FastifyRequest) =>
  accept.includes('text/html') && !accept.includes('application/json')

/**
 * Answers the forms that a browser sends without script: whatever envelope the routes of this scope answer, a refusal too,
 * is shown in the page. Where that fails, the envelope is sent as it is.
 */
export const answerInPages = (scope: FastifyInstance, render: RenderAnswer) => {
  scope.addHook('preSerialization', async (request, reply, envelope) => {
    if (!wantsPage(request)) return envelope
    try {
      const fields = Object.fromEntries(readPlainFields(receivedFields(request)))
      const files = receivedFileNames(request)
      const html = await render(request, { path: pathOf(request), fields, files, envelope })
      if (html === undefined) return envelope
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .serializer(() => html)
    } catch (error) {
      request.log.warn({ err: error, req: request }, 'the answer was not rendered')
    }
    return envelope
  })
}
