import type { PortalDatabase } from '../database/open'
import { contentVersion } from '../repositories/fill'

/**
 * Tells the version of the content, which changes in this process or in another. Asking costs one tiny statement:
 * submissions move the stamp of the database too, but not the version.
 */
export const watchVersion = ({ db, changeStamp }: PortalDatabase) => {
  let stamp = ''
  let version = -1
  return async () => {
    const newStamp = await changeStamp()
    if (newStamp !== stamp) {
      version = await contentVersion(db)
      stamp = newStamp
    }
    return version
  }
}
