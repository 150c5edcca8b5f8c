import { setTimeout as pause } from 'node:timers/promises'
import type { PortalDatabase } from '@/server/database/open'
import type { Received } from '@test/support/mailServer'

export const NOW = '2026-03-04T05:06:07.000Z'
const STEP_MS = 20
const PATIENCE_MS = 10_000

export const until = async (isSo: () => boolean | Promise<boolean>) => {
  for (let waited = 0; !(await isSo()); waited += STEP_MS) {
    if (waited > PATIENCE_MS) throw new Error('this never happened')
    await pause(STEP_MS)
  }
}

export const outboxOf = ({ db }: Pick<PortalDatabase, 'db'>) =>
  db.selectFrom('mail_outbox').selectAll().execute()

/** The mail with line ends as we write them. */
export const plain = ({ raw }: Received) => raw.replaceAll('\r\n', '\n')
