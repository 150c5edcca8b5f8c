import type { IncomingMessage } from 'node:http'

const canBeRead = (path: string) => {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** Some proxies, and whoever takes us for one, send the whole address. */
const ORIGIN = /^https?:\/\/[^/?#]*/i

const pathAndQuery = (url: string) => url.replace(ORIGIN, '').replace(/^(?!\/)/, '/')

/**
 * The address of a request, without its origin. In a path that cannot be decoded, such as /100%, each % stands for itself: that is then
 * an address like any other, at which most likely nothing is.
 */
export const readableAddress = ({ url: sent = '/' }: Pick<IncomingMessage, 'url'>) => {
  const url = pathAndQuery(sent)
  const path = url.replace(/[?#].*$/s, '')
  return canBeRead(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}
