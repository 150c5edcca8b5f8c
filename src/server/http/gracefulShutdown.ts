import { msg } from '@lingui/core/macro'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../config/refusal'

const restarting = () =>
  new Refusal(503, msg`The server is being restarted. Please try again in a moment.`, { 'Retry-After': '5' })

const CHECK_MS = 250

/** While the server closes, finishes the requests under way, refuses new ones and ends kept-alive connections. */
export const refuseWhileClosing = (app: FastifyInstance) => {
  let isClosing = false
  let underWay = 0
  app.server.on('request', (_request, response) => {
    underWay += 1
    response.once('close', () => {
      underWay -= 1
    })
  })
  app.addHook('preClose', async () => {
    isClosing = true
    if (!app.server.listening) return
    const timer = setInterval(() => {
      // Some have sent no request yet: Node neither counts them as idle nor ends them.
      if (underWay === 0) app.server.closeAllConnections()
      else app.server.closeIdleConnections()
    }, CHECK_MS)
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
