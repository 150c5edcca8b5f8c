import type { FastifyInstance } from 'fastify'
import { Refusal } from './reply'

const restarting = () =>
  new Refusal(503, 'The server is being restarted. Please try again in a moment.', { 'Retry-After': '5' })

/** Lets a server that stops end what it began, keep no connection for more, and refuse what comes after in our words. */
export const endRequests = (app: FastifyInstance) => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? restarting() : undefined)
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
