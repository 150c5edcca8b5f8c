const decode = (bytes: Uint8Array, encoding: string) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** UTF-16 has a byte order mark. */
const encodingsOf = ([first, second]: Uint8Array) => {
  if (first === 0xff && second === 0xfe) return ['utf-16le']
  return first === 0xfe && second === 0xff ? ['utf-16be'] : ['utf-8', 'windows-1252']
}

/** The text of a file that people write, in UTF-8, UTF-16 or else Windows-1252, without its byte order mark. */
export const fileText = (bytes: Uint8Array) =>
  encodingsOf(bytes)
    .map((encoding) => decode(bytes, encoding))
    .find((decoded) => decoded !== undefined)
