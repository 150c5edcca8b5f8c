import { Worker } from 'node:worker_threads'
import { endingOf } from '@/domain/fileKinds'
import { RESUME_CHARACTERS_MAX } from '@/domain/office/inbox'
import { wordKindOf } from '@/domain/wordFiles'
import { inspectFile } from '../../files/inspectFile'
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

const toNobody: Answer = () => undefined

/** Reads Word documents by a program in a thread of its own, which is started when it is needed. */
export const createWordReader = (program: URL, { readingMs = READING_MS } = {}) => {
  let worker: Worker | undefined
  /** What waits for the thread. */
  let answer = toNobody

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
        answer = toNobody
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

export type WordReader = ReturnType<typeof createWordReader>
