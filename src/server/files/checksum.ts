import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

const CRC = 'crc32:'

/**
 * What tells a damaged file from a whole one. An error-detecting code, since who could forge the bytes of a stored file
 * could forge any sum beside them; it costs a tenth of a SHA-256.
 */
export const checksumOf = (bytes: Uint8Array) => CRC + crc32(bytes).toString(16).padStart(8, '0')

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Whether a file is as it was when its checksum was taken; that of older files is a SHA-256. */
export const isWhole = (bytes: Uint8Array, checksum: string) =>
  checksum === (checksum.startsWith(CRC) ? checksumOf(bytes) : sha256Of(bytes))
