import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../submissions/refusal'

/** The most that a domain name can have, with room for a port. */
const HOST_CHARACTERS_MAX = 255

/** A name or an address, perhaps with a port; a program may send an empty one. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i

const isHostHeader = (name: string, index: number) => index % 2 === 0 && name.toLowerCase() === 'host'

/** Node takes the first of two Host headers; a proxy may have read the other one, and cache our answer for that host. */
const hasTwoHosts = ({ raw: { rawHeaders } }: FastifyRequest) => rawHeaders.filter(isHostHeader).length > 1

/** Refuses requests with two hosts, or one that cannot be a name: it would go into the links of pages. */
export const requireOneHost = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host = '' } = request.headers
    const isValid = host.length <= HOST_CHARACTERS_MAX && HOST.test(host) && !hasTwoHosts(request)
    done(isValid ? undefined : new Refusal(400, 'The request must name one valid host.'))
  })
}
