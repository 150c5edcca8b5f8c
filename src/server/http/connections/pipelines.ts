import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests a client may send ahead of their answers. Browsers and proxies send none. */
const WAITING_MAX = 100
/** On all connections: each waiting request takes kilobytes, and up to 80 kB with its headers and its body. */
const WAITING_OF_ALL_MAX = 1000

type Exchange = { request: IncomingMessage; response: ServerResponse }

/** The exchange under way on a connection, and those that wait for its end. It stays until its body has arrived. */
type Pipeline = { current: Exchange; waiting: Exchange[]; isAnswered: boolean; isEnding: boolean }

const pipelines = new WeakMap<Socket, Pipeline>()

/** Whether a request of this connection is being answered. */
export const isAnswering = (socket: Socket) => pipelines.get(socket)?.isAnswered === false

/**
 * Handles the requests of a connection one after another, so that a connection holds one answer at a time. A client that
 * sends far ahead is cut off, and so is one that sends ahead while too many requests wait.
 */
export const answerInTurn = (handle: RequestListener): RequestListener => {
  let waitingOfAll = 0

  const begin = (socket: Socket, current: Exchange, waiting: Exchange[], isEnding = false) => {
    const pipeline = { current, waiting, isAnswered: false, isEnding }
    pipelines.set(socket, pipeline)
    current.response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.shift()
      if (next) waitingOfAll -= 1
      // Of a connection that ends, the last request may be the one that could not be read.
      if (next && (next.request.complete || !pipeline.isEnding)) {
        begin(socket, next, waiting, pipeline.isEnding)
        return
      }
      pipeline.isAnswered = true
      waitingOfAll -= waiting.length
      if (current.request.complete) pipelines.delete(socket)
      if (pipeline.isEnding) socket.destroySoon()
    })
    handle(current.request, current.response)
  }

  return (request, response) => {
    const { socket } = request
    const pipeline = pipelines.get(socket)
    if (!pipeline || pipeline.isAnswered) {
      begin(socket, { request, response }, [])
      return
    }
    waitingOfAll += 1
    const ahead = pipeline.waiting.push({ request, response })
    if (ahead > WAITING_MAX || waitingOfAll > WAITING_OF_ALL_MAX) socket.destroy()
  }
}

/** Whether the bytes that cannot be read have no answer yet, and no other answer comes before theirs. */
const mayBeAnswered = ({ current: { request, response }, waiting, isAnswered }: Pipeline) =>
  isAnswered ? request.complete : waiting.length === 0 && !request.complete && !response.headersSent

/**
 * Closes a connection whose next bytes cannot be read. They are answered only if their answer cannot be taken for that of
 * another request; otherwise the connection is closed after the answers to the requests before.
 */
export const endConnection = (socket: Socket, answer: string) => {
  const pipeline = pipelines.get(socket)
  const isAnswerable = !pipeline || mayBeAnswered(pipeline)
  if (!isAnswerable && !pipeline.isAnswered) {
    pipeline.isEnding = true
    socket.pause()
    return
  }
  if (isAnswerable && socket.writable) socket.write(answer)
  socket.destroySoon()
}
