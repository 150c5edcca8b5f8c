import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Config } from '../../config'

const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip']
/** Where proxies stand; of any other address the headers may be those of a visitor. */
const INSIDE = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'])

const isInside = (address: string | undefined) =>
  address === undefined || (ipaddr.isValid(address) && INSIDE.has(ipaddr.process(address).range()))

/** Warns once of a proxy whose headers are not trusted: limits would count all its visitors as one. */
export const warnOfUntrustedProxy = (app: FastifyInstance, { trustProxy }: Config) => {
  if (trustProxy) return
  let isWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && FORWARDING_HEADERS.some((name) => name in request.headers)) {
      isWarned = isInside(request.socket.remoteAddress)
      if (isWarned) {
        app.log.warn(
          'A proxy names the addresses of visitors, but TRUST_PROXY is off: fifty wrong passwords lock the office for all new browsers, and all visitors share one limit. Set TRUST_PROXY=on if visitors reach this server only through the proxy.',
        )
      }
    }
    done()
  })
}
