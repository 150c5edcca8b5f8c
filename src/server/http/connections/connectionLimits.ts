import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { subnetOf } from '../../submissions/senderAddress'
import { isAnswering } from './pipelines'
import type { RequestLimits } from './requestLimits'

type Limits = Pick<RequestLimits, 'connectionsMax' | 'connectionsOfAddressMax'>

/**
 * Bounds the connections of all and of each address. A new one takes the place of the oldest on which nothing is being
 * answered: of its own address, or, where all are taken, of the address that has most. A trusted proxy has no bound of its own.
 */
export const limitConnections = (
  server: Server,
  { connectionsMax, connectionsOfAddressMax }: Limits,
  { trustProxy }: { trustProxy: boolean },
) => {
  const ofAddressMax = trustProxy ? connectionsMax : connectionsOfAddressMax
  const byAddress = new Map<string, Set<Socket>>()
  let count = 0

  const leave = (socket: Socket, address: string, sockets: Set<Socket>) => {
    if (!sockets.delete(socket)) return
    count -= 1
    if (sockets.size === 0) byAddress.delete(address)
  }

  const closeOldestIdle = (address: string, sockets: Set<Socket>) => {
    for (const socket of sockets) {
      if (isAnswering(socket)) continue
      leave(socket, address, sockets)
      socket.destroy()
      return true
    }
    return false
  }

  const closeOneOfMost = () => {
    const [most] = [...byAddress].toSorted(([, a], [, b]) => b.size - a.size)
    return most !== undefined && closeOldestIdle(...most)
  }

  server.on('connection', (socket: Socket) => {
    const address = subnetOf(socket.remoteAddress ?? '')
    const own = byAddress.get(address)
    const hasRoom =
      (own === undefined || own.size < ofAddressMax || closeOldestIdle(address, own)) &&
      (count < connectionsMax || closeOneOfMost())
    if (!hasRoom) {
      socket.destroy()
      return
    }
    const sockets = byAddress.get(address) ?? new Set()
    byAddress.set(address, sockets.add(socket))
    count += 1
    socket.once('close', () => leave(socket, address, sockets))
  })
}
