import { connect } from 'node:net'
import type { TestServer } from './server'

/** A connection that sends these bytes, and everything it receives until it is closed. */
export const openConnection = (
  server: Pick<TestServer, 'origin'>,
  bytes: readonly (string | Uint8Array)[] = [],
) => {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => {
    received += text
  })
  // Bytes that are sent after the server closed.
  socket.on('error', () => undefined)
  for (const piece of bytes) socket.write(piece)
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(received))
  })
  return { socket, closed, received: () => received }
}

/** Sends a byte again and again until the connection is closed. */
export const drip = ({ socket }: Pick<ReturnType<typeof openConnection>, 'socket'>, everyMs: number) => {
  const timer = setInterval(() => socket.write('x'), everyMs)
  socket.on('close', () => clearInterval(timer))
}
