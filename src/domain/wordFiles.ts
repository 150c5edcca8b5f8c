const COMPOUND_SIGNATURE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const ZIP_SIGNATURE = 'PK\x03\x04'
/** The directory of an archive ends with this: a file that was cut lacks it. */
const ZIP_END = 'PK\x05\x06'
const ZIP_END_WITHIN_BYTES = 65_557

/** The form of names in a compound file. */
const inUtf16 = (name: string) => Array.from(name, (letter) => `${letter}\0`).join('')
const DOC_STREAM = inUtf16('WordDocument')
/** A .docx with a password is kept in a compound file. */
const LOCKED_STREAM = inUtf16('EncryptedPackage')
const DOCX_PART = /word[/\\]document\d*\.xml/i

/** Which kind of Word document a file is by its content; undefined where Word may not open it. */
export const wordKindOf = (bytes: Uint8Array): '.doc' | '.docx' | undefined => {
  const text = new TextDecoder('latin1').decode(bytes)
  if (text.startsWith(COMPOUND_SIGNATURE))
    return text.includes(DOC_STREAM) && !text.includes(LOCKED_STREAM) ? '.doc' : undefined
  const isWhole = text.startsWith(ZIP_SIGNATURE) && text.slice(-ZIP_END_WITHIN_BYTES).includes(ZIP_END)
  return isWhole && DOCX_PART.test(text) ? '.docx' : undefined
}
