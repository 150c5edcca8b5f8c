import type { IncomingMessage } from 'node:http'

const canBeRead = (path: string) => {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/**
 * The address of a request. In a path that cannot be decoded, such as /100%, each % stands for itself: that is then
 * an address like any other, at which most likely nothing is.
 */
export const readableAddress = ({ url = '/' }: IncomingMessage) => {
  const path = url.replace(/[?#].*$/s, '')
  return canBeRead(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}
