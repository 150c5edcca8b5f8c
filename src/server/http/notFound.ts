import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from './routeOf'
import { refuse, Refusal } from './reply'
import type { AnswerPage } from './site'

const isApiPath = (path: string) => /^\/(web(\/|$)|healthz$)/.test(path)

const allowedMethods = (app: FastifyInstance, path: string) =>
  (['GET', 'HEAD', 'POST'] as const).filter((method) => app.hasRoute({ method, url: path }))

const wrongMethod = (methods: readonly string[]) =>
  new Refusal(405, 'This address does not take such a request.', { Allow: methods.join(', ') })

/** Whatever no route took: 405 for a known address, 404 for an unknown one, the site for a visitor. */
export const answerUnrouted = (app: FastifyInstance, answerPage: AnswerPage) => {
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
  // Before the body is read, so that a wrong body cannot hide a wrong address.
  app.addHook('onRequest', (request, reply, done) => (request.is404 ? answer(request, reply) : done()))
  app.setNotFoundHandler(answer)
}
