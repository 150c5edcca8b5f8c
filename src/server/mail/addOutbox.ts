import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import type { PortalDatabase } from '../database/open'
import { createMailer } from './mailer'
import { createOutbox } from './outbox'

type Needs = { database: PortalDatabase; now: () => Date }

/** Mails submissions while the server runs; undefined if SMTP_URL is not set. */
export const addOutbox = (app: FastifyInstance, config: Config, { database, now }: Needs) => {
  const mailer = createMailer(config)
  if (!mailer) return undefined
  const outbox = createOutbox({ database, mailer, now, log: app.log })
  app.addHook('onReady', async () => void outbox.look())
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= outbox.stop())
  // Finishes the mail under way while the requests under way finish.
  app.addHook('preClose', async () => void stop())
  app.addHook('onClose', stop)
  return outbox
}
