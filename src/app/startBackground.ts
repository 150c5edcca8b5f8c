import { keepJobMemory } from '@/store/keepJobMemory'
import type { AppStore } from '@/store/store'
import { prefetchRoutes } from './prefetch'
import { registerServiceWorker } from './registerServiceWorker'

/** Starts what no screen waits for. Its script comes after that of the first screen. */
export const startBackground = (store: AppStore) => {
  keepJobMemory(store)
  prefetchRoutes(store)
  registerServiceWorker()
}
