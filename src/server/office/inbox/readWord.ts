/**
 * A program for a thread of its own: reads the words of one Word document after the other. The starter of the thread ends it
 * where a document takes too long or too much memory.
 */
import { parentPort } from 'node:worker_threads'
import WordExtractor from 'word-extractor'

/** The answer of the thread: the text, or undefined where the document cannot be read. */
export type WordText = { text: string | undefined }

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

const answer = (text: string | undefined) => parentPort?.postMessage({ text } satisfies WordText)

parentPort?.on('message', (bytes: Uint8Array) => {
  textOf(bytes).then(answer, () => answer(undefined))
})
