import { setTimeout as sleep } from 'node:timers/promises'
import { parseReference } from '@/domain/office/inbox'
import type { PortalDatabase } from '../../database/open'
import {
  claimResume,
  findResumeFile,
  keepResumeText,
  nextWaiting,
  type Waiting,
} from '../../repositories/office/resumeTexts'
import { createWordReader, type WordReader } from './wordReader'

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
