import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** The part of an IPv6 address that identifies a subscriber, in bytes. */
const SUBNET_BYTES = 8

const AROUND = /^[\s"]+|[\s"]+$/g
const IN_BRACKETS = /^\[([^\]]*)\](?::\d*)?$/
const PORT = /:\d*$/
/** The interface of a link-local address. */
const ZONE = /%.*$/s

/** The address in an entry of `X-Forwarded-For`, to which some proxies add brackets, quotes or a port. */
const addressIn = (entry: string) => {
  const text = entry.replace(AROUND, '')
  const host = IN_BRACKETS.exec(text)?.[1] ?? text
  return [host, host.replace(PORT, '')].find((address) => isIP(address) > 0)
}

/** An IPv4 address as it is; an IPv6 address reduced to its /64, since a subscriber owns all of that. */
export const subnetOf = (address: string) => {
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address.replace(ZONE, ''))
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = parsed.toByteArray().fill(0, SUBNET_BYTES)
  return `${ipaddr.fromByteArray(network).toString()}/64`
}

/** The subnet by which a client is counted; the proxy's where it sends no address. */
export const clientOf = ({ ip, socket }: FastifyRequest) =>
  subnetOf(addressIn(ip ?? '') ?? socket.remoteAddress ?? '')
