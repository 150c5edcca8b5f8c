import type { IncomingMessage } from 'node:http'

const canBeRead = (path: string) => {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** Some proxies send the whole address. */
const ORIGIN = /^https?:\/\/[^/?#]*/i

const pathAndQuery = (url: string) => url.replace(ORIGIN, '').replace(/^(?!\/)/, '/')

/**
 * The address of a request, without its origin. If its path cannot be decoded, such as /100%, each % is taken literally,
 * so that it is handled like any other address.
 */
export const readableAddress = ({ url: sent = '/' }: Pick<IncomingMessage, 'url'>) => {
  const url = pathAndQuery(sent)
  const path = url.replace(/[?#].*$/s, '')
  return canBeRead(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}
