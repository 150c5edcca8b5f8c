/** A worker thread that reads the words of Word documents. Tests run it uncompiled, so its imports have endings. */
import { parentPort } from 'node:worker_threads'
import WordExtractor from 'word-extractor'
import { readDocx } from './readDocx.ts'

const extractor = new WordExtractor()

/** word-extractor writes this for a soft hyphen and for characters that it does not know, all within words. */
const UNKNOWN = /(?<=[\p{L}\p{M}\p{N}])undefined|undefined(?=[\p{L}\p{M}\p{N}])/gu

/** Many resumes keep their words in boxes, and the name in the header. */
const readDoc = async (bytes: Buffer) => {
  const document = await extractor.extract(bytes)
  const parts = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getFootnotes(),
    document.getEndnotes(),
  ]
  return parts
    .filter((part) => part.trim() !== '')
    .join('\n')
    .replace(UNKNOWN, '')
}

// Fails where the document cannot be read.
const answer = async (bytes: Uint8Array) => {
  const file = Buffer.from(bytes)
  const isArchive = file.toString('latin1', 0, 2) === 'PK'
  parentPort?.postMessage(await (isArchive ? readDocx : readDoc)(file))
}

parentPort?.on('message', (bytes: Uint8Array) => void answer(bytes))
