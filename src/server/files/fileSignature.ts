import { docFault } from './docFiles'
import { jpegFault, pngFault } from './pictureFiles'
import { docxFault, type FileFault } from './wordFiles'

/** Where the end of a PDF is looked for: scanners and mail programs add to it. */
const PDF_END_WITHIN_BYTES = 8192

const pdfFault = (bytes: Buffer): FileFault | undefined =>
  bytes.subarray(-PDF_END_WITHIN_BYTES).includes('%%EOF') ? undefined : 'incomplete'

type Kind = {
  mediaType: string
  /** The first bytes, in hexadecimal. */
  signature: string
  faultOf: (bytes: Buffer) => FileFault | undefined | Promise<FileFault | undefined>
}

const jpeg: Kind = { mediaType: 'image/jpeg', signature: 'ffd8ff', faultOf: jpegFault }

const kinds: Record<string, Kind> = {
  '.doc': { mediaType: 'application/msword', signature: 'd0cf11e0a1b11ae1', faultOf: docFault },
  '.docx': {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signature: '504b0304',
    faultOf: docxFault,
  },
  '.pdf': { mediaType: 'application/pdf', signature: '255044462d', faultOf: pdfFault },
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.png': { mediaType: 'image/png', signature: '89504e470d0a1a0a', faultOf: pngFault },
}

const hasSignature = (bytes: Buffer, signature: string) =>
  bytes.subarray(0, signature.length / 2).toString('hex') === signature

/** The media type of a file of this ending, or what is wrong with its bytes. */
export const inspectFile = async (
  ending: string,
  bytes: Buffer,
): Promise<{ mediaType: string; fault?: undefined } | { mediaType?: undefined; fault: FileFault }> => {
  const kind = kinds[ending]
  if (!kind || !hasSignature(bytes, kind.signature)) return { fault: 'unreal' }
  const fault = await kind.faultOf(bytes)
  return fault ? { fault } : { mediaType: kind.mediaType }
}
