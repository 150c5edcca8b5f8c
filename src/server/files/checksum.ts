import { createHash } from 'node:crypto'

/** SHA-256, in hexadecimal digits. */
export const checksumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
