import type { PayloadActionCreator } from '@reduxjs/toolkit'
import { readFromDevice, removeFromDevice, writeToDevice } from '@/domain/deviceStorage'
import { type KeptJob, emptyHistory, historyRead, joinKept, KEPT_MAX, type JobHistory } from './jobHistory'
import { warningShown } from './notices'
import { defaultPreferences, preferencesRead, type Preferences } from './preferences'
import { addAppListener, type AppStore, type RootState } from './store'

const NOT_KEPT = 'This browser does not let us keep your jobs. They stay until you leave the page.'

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

const DAY = /^\d{4}-\d{2}-\d{2}$/

const dayIn = (value: unknown) => (DAY.test(textIn(value)) ? textIn(value) : '')

type Stored = Record<string, unknown>

const toRecord = (value: unknown): Stored =>
  typeof value === 'object' && value !== null ? (value as Stored) : {}

const jobsIn = (value: unknown, max: number): KeptJob[] => {
  const rows = (Array.isArray(value) ? value : []).map(toRecord).map((row) => ({
    job_id: textIn(row.job_id),
    position: textIn(row.position),
    company_name: textIn(row.company_name),
    location: textIn(row.location),
    pay: textIn(row.pay),
  }))
  return joinKept([rows.filter(({ job_id }) => job_id !== '')], max)
}

/** An older version of the site, or anything else, may have stored the value. */
const toHistory = (value: unknown): JobHistory => {
  const stored = toRecord(value)
  return {
    saved: jobsIn(stored.saved, KEPT_MAX.saved),
    viewed: jobsIn(stored.viewed, KEPT_MAX.viewed),
    applied: jobsIn(stored.applied, KEPT_MAX.applied),
    visit: dayIn(stored.visit),
    visitBefore: dayIn(stored.visitBefore),
  }
}

const toPreferences = (value: unknown): Preferences =>
  toRecord(value).payUnit === 'month' ? { payUnit: 'month' } : defaultPreferences

/** What was done before the device was read comes before what it holds. */
const joinHistories = (now: JobHistory, stored: JobHistory): JobHistory => ({
  ...(now.visit === '' || now.visit === stored.visit
    ? stored
    : { visit: now.visit, visitBefore: stored.visit }),
  saved: joinKept([now.saved, stored.saved], KEPT_MAX.saved),
  viewed: joinKept([now.viewed, stored.viewed], KEPT_MAX.viewed),
  applied: joinKept([now.applied, stored.applied], KEPT_MAX.applied),
})

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
  const before = store.getState()[slice]
  const joined = before === initial ? read() : join(before, read())
  store.dispatch(wasRead(joined))
  if (before !== initial && !writeToDevice(key, joined)) onRefused?.(before, initial)

  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) store.dispatch(wasRead(read()))
  }
  // A page that Back brings alive again has missed the events.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) store.dispatch(wasRead(read()))
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
