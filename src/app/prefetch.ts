import { FRESH_SECONDS } from '@/api/portalApi'
import { wantsLessData } from '@/app/pageData'
import type { AppStore } from '@/store/store'
import { readsAt, screenAt } from './routes'

/** A mouse or the keyboard passing over a link does not mean it yet. */
const INTENT_DELAY_MS = 80

const linkOf = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && link.target === '' && link.origin === window.location.origin ? link : undefined
}

/** Loads the script and the data of a screen when its link is hovered, focused or touched; not if data is to be saved. */
export const prefetchRoutes = (store: AppStore) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const prefetchIn = (delayMs: number) => (event: Event) => {
    clearTimeout(timer)
    const link = linkOf(event)
    if (!link || wantsLessData()) return
    timer = setTimeout(() => {
      // A failing script is reported by the navigation itself.
      void screenAt(link)
        ?.load()
        .catch(() => undefined)
      for (const read of readsAt(link, store.getState().site))
        void read.start(store.dispatch, { subscribe: false, forceRefetch: FRESH_SECONDS })
    }, delayMs)
  }
  document.addEventListener('pointerover', prefetchIn(INTENT_DELAY_MS), { passive: true })
  document.addEventListener('focusin', prefetchIn(INTENT_DELAY_MS))
  document.addEventListener('touchstart', prefetchIn(0), { passive: true })
}
