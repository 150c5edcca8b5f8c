import { clearInterval, setInterval } from 'node:timers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { parseReference } from '@/domain/office/inbox'
import type { PortalDatabase } from '../../database/open'
import {
  claimResume,
  findResumeFile,
  keepResumeText,
  nextWaiting,
  type Waiting,
} from '../../repositories/office/resumeTexts'
import { fillInbox } from './fillInbox'
import { createWordReader, type WordReader } from './wordReader'

/** A resume can be searched a little after it came in. */
const LOOK_EVERY_MS = 2000
/** A server that is killed while it reads one leaves it to the others after that time, which leaves room for clocks that differ. */
const LEASE_MS = 3 * 60_000
/** Between two, so that many old ones leave room for visitors. */
const PAUSE_MS = 10
/** How often entries are looked for that a server of an earlier version did not write. */
const ROUNDS_UNTIL_FILLED_AGAIN = 30

type Needs = {
  database: PortalDatabase
  now: () => Date
  /** The program that reads Word documents, see `readWord.ts`; without it resumes wait. */
  readWord?: URL
}

type Reading = {
  database: PortalDatabase
  now: () => Date
  reader: WordReader
  isStopped: () => boolean
}

const readOne = async ({ database, reader, isStopped }: Reading, { reference }: Waiting) => {
  const { kind = '', id = '' } = parseReference(reference) ?? {}
  const file = await findResumeFile(database.db, kind, id)
  const text = file && (await reader.read(file.original_name, file.bytes))
  // The next server reads it.
  if (isStopped()) return
  await database.write((trx) => keepResumeText(trx, reference, text))
}

/** Reads the resumes that wait, one after the other; each by one server. */
const readWaiting = async (reading: Reading) => {
  const { database, now, isStopped } = reading
  const inMs = (ms: number) => new Date(now().getTime() + ms).toISOString()
  while (!isStopped()) {
    const waiting = await nextWaiting(database.db, { now: inMs(0), claimedAtMost: inMs(2 * LEASE_MS) })
    if (!waiting) return
    const isOurs = await database.write((trx) => claimResume(trx, waiting, inMs(LEASE_MS)))
    if (isOurs) await readOne(reading, waiting)
    await sleep(PAUSE_MS)
  }
}

/** While the server runs: adds the entries of older submissions, and reads the words of resumes. */
export const addInboxRounds = (app: FastifyInstance, { database, now, readWord }: Needs) => {
  let stopped = false
  let rounds = 0
  const isStopped = () => stopped
  const reader = readWord && createWordReader(readWord)

  const work = async () => {
    if (rounds % ROUNDS_UNTIL_FILLED_AGAIN === 0) await fillInbox({ database, isStopped })
    rounds += 1
    if (!reader) return
    try {
      await readWaiting({ database, now, reader, isStopped })
    } finally {
      await reader.stop()
    }
  }

  let round: Promise<void> | undefined
  const look = () => {
    round ??= work()
      .catch((error: unknown) => {
        // The next round does it.
        if (!stopped && !database.isBusy(error) && !database.isUnavailable(error))
          app.log.error({ err: error }, 'the inbox could not be completed')
      })
      .finally(() => {
        round = undefined
      })
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    look()
    timer = setInterval(look, LOOK_EVERY_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    stopped = true
    clearInterval(timer)
    await reader?.stop()
    await round
  })
}
