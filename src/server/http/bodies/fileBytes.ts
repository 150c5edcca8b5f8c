import type { Readable } from 'node:stream'

const STEP_BYTES = 64 * 1024

/**
 * The bytes of a stream of at most `maxBytes`. They are joined as they come, since small pieces cost many times their
 * bytes, in a buffer that grows in its place, so that nothing is in memory twice.
 */
export const bytesOf = async (stream: Readable, maxBytes: number) => {
  const buffer = new ArrayBuffer(0, { maxByteLength: maxBytes })
  let size = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    const end = size + piece.length
    if (end > buffer.byteLength) buffer.resize(Math.min(maxBytes, Math.ceil(end / STEP_BYTES) * STEP_BYTES))
    size += piece.copy(Buffer.from(buffer), size)
  }
  return Buffer.from(buffer, 0, size)
}
