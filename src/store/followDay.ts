import { daysBefore, startInIndia, todayInIndia } from '@/domain/site/calendar'
import { dayBegan, selectToday } from './site'
import type { AppStore } from './store'

/** Begins a new day at midnight in India. */
export const followDay = (store: AppStore) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    const now = Date.now()
    const today = todayInIndia(now)
    if (selectToday(store.getState()) !== today) store.dispatch(dayBegan(today))
    clearTimeout(timer)
    timer = setTimeout(follow, Date.parse(startInIndia(daysBefore(today, -1))) - now)
  }
  follow()
  // A timer does not run while a phone sleeps.
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    clearTimeout(timer)
  }
}
