import type { FastifyInstance } from 'fastify'
import { Refusal } from '../submissions/refusal'

const restarting = () =>
  new Refusal(503, 'The server is being restarted. Please try again in a moment.', { 'Retry-After': '5' })

const IDLE_CHECK_MS = 250

/** While the server closes, finishes the requests under way, refuses new ones and ends kept-alive connections. */
export const refuseWhileClosing = (app: FastifyInstance) => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    if (!app.server.listening) return
    // The connection of an answer that began before becomes idle only now.
    const timer = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
    app.server.once('close', () => clearInterval(timer))
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? restarting() : undefined)
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
