import { sampleContent } from '@/server/content/sample'
import { openPortalDatabase } from '@/server/database/file'
import { insertContent } from '@/server/repositories/contentRows'
import { markFilled } from '@/server/repositories/meta'
import { variedJobs } from './jobs'

/** Fills an empty database with so many jobs, and with more where that is wanted. */
export const fillWith =
  (jobs: number, databaseUrl?: string, more?: (database: Opened) => Promise<unknown>) =>
  async ({ dataDir }: { dataDir: string }) => {
    const now = new Date()
    const database = await openPortalDatabase({ dataDir, databaseUrl })
    try {
      await database.write(async (trx) => {
        await insertContent(trx, { ...sampleContent(now), job: variedJobs(jobs, now) })
        await markFilled(trx, now.toISOString())
      })
      await more?.(database)
    } finally {
      await database.close()
    }
  }

type Opened = Awaited<ReturnType<typeof openPortalDatabase>>
