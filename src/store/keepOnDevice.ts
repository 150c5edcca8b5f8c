import type { PayloadActionCreator } from '@reduxjs/toolkit'
import { rowOf, rowsOf, trimmedTexts } from '@/api/wire'
import { readFromDevice, removeFromDevice, writeToDevice } from '@/domain/deviceStorage'
import { emptyHistory, historyRead, joinLists, type JobHistory, type KeptJob } from './jobHistory'
import { warningShown } from './notices'
import { defaultPreferences, preferencesRead, type Preferences } from './preferences'
import { addAppListener, type AppStore, type RootState } from './store'

const NOT_KEPT = 'This browser does not let us keep your jobs. They stay until you leave the page.'

const jobsIn = (value: unknown): KeptJob[] =>
  rowsOf(value)
    .filter(({ job_id }) => typeof job_id === 'string' && job_id !== '')
    .map((row) => trimmedTexts(row, 'job_id', 'position', 'company_name', 'location', 'pay'))

/** An older version of the site, or anything else, may have stored the value. */
const toHistory = (value: unknown): JobHistory => {
  const stored = rowOf(value)
  const lists = {
    saved: jobsIn(stored.saved),
    viewed: jobsIn(stored.viewed),
    applied: jobsIn(stored.applied),
  }
  return { ...joinLists([lists]), ...trimmedTexts(stored, 'visit', 'visitBefore') }
}

const toPreferences = (value: unknown): Preferences =>
  rowOf(value).payUnit === 'month' ? { payUnit: 'month' } : defaultPreferences

/** Changes made before the device was read come before what it holds. */
const joinHistories = (now: JobHistory, stored: JobHistory): JobHistory => {
  const isSameVisit = now.visit === '' || now.visit === stored.visit
  return {
    ...joinLists([now, stored]),
    visit: isSameVisit ? stored.visit : now.visit,
    visitBefore: isSameVisit ? stored.visitBefore : stored.visit,
  }
}

type Kept<Slice extends 'jobHistory' | 'preferences'> = {
  slice: Slice
  /** The key in the storage of the device. */
  key: string
  initial: RootState[Slice]
  parse: (stored: unknown) => RootState[Slice]
  join: (now: RootState[Slice], stored: RootState[Slice]) => RootState[Slice]
  wasRead: PayloadActionCreator<RootState[Slice]>
  /** The browser did not take a change. */
  onRefused?: (now: RootState[Slice], before: RootState[Slice]) => void
}

/** Keeps a slice on the device, and takes over what another tab changed. */
const keepSlice = <Slice extends 'jobHistory' | 'preferences'>(
  store: AppStore,
  { slice, key, initial, parse, join, wasRead, onRefused }: Kept<Slice>,
) => {
  const stop = store.dispatch(
    addAppListener({
      predicate: (action, now, before) => now[slice] !== before[slice] && !wasRead.match(action),
      effect: (_action, listener) => {
        const now = listener.getState()[slice]
        if (now === initial) removeFromDevice(key)
        else if (!writeToDevice(key, now)) onRefused?.(now, listener.getOriginalState()[slice])
      },
    }),
  )
  const read = () => parse(readFromDevice(key))
  const takeOver = () => void store.dispatch(wasRead(read()))
  const before = store.getState()[slice]
  const joined = before === initial ? read() : join(before, read())
  store.dispatch(wasRead(joined))
  if (before !== initial && !writeToDevice(key, joined)) onRefused?.(before, initial)

  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) takeOver()
  }
  // A page that Back brings alive again has missed the events.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) takeOver()
  }
  window.addEventListener('storage', listen)
  window.addEventListener('pageshow', wake)
  return () => {
    stop()
    window.removeEventListener('storage', listen)
    window.removeEventListener('pageshow', wake)
  }
}

/** Keeps the jobs that the visitor saved, viewed and applied for, and the visitor's preferences. */
export const keepOnDevice = (store: AppStore) => {
  let isWarned = false
  const warn = (now: JobHistory, before: JobHistory) => {
    // Only saving and applying say that the job is kept.
    if (isWarned || (now.saved === before.saved && now.applied === before.applied)) return
    isWarned = true
    store.dispatch(warningShown(NOT_KEPT))
  }
  const endings = [
    keepSlice(store, {
      slice: 'jobHistory',
      key: 'jobMemory',
      initial: emptyHistory,
      parse: toHistory,
      join: joinHistories,
      wasRead: historyRead,
      onRefused: warn,
    }),
    keepSlice(store, {
      slice: 'preferences',
      key: 'preferences',
      initial: defaultPreferences,
      parse: toPreferences,
      join: (now) => now,
      wasRead: preferencesRead,
    }),
  ]
  return () => endings.forEach((end) => end())
}
