import { FRESH_SECONDS } from '@/api/portalApi'
import type { AppStore } from '@/store/store'
import { wantsLessData } from '@/components/saveData'
import { contentOf, readsOf } from './screenReads'
import { loadScreen } from './screens'

/** A mouse that passes over a link, or the keyboard on its way, does not mean it yet. */
const MEANT_AFTER_MS = 80

const linkOf = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const leadsInside = link !== null && link.target === '' && link.origin === window.location.origin
  return leadsInside ? link : undefined
}

/** Loads the chunk of the screen at this address, and the lists that it shows. */
const prefetch = ({ dispatch }: AppStore, address: URL) => {
  // A chunk that does not come is asked for again by the step itself, which tells of it.
  void loadScreen(address.pathname)?.catch(() => undefined)
  for (const read of readsOf(contentOf(address))) {
    // As the screen itself would do.
    void read.start(dispatch, { subscribe: false, forceRefetch: FRESH_SECONDS })
  }
}

/**
 * Fetches what a link needs when it is about to be used: pointed at, reached by the keyboard, or touched, some
 * hundred milliseconds before the finger is lifted. Who asks to save data gets nothing beforehand. Answers
 * with what ends it.
 */
export const prefetchOnIntent = (store: AppStore) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const fetchSoon = (afterMs: number) => (event: Event) => {
    clearTimeout(timer)
    const link = linkOf(event)
    if (!link || wantsLessData()) return
    timer = setTimeout(() => prefetch(store, new URL(link.href)), afterMs)
  }
  const whenMeant = fetchSoon(MEANT_AFTER_MS)
  const atOnce = fetchSoon(0)
  document.addEventListener('pointerover', whenMeant, { passive: true })
  document.addEventListener('focusin', whenMeant)
  document.addEventListener('touchstart', atOnce, { passive: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', whenMeant)
    document.removeEventListener('focusin', whenMeant)
    document.removeEventListener('touchstart', atOnce)
  }
}
