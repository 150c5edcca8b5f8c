import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOfficeApiPath } from '@/domain/office/paths'
import { pathOf } from '../logs/routeOf'
import { refuse } from '../reply'
import { Refusal } from '../../submissions/refusal'

/** Answers an address without a file by a page, with code 404 if the address is unknown. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const isApiPath = (path: string) => /^\/((web|api)(\/|$)|healthz$)/.test(path) || isOfficeApiPath(path)

const allowedMethods = (app: FastifyInstance, path: string) =>
  (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) =>
    app.hasRoute({ method, url: path }),
  )

const wrongMethod = (methods: readonly string[]) =>
  new Refusal(405, 'The method is not allowed.', { Allow: methods.join(', ') })

/** Requests without a route: 405 for a known API path, 404 for an unknown one, the site for all others. */
export const handleNotFound = (app: FastifyInstance, answerPage: AnswerPage) => {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    if (isApiPath(path)) {
      const methods = allowedMethods(app, path)
      return refuse(
        reply,
        methods.length > 0 ? wrongMethod(methods) : new Refusal(404, 'There is nothing at this address.'),
      )
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(reply, wrongMethod(['GET', 'HEAD']))
    return answerPage(request, reply)
  }
  // Before the body is read, so that an invalid body cannot hide an unknown address.
  app.addHook('onRequest', (request, reply, done) => (request.is404 ? answer(request, reply) : done()))
  app.setNotFoundHandler(answer)
}
