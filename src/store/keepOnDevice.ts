import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { quantity, rowOf, rowsOf, trimmed, trimmedTexts } from '@/api/wire'
import { readFromDevice, removeFromDevice, writeToDevice } from './deviceStorage'
import {
  deviceRead,
  emptyMemory,
  joinMemories,
  MEMORY_KEY as KEY,
  type DeviceMemory,
  type KeptJob,
} from './device'
import { warningShown } from './notices'
import type { Receipt } from './receipts'
import { memoryStored } from './site'
import { addAppListener, type AppStore } from './store'

const jobsIn = (value: unknown): KeptJob[] =>
  rowsOf(value)
    .filter(({ job_id }) => typeof job_id === 'string' && job_id !== '')
    .map((row) => ({
      ...trimmedTexts(row, 'job_id', 'position', 'company_name', 'location', 'appliedOn'),
      ctc: trimmed(row.ctc),
      ctc_from: quantity(row.ctc_from),
      ctc_to: quantity(row.ctc_to),
    }))

const receiptsIn = (value: unknown): Receipt[] =>
  rowsOf(value)
    .map((row) => ({
      ...trimmedTexts(row, 'reference', 'kind', 'about', 'jobId', 'sentOn'),
      isDismissed: row.isDismissed === true,
    }))
    .filter(({ reference, sentOn }) => reference !== '' && !Number.isNaN(Date.parse(sentOn)))

/** Receipts that the device could not store are kept in the history of the tab, which survives a reload. */
const historyReceipts = () => rowOf(window.history.state).receipts

const keepInHistory = (receipts?: readonly Receipt[]) =>
  window.history.replaceState({ ...rowOf(window.history.state), receipts }, '')

const readAfter = (now: DeviceMemory) => {
  const stored = rowOf(readFromDevice(KEY))
  return joinMemories(now, {
    saved: jobsIn(stored.saved),
    viewed: jobsIn(stored.viewed),
    applied: jobsIn(stored.applied),
    receipts: receiptsIn([...rowsOf(historyReceipts()), ...rowsOf(stored.receipts)]),
    payUnit: stored.payUnit === 'month' ? 'month' : 'year',
    isLanguageChosen: stored.isLanguageChosen === true,
  })
}

/** Keeps the memory on the device, and takes over the changes of other tabs. */
export const keepOnDevice = (store: AppStore, i18n: I18n) => {
  /** `isPromised`: the visitor saw that a job is kept. */
  const keep = (memory: DeviceMemory, isPromised: boolean) => {
    const isEmpty = memory === emptyMemory
    if (isEmpty) removeFromDevice(KEY)
    const isKept = isEmpty || writeToDevice(KEY, memory)
    store.dispatch(memoryStored(isKept))
    if (!isKept) keepInHistory(memory.receipts)
    else if (historyReceipts()) keepInHistory()
    if (!isKept && isPromised)
      store.dispatch(
        warningShown(
          i18n._(msg`This browser does not let us keep your jobs. They stay until you leave the page.`),
        ),
      )
  }
  store.dispatch(
    addAppListener({
      predicate: (action, now, before) => now.device !== before.device && !deviceRead.match(action),
      effect: (_action, listener) => {
        const { device: now } = listener.getState()
        const { device: before } = listener.getOriginalState()
        keep(now, now.saved !== before.saved || now.applied !== before.applied)
      },
    }),
  )
  const before = store.getState().device
  const memory = readAfter(before)
  store.dispatch(deviceRead(memory))
  if (before !== emptyMemory) keep(memory, before.saved.length + before.applied.length > 0)

  const takeOver = () => void store.dispatch(deviceRead(readAfter(emptyMemory)))
  window.addEventListener('storage', ({ key }) => (key === KEY || key === null) && takeOver())
  // A page restored by Back has missed the events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && takeOver())
}
