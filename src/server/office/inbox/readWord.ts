/** A program for a thread of its own: reads the words of Word documents. */
import { parentPort } from 'node:worker_threads'
import WordExtractor from 'word-extractor'

const extractor = new WordExtractor()

/** Many resumes keep their words in boxes, and the name in the header. */
const textOf = async (bytes: Uint8Array) => {
  const document = await extractor.extract(Buffer.from(bytes))
  const parts = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getFootnotes(),
    document.getEndnotes(),
  ]
  return parts.filter((part) => part.trim() !== '').join('\n')
}

// Fails where the document cannot be read.
const answer = async (bytes: Uint8Array) => parentPort?.postMessage(await textOf(bytes))

parentPort?.on('message', (bytes: Uint8Array) => void answer(bytes))
