import { fileTypeFromBuffer } from 'file-type'
import type { FileFault } from './fault'
import { jpegFault } from './pictures/jpeg'
import { isOpenDocument, otherDocumentFault } from './word/otherFormats'
import { docFault, docxFault } from './word/packageFault'
import { pdfFault } from './pdf'
import { pngFault } from './pictures/png'

/** Enough for every type here; an archive is not searched for what it contains. */
const SNIFFED_BYTES = 64

/** The usual extension of a file with these first bytes. */
export const sniffExtension = async (bytes: Buffer): Promise<string | undefined> =>
  (await fileTypeFromBuffer(bytes.subarray(0, SNIFFED_BYTES)))?.ext

type ContentType = {
  mediaType: string
  /** The type that the first bytes tell. */
  sniffedAs: readonly string[]
  /** Word opens documents of some other formats under this name. */
  isWord?: boolean
  faultOf: (bytes: Buffer) => FileFault | undefined | Promise<FileFault | undefined>
}

const jpeg: ContentType = { mediaType: 'image/jpeg', sniffedAs: ['jpg'], faultOf: jpegFault }

const contentTypes: Record<string, ContentType> = {
  '.doc': { mediaType: 'application/msword', sniffedAs: ['cfb'], isWord: true, faultOf: docFault },
  '.docx': {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    sniffedAs: ['zip', 'docx'],
    isWord: true,
    faultOf: docxFault,
  },
  '.pdf': { mediaType: 'application/pdf', sniffedAs: ['pdf'], faultOf: pdfFault },
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.png': { mediaType: 'image/png', sniffedAs: ['png', 'apng'], faultOf: pngFault },
}

/** The media type of a file with this extension, or why its content is refused. */
export const inspectFile = async (
  extension: string,
  bytes: Buffer,
): Promise<{ mediaType: string; fault?: undefined } | { mediaType?: undefined; fault: FileFault }> => {
  const type = contentTypes[extension]
  const sniffed = await sniffExtension(bytes)
  if (!type?.sniffedAs.includes(sniffed ?? ''))
    return { fault: (type?.isWord && otherDocumentFault(bytes, sniffed)) || 'wrongType' }
  if (type.isWord && isOpenDocument(bytes)) return { fault: 'otherFormat' }
  const fault = await type.faultOf(bytes)
  return fault ? { fault } : { mediaType: type.mediaType }
}
