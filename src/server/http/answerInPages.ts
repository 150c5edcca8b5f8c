import { msg } from '@lingui/core/macro'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FormAnswer } from '@/domain/submissions/nativeForms'
import { textAsHtml } from '@/domain/text/bareHtml'
import { i18nOf } from '@/locales/catalogs'
import { receivedFields, receivedFileNames } from './bodies/forms'
import { languageFor } from './language'
import { pathOf } from './request'

/** Renders the screen of a form with the answer to it; undefined where the site is not built. */
export type RenderAnswer = (request: FastifyRequest, answer: FormAnswer) => Promise<string | undefined>

/** Browsers name no JSON where they open a page. */
export const wantsPage = ({ headers: { accept = '' } }: FastifyRequest) =>
  accept.includes('text/html') && !accept.includes('application/json')

/** The texts of a form, whatever was sent in its place. */
const textsOf = (body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'),
  )

type Said = { message?: string; data?: { reference?: string } }

/** What an answer says, where its screen is not rendered: too many forms come at once. */
const plainPage = (request: FastifyRequest, { message, data: { reference } = {} }: Said) => {
  if (message === undefined) return undefined
  const language = languageFor(request)
  const sent = reference && i18nOf(language)._(msg`Sent. Your reference is ${reference}`)
  const text = textAsHtml([message, sent].join('\n'))
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  return `<!doctype html><html lang="${language}"><head>${head}</head><body>${text}</body></html>`
}

/**
 * Answers the forms that a browser sends without script: whatever envelope the routes of this scope answer, a refusal too,
 * is shown in the page.
 */
export const answerInPages = (scope: FastifyInstance, render: RenderAnswer) => {
  scope.addHook('preSerialization', async (request, reply, envelope) => {
    if (!wantsPage(request)) return envelope
    const fields = textsOf(receivedFields(request))
    const files = receivedFileNames(request)
    const answer = { path: pathOf(request), fields, files, envelope }
    const rendered = await render(request, answer).catch((error: unknown) => {
      request.log.warn({ err: error, req: request }, 'the answer was not rendered')
      return undefined
    })
    const html = rendered ?? plainPage(request, envelope as Said)
    if (html !== undefined)
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .serializer(() => html)
    return envelope
  })
}
