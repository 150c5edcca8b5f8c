/** A program for a thread of its own: reads the words of one Word document, and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import WordExtractor from 'word-extractor'

/** Many resumes keep their words in boxes, and the name in the header. */
const textOf = async (bytes: Uint8Array) => {
  const document = await new WordExtractor().extract(Buffer.from(bytes))
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
const answer = async () => parentPort?.postMessage(await textOf(workerData as Uint8Array))

void answer()
