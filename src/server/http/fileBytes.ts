import type { Readable } from 'node:stream'

const FIRST_BYTES = 64 * 1024

/**
 * The bytes of a stream. They are joined as they come, since small pieces cost many times their bytes, and moved to a
 * larger buffer by `transfer`, which frees the smaller one at once and not at some later garbage collection.
 */
export const bytesOf = async (stream: Readable) => {
  let buffer = new ArrayBuffer(FIRST_BYTES)
  let bytes = Buffer.from(buffer)
  let size = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    const needed = size + piece.length
    if (needed > bytes.length) {
      buffer = buffer.transfer(Math.max(2 * bytes.length, needed))
      bytes = Buffer.from(buffer)
    }
    size += piece.copy(bytes, size)
  }
  return Buffer.from(buffer.transfer(size))
}
