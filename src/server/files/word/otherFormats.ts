import type { FileFault } from '../fault'
import { xmlDecoder } from './xmlElements'

/*
 * Documents that Word opens under the name of a Word document, and that are none. Job sites and online editors hand them out. They
 * can be neither checked nor shown like a Word document.
 */

const BEGINNING_BYTES = 4096
/** Rich text, and a page as a mail. */
const TEXT_FORMATS = /^\s*(?:\{\\rt|(?:MIME-Version|From|Date|Subject):|Content-Type: *(?:multipart|text))/i
const PAGE =
  /^\s*<(?:[!?][^]*<)?(?:!doctype html|html|head|meta|title|style|body|div|span|section|main|center|font|p|b|br|hr|ul|table|h\d)[\s/>]/i
/** Word 2003 wrote its documents as XML; so do LibreOffice and, in one file, Word itself. */
const OFFICE_XML = /^\s*<\?(?:xml|mso-application)[^]*<(?:w:wordDocument|pkg:package|office:document)\b/
const WORD_PARTS = ['word/document', 'word\\document']
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument.text'
/** The name of its first entry stands here, and then the content. */
const NAME_AT = 30

const isText = (bytes: Buffer) => {
  const text = xmlDecoder(bytes).decode(bytes.subarray(0, BEGINNING_BYTES))
  return [TEXT_FORMATS, PAGE, OFFICE_XML].some((format) => format.test(text))
}

const holdsEntry = (bytes: Buffer, name: string) => bytes.includes(Buffer.from(name, 'utf16le'))

/** An OpenDocument text is an archive like a .docx. */
export const isOpenDocument = (bytes: Buffer) =>
  bytes.toString('latin1', NAME_AT, NAME_AT + OPEN_DOCUMENT.length) === OPEN_DOCUMENT

/** Why a Word document is refused that is of another format than its name says. */
export const otherDocumentFault = (bytes: Buffer, sniffed: string | undefined): FileFault | undefined => {
  // A .docx with a password is kept in a compound file.
  if (sniffed === 'cfb' && holdsEntry(bytes, 'EncryptedPackage')) return 'locked'
  const isArchived =
    bytes.toString('latin1', 0, 2) === 'PK' && WORD_PARTS.some((name) => bytes.includes(name))
  const isOlder = sniffed === 'cfb' && holdsEntry(bytes, 'WordDocument')
  return isArchived || isOlder || isOpenDocument(bytes) || isText(bytes) ? 'otherFormat' : undefined
}
