import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { endingOf } from '@/domain/fileKinds'
import { parseReference, RESUME_CHARACTERS_MAX } from '@/domain/office/inbox'
import { wordKindOf } from '@/domain/wordFiles'
import type { PortalDatabase } from '../../database/open'
import { inspectFile } from '../../files/inspectFile'
import {
  claimResume,
  findResumeFile,
  keepResumeText,
  nextWaiting,
  type Waiting,
} from '../../repositories/office/resumeTexts'
import { usableText } from '../../spreadsheet/cellText'
import type { WordText } from './readWord'

const READING_MS = 10_000
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

/** The text without what no database holds, and without the gaps that tables leave. */
const tidied = (text: string) =>
  usableText(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, RESUME_CHARACTERS_MAX)
    .replace(/\p{Cs}$/u, '')

type Answer = (text: string | undefined) => void

const ignore: Answer = () => undefined

/** Reads Word documents by a program in a thread of its own, which is started when it is needed. */
const createWordReader = (program: URL, { readingMs = READING_MS } = {}) => {
  let worker: Worker | undefined
  /** Takes the answer of the thread. */
  let answer = ignore

  const stop = async () => {
    const stopped = worker
    worker = undefined
    answer(undefined)
    await stopped?.terminate()
  }

  const start = () => {
    const started = new Worker(program, {
      resourceLimits: LIMITS,
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
    })
    const hear = (text: string | undefined) => {
      if (worker === started) answer(text)
    }
    started.on('message', ({ text }: WordText) => hear(text))
    // Out of memory, for instance.
    for (const event of ['error', 'exit']) started.on(event, () => hear(undefined))
    return started
  }

  const ask = (bytes: Uint8Array) =>
    new Promise<string | undefined>((resolve) => {
      const giveUp = setTimeout(() => answer(undefined), readingMs)
      answer = (text) => {
        clearTimeout(giveUp)
        answer = ignore
        resolve(text)
        if (text === undefined) void stop()
      }
      worker ??= start()
      worker.postMessage(bytes)
    })

  return {
    /**
     * The words of a document; undefined where it cannot be read, because it is damaged, no Word document, too large when
     * unpacked or holds what no upload may hold. Call it again when it has answered.
     */
    read: async (name: string, bytes: Uint8Array) => {
      if (!wordKindOf(bytes)) return undefined
      const { fault } = await inspectFile(endingOf(name), Buffer.from(bytes))
      if (fault) return undefined
      const text = await ask(bytes)
      return text === undefined ? undefined : tidied(text)
    },
    stop,
  }
}

type WordReader = ReturnType<typeof createWordReader>

/** A server that is killed while it reads a resume leaves it to the others after that time. */
const LEASE_MS = 3 * 60_000
/** Between two, so that many old ones leave room for visitors. */
const PAUSE_MS = 10

type Needs = { database: PortalDatabase; now: () => Date; signal: AbortSignal }

const readOne = async ({ database, signal }: Needs, reader: WordReader, { reference }: Waiting) => {
  const { kind = '', id = '' } = parseReference(reference) ?? {}
  const file = await findResumeFile(database.db, kind, id)
  const text = file && (await reader.read(file.original_name, file.bytes))
  // The next server reads it.
  if (signal.aborted) return
  await database.write((trx) => keepResumeText(trx, reference, text))
}

const readWaiting = async (needs: Needs, reader: WordReader) => {
  const { database, now, signal } = needs
  const inMs = (ms: number) => new Date(now().getTime() + ms).toISOString()
  while (!signal.aborted) {
    const waiting = await nextWaiting(database.db, inMs(0))
    if (!waiting) return
    const isOurs = await database.write((trx) => claimResume(trx, waiting, inMs(LEASE_MS)))
    if (isOurs) await readOne(needs, reader, waiting)
    await sleep(PAUSE_MS)
  }
}

/**
 * Returns a function that reads the words of the resumes that wait, one after the other; each by one server. `program` reads
 * Word documents, see `readWord.ts`.
 */
export const createResumeReader = (program: URL) => {
  const reader = createWordReader(program)
  const stop = () => void reader.stop()
  return async (needs: Needs) => {
    needs.signal.addEventListener('abort', stop, { once: true })
    try {
      await readWaiting(needs, reader)
    } finally {
      needs.signal.removeEventListener('abort', stop)
      await reader.stop()
    }
  }
}
