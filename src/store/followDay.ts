import { daysBefore, startInIndia, todayInIndia } from '@/domain/calendar'
import { dayBegan } from './site'
import { addAppListener, type AppStore } from './store'

const untilMidnight = (now: number) => Date.parse(startInIndia(daysBefore(todayInIndia(now), -1))) - now

/** Begins a new day at midnight in India. */
export const followDay = (store: AppStore) => {
  const begin = () => void store.dispatch(dayBegan(todayInIndia(Date.now())))
  const check = () => {
    if (store.getState().site.today !== todayInIndia(Date.now())) begin()
  }
  const stop = store.dispatch(
    addAppListener({
      actionCreator: dayBegan,
      effect: async (_action, listener) => {
        listener.cancelActiveListeners()
        await listener.delay(untilMidnight(Date.now()))
        begin()
      },
    }),
  )
  begin()
  // A timer does not run while a phone sleeps.
  document.addEventListener('visibilitychange', check)
  return () => {
    document.removeEventListener('visibilitychange', check)
    stop({ cancelActive: true })
  }
}
