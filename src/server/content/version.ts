import { todayInIndia } from '@/domain/calendar'
import type { PortalDatabase } from '../database/open'
import { contentVersion } from '../repositories/meta'

/**
 * Returns a function that reads the version of the content, which this process or another may raise, and which is another
 * one each day: a job closes at midnight in India. It queries the
 * version only after a commit: submissions are commits, too, but do not raise it.
 */
export const watchVersion = ({ db, dataVersion }: PortalDatabase) => {
  let seen = ''
  let version = -1
  return async () => {
    const newest = await dataVersion()
    if (newest !== seen) {
      version = await contentVersion(db)
      seen = newest
    }
    return `${version} ${todayInIndia(Date.now())}`
  }
}
