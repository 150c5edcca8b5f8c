import type { GuardedRoute } from '../officeRoute'
import { bulkRoutes } from './bulkRoutes'
import { changeRoutes } from './changeRoutes'
import { exportRoutes } from './exportRoutes'
import { fileRoutes } from './fileRoutes'
import { listRoutes } from './listRoutes'
import { mergeRoutes } from './mergeRoutes'

/** The inbox: readers see it, recruiters work on it, owners erase. Paths that are named come before references. */
export const inboxRoutes: GuardedRoute[] = [
  ...listRoutes,
  ...exportRoutes,
  ...bulkRoutes,
  ...fileRoutes,
  ...changeRoutes,
  ...mergeRoutes,
]
