import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

type Exchange = { request: IncomingMessage; response: ServerResponse; isAnswered: boolean }
type Chunk = { chunk: Buffer | string; encoding: BufferEncoding }
type Done = (error?: Error | null) => void

const HEAD_END = '\r\n\r\n'
const NOTHING = Buffer.alloc(0)

/** How many of these bytes, which follow `tail`, belong to the first head in them. */
const lengthOfHead = (bytes: Buffer, tail: Buffer) => {
  const begun = Buffer.concat([tail, bytes.subarray(0, 3)]).indexOf(HEAD_END)
  if (begun !== -1) return begun + HEAD_END.length - tail.length
  const end = bytes.indexOf(HEAD_END)
  return end === -1 ? bytes.length : end + HEAD_END.length
}

/**
 * A client's connection as Node's HTTP parser sees it: the parser gets a request only when the one before was answered.
 * From the socket itself it would turn all requests of a read into objects at once, thousands of them from 64 kB. Here they
 * wait as bytes, and the kernel slows down a client that sends ahead.
 */
export class ClientConnection extends Duplex {
  /** When the connection began, or its client last took a part of an answer, in milliseconds of `performance`. */
  progressAt = performance.now()
  readonly #socket: Socket
  #exchange: Exchange | undefined
  #bodyBytesLeft = 0
  /** The last bytes that the parser got: the end of a head may have begun in them. */
  #tail: Buffer = NOTHING
  #isParserReady = false

  constructor(socket: Socket) {
    // Streams ask for more only when all was handed over.
    super({ readableHighWaterMark: 1, decodeStrings: false })
    this.#socket = socket
    socket.on('data', (bytes: Buffer) => this.#take(bytes))
    socket.on('end', () => this.push(null))
    socket.on('timeout', () => {
      // A long answer may take its time; its next bytes start the clock again.
      if (!this.#awaitsServer) this.emit('timeout')
    })
    socket.on('error', (error) => this.destroy(error))
    socket.on('close', () => this.destroy())
  }

  get remoteAddress() {
    return this.#socket.remoteAddress
  }

  /** Whether a request is being read or answered, and the client has read what was sent of the answer. */
  get isAnswering() {
    return this.#exchange?.isAnswered === false && this.writableLength === 0
  }

  /** Begins the exchange of a request that the parser has read, up to its body. */
  begin(request: IncomingMessage, response: ServerResponse) {
    const exchange = { request, response, isAnswered: false }
    this.#exchange = exchange
    this.#bodyBytesLeft = Number(request.headers['content-length'] ?? 0)
    response.once('close', () => {
      exchange.isAnswered = true
      this.#feed()
    })
  }

  /**
   * Closes the connection because its next bytes cannot be read. They are answered only if their answer cannot be taken
   * for that of another request, which is finished first.
   */
  refuse(answer: string) {
    const exchange = this.#exchange
    if (exchange?.isAnswered === false && (exchange.request.complete || exchange.response.headersSent)) {
      this.pause()
      exchange.response.once('close', () => this.destroySoon())
      return
    }
    const isRestOfAnswered = exchange?.isAnswered === true && !exchange.request.complete
    if (this.writable && !isRestOfAnswered) this.write(answer)
    this.destroySoon()
  }

  setTimeout(ms: number) {
    this.#socket.setTimeout(ms)
    return this
  }

  /** Closes the connection when everything was sent. */
  destroySoon() {
    this.end()
    if (this.writableFinished) this.destroy()
    else this.once('finish', () => this.destroy())
  }

  /** Closes the connection at once. The kernel drops what nobody reads, too, and does not keep it for minutes. */
  cut() {
    if (this.writableLength > 0) this.#socket.resetAndDestroy()
    else this.destroy()
  }

  override _read() {
    // Streams ask for more just before they hand over what they have.
    process.nextTick(() => {
      this.#isParserReady = true
      this.#feed()
    })
  }

  override _write(chunk: Buffer | string, encoding: BufferEncoding, done: Done) {
    this.#socket.write(chunk, encoding, this.#noting(done))
  }

  override _writev(chunks: Chunk[], done: Done) {
    this.#socket.cork()
    for (const [index, { chunk, encoding }] of chunks.entries())
      this.#socket.write(chunk, encoding, index === chunks.length - 1 ? this.#noting(done) : undefined)
    this.#socket.uncork()
  }

  override _final(done: Done) {
    this.#socket.end(done)
  }

  override _destroy(error: Error | null, done: Done) {
    this.#socket.destroy()
    done(error)
  }

  get #isOwed() {
    return this.#exchange?.request.complete === true && !this.#exchange.isAnswered
  }

  /** Whether only the server can go on: it owes an answer, and the client has read what was sent of it. */
  get #awaitsServer() {
    return this.#isOwed && this.isAnswering
  }

  #noting(done: Done): Done {
    return (error) => {
      this.progressAt = performance.now()
      done(error)
    }
  }

  #take(bytes: Buffer) {
    let rest = bytes
    while (rest.length > 0 && this.#isParserReady && !this.#isOwed) {
      const length = this.#bodyBytesLeft > 0 ? this.#bodyBytesLeft : lengthOfHead(rest, this.#tail)
      const next = rest.subarray(0, length)
      rest = rest.subarray(length)
      this.#bodyBytesLeft = Math.max(0, this.#bodyBytesLeft - next.length)
      this.#tail = Buffer.concat([this.#tail, next.subarray(-3)]).subarray(-3)
      this.#isParserReady = this.push(next)
    }
    if (rest.length === 0) return
    this.#socket.pause()
    this.#socket.unshift(rest)
  }

  #feed() {
    if (this.#isParserReady && !this.#isOwed) this.#socket.resume()
  }
}

/** Hands the requests of a connection to `handle` one after another. */
export const inTurn =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    const { socket } = request
    if (socket instanceof ClientConnection) socket.begin(request, response)
    handle(request, response)
  }
