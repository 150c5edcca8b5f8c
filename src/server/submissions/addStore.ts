import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import type { PortalDatabase } from '../database/open'
import { storeInThread } from './inThread'
import { createStore, type Store, type StoreSettings } from './storeSubmission'

type Storing = {
  store: Store
  /** How often another thread tried a transaction again because the database was busy. */
  retries: () => number
}

/** What stores forms for as long as the server runs. PostgreSQL has processes of its own that wait for the disk. */
export const addStore = (
  app: FastifyInstance,
  { submissionsPerMinute }: Pick<Config, 'submissionsPerMinute'>,
  database: PortalDatabase,
  settings: StoreSettings,
  thread: URL | undefined,
): Storing => {
  if (!thread || !database.file) return { store: createStore(database, settings), retries: () => 0 }
  const { isMailed } = settings
  const inThread = storeInThread(thread, { file: database.file.path, submissionsPerMinute, isMailed })
  app.addHook('onClose', inThread.close)
  const store: Store = async (sent) => {
    const isStored = await inThread.store(sent)
    // The thread knows the files that it opened itself, and damage that it met itself.
    database.confirmKept()
    return isStored
  }
  return { store, retries: inThread.retries }
}
