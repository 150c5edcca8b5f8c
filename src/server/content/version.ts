import type { PortalDatabase } from '../database/open'
import { contentVersion } from '../repositories/meta'

/** Reads the version of the content, queried only after a commit. Another one each day: jobs close at midnight in India. */
export const watchVersion = (
  { db, dataVersion }: Pick<PortalDatabase, 'db' | 'dataVersion'>,
  today: () => string,
) => {
  let seen = ''
  let version = -1
  return async () => {
    const newest = await dataVersion()
    if (newest !== seen) {
      version = await contentVersion(db)
      seen = newest
    }
    return `${version} ${today()}`
  }
}
