import { subnetOf } from '../../submissions/senderAddress'
import type { ClientConnection } from './clientConnection'
import type { RequestLimits } from './requestLimits'

type Limits = Pick<RequestLimits, 'connectionsMax' | 'connectionsOfAddressMax'>

/**
 * Bounds the connections of all and of each address. A new one takes the place of one that waits for its client, to send a
 * request or to read an answer, the longest without progress: of its own address, or, where all are taken, of the address
 * that has most. Bytes of a request are no progress: they cost a client nothing. A trusted proxy has no bound of its own.
 * Returns a function that takes a connection, or closes it because there is no room.
 */
export const createConnectionLimits = (
  { connectionsMax, connectionsOfAddressMax }: Limits,
  { trustProxy }: { trustProxy: boolean },
) => {
  const ofAddressMax = trustProxy ? connectionsMax : connectionsOfAddressMax
  const byAddress = new Map<string, Set<ClientConnection>>()
  let count = 0

  const leave = (connection: ClientConnection, address: string, ofAddress: Set<ClientConnection>) => {
    if (!ofAddress.delete(connection)) return
    count -= 1
    if (ofAddress.size === 0) byAddress.delete(address)
  }

  const closeLongestWaiting = (address: string, ofAddress: Set<ClientConnection>) => {
    let longest: ClientConnection | undefined
    for (const connection of ofAddress)
      if (!connection.isAnswering && !(longest && longest.progressAt <= connection.progressAt))
        longest = connection
    if (!longest) return false
    leave(longest, address, ofAddress)
    longest.cut()
    return true
  }

  const closeOneOfMost = () => {
    const [most] = [...byAddress].toSorted(([, a], [, b]) => b.size - a.size)
    return most !== undefined && closeLongestWaiting(...most)
  }

  return (connection: ClientConnection) => {
    const address = subnetOf(connection.remoteAddress ?? '')
    const own = byAddress.get(address)
    const hasRoom =
      (own === undefined || own.size < ofAddressMax || closeLongestWaiting(address, own)) &&
      (count < connectionsMax || closeOneOfMost())
    if (!hasRoom) {
      connection.destroy()
      return false
    }
    const ofAddress = byAddress.get(address) ?? new Set()
    byAddress.set(address, ofAddress.add(connection))
    count += 1
    connection.once('close', () => leave(connection, address, ofAddress))
    return true
  }
}
