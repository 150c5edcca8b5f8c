import type { PortalDatabase } from '@/server/database/open'
import type { Received } from '@test/support/mailServer'

export const NOW = '2026-03-04T05:06:07.000Z'

export const outboxOf = ({ db }: Pick<PortalDatabase, 'db'>) =>
  db.selectFrom('mail_outbox').selectAll().execute()

/** The mail with line ends as we write them. */
export const plain = ({ raw }: Received) => raw.replaceAll('\r\n', '\n')
