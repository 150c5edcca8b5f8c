import { setTimeout as sleep } from 'node:timers/promises'
import { endingOf } from '@/domain/submissions/fileKinds'
import { RESUME_CHARACTERS_MAX } from '@/domain/submissions/inbox'
import { wordKindOf } from '@/domain/submissions/wordFiles'
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
import { createThread, type Thread } from '../thread'

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

/** The words of a document; undefined where it cannot be read or holds what no upload may hold. */
const readWords = async (thread: Thread, name: string, bytes: Uint8Array, stopped: AbortSignal) => {
  if (!wordKindOf(bytes)) return undefined
  const { fault } = await inspectFile(endingOf(name), Buffer.from(bytes))
  if (fault) return undefined
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(READING_MS)])
  try {
    return tidied(await thread.ask<string>(bytes, signal))
  } catch {
    return undefined
  }
}

/** A server that is killed while it reads a resume leaves it to the others after that time. */
const LEASE_MS = 3 * 60_000
/** Between two, so that many old ones leave room for visitors. */
const PAUSE_MS = 10

type Needs = { database: PortalDatabase; now: () => Date; signal: AbortSignal }

const readOne = async ({ database, signal }: Needs, thread: Thread, { reference }: Waiting) => {
  const file = await findResumeFile(database.db, reference)
  const text = file && (await readWords(thread, file.original_name, file.bytes, signal))
  // The next server reads it.
  if (signal.aborted) return
  await database.write((trx) => keepResumeText(trx, reference, text))
}

/** Reads the words of waiting resumes, each by one server. `program` reads Word documents, see `readWord.ts`. */
export const createResumeReader = (program: URL) => async (needs: Needs) => {
  const { database, now, signal } = needs
  const thread = createThread(program, LIMITS)
  const inMs = (ms: number) => new Date(now().getTime() + ms).toISOString()
  try {
    while (!signal.aborted) {
      const waiting = await nextWaiting(database.db, inMs(0))
      if (!waiting) return
      const isOurs = await database.write((trx) => claimResume(trx, waiting, inMs(LEASE_MS)))
      if (isOurs) await readOne(needs, thread, waiting)
      await sleep(PAUSE_MS)
    }
  } finally {
    await thread.stop()
  }
}
