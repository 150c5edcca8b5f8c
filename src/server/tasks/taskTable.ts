import type { Config } from '../config/config'
import type { Outbox } from '../mail/outbox'
import { createResumeReader } from '../office/inbox/readResumes'
import { rebuild } from '../staff/eraseSubmissions'
import { createMorningMail } from '../staff/morningMail'
import { purgeByRetention } from '../staff/retention'
import { createIntegrityCheck } from '../database/integrityCheck'
import { deleteExpired } from '../submissions/idempotency'
import type { LeasedTask, Task } from './scheduler'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

type Needs = {
  config: Config
  outbox?: Outbox
  /** The program that reads the words of resumes; without it they wait. */
  readWord?: URL
}

const leased = { everyMs: MINUTE_MS, leaseMs: HOUR_MS }
export const purgeTask: LeasedTask = { ...leased, name: 'purge', run: purgeByRetention }
export const rebuildTask: LeasedTask = { ...leased, name: 'rebuild', run: rebuild }
/** A mail that was not taken is tried again after this time. */
const MAIL_LEASE_MS = 15 * MINUTE_MS
export const morningTask = (config: Config): LeasedTask => ({
  everyMs: MINUTE_MS,
  leaseMs: MAIL_LEASE_MS,
  name: 'morning',
  run: createMorningMail(config),
})

/** Everything that the server runs by the clock. */
export const taskTable = ({ config, outbox, readWord }: Needs): Task[] => [
  { name: 'integrity', everyMs: 30 * SECOND_MS, run: createIntegrityCheck() },
  ...(config.apiHost
    ? []
    : [{ name: 'expiry', everyMs: MINUTE_MS, run: deleteExpired }, purgeTask, rebuildTask]),
  ...(outbox ? [{ name: 'mail', everyMs: 10 * SECOND_MS, run: outbox.sendDue }] : []),
  ...(outbox && config.office ? [morningTask(config)] : []),
  ...(config.office && readWord
    ? [{ name: 'resumes', everyMs: 2 * SECOND_MS, run: createResumeReader(readWord) }]
    : []),
]
