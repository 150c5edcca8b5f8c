import { requireRecentNode } from './nodeVersion'

requireRecentNode()
void import('./start').then(({ start }) =>
  start({ storeThread: new URL('storeThread.mjs', import.meta.url) }),
)
