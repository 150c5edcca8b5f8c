import type { FileFault } from './fault'

/** Scanners and mail programs append to a PDF. */
const END_WITHIN_BYTES = 8192

/** Why a PDF is refused. Its actions and scripts are not looked at: most are compressed. */
export const pdfFault = (bytes: Buffer): FileFault | undefined =>
  bytes.subarray(-END_WITHIN_BYTES).includes('%%EOF') ? undefined : 'incomplete'
