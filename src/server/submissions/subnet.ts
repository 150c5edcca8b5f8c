import { isIPv6 } from 'node:net'

const DOTTED = /(\d+\.){3}\d+$/
const MAPPED = /^::ffff:(?=[\d.]+$)/i

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))

/** An IPv4 address as it is; of an IPv6 address the half that belongs to one line, since its visitor owns the rest. */
export const subnetOf = (address: string) => {
  const plain = address.replace(MAPPED, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.replace(DOTTED, '0:0').replace(/%.*$/, '').split('::')
  const start = groupsOf(head)
  const end = groupsOf(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  const groups = [...start, ...zeros, ...end].slice(0, 4)
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':')
}
