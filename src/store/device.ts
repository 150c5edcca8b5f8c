import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { toLinkedJob, type Job, type LinkedJob } from '@/domain/content/entities'
import type { PayUnit } from '@/domain/jobs/pay'
import { dismissAll, type Receipt } from './receipts'

/** The key under which the device keeps its memory. */
export const MEMORY_KEY = 'jobMemory'

/** The part of a job that a device keeps, with the day of an application. */
export type KeptJob = LinkedJob & {
  company_name: string
  appliedOn: string
}

const KEPT_MAX = { saved: 100, viewed: 20, applied: 100, receipts: 50 } as const

/** Lists, the newest entry first. */
type ListName = keyof typeof KEPT_MAX

/**
 * The jobs, receipts and the setting that a device remembers. `applied`: through an API that gives no reference.
 * A rendered page shows pay by the year.
 */
export const emptyMemory = {
  saved: [] as KeptJob[],
  viewed: [] as KeptJob[],
  applied: [] as KeptJob[],
  receipts: [] as Receipt[],
  payUnit: 'year' as PayUnit,
  /** The visitor chose a language, or declined another. */
  isLanguageChosen: false,
}

export type DeviceMemory = typeof emptyMemory

const keyOf = (entry: KeptJob | Receipt) => ('reference' in entry ? entry.reference : entry.job_id)

const join = <Entry extends KeptJob | Receipt>(
  name: ListName,
  first: readonly Entry[],
  second: readonly Entry[],
) =>
  [...first, ...second]
    .filter((entry, index, all) => all.findIndex((one) => keyOf(one) === keyOf(entry)) === index)
    .slice(0, KEPT_MAX[name])

/** Entries of this page come before entries from the device. */
export const joinMemories = (now: DeviceMemory, stored: DeviceMemory): DeviceMemory => ({
  saved: join('saved', now.saved, stored.saved),
  viewed: join('viewed', now.viewed, stored.viewed),
  applied: join('applied', now.applied, stored.applied),
  receipts: join('receipts', now.receipts, stored.receipts),
  payUnit: now.payUnit === emptyMemory.payUnit ? stored.payUnit : now.payUnit,
  isLanguageChosen: now.isLanguageChosen || stored.isLanguageChosen,
})

const addTo = (name: Exclude<ListName, 'receipts'>) => ({
  prepare: (job: Job, appliedOn = '') => ({
    payload: { ...toLinkedJob(job), company_name: job.company_name, appliedOn },
  }),
  reducer: (state: DeviceMemory, { payload: job }: PayloadAction<KeptJob>) => {
    state[name] = join(name, [job], state[name])
  },
})

const deviceSlice = createSlice({
  name: 'device',
  initialState: emptyMemory,
  reducers: {
    jobSaved: addTo('saved'),
    jobUnsaved: (state, { payload: id }: PayloadAction<string>) => {
      state.saved = state.saved.filter(({ job_id }) => job_id !== id)
    },
    jobViewed: addTo('viewed'),
    jobApplied: addTo('applied'),
    /** It replaces the receipt that is shown. */
    receiptAdded: (state, { payload: receipt }: PayloadAction<Receipt>) => {
      state.receipts = join('receipts', [receipt], dismissAll(state.receipts))
    },
    receiptDismissed: (state) => {
      state.receipts = dismissAll(state.receipts)
    },
    /** The submission was erased. */
    receiptErased: (state, { payload }: PayloadAction<string>) => {
      state.receipts = state.receipts.filter(({ reference }) => reference !== payload)
    },
    payUnitChosen: (state, { payload }: PayloadAction<PayUnit>) => {
      state.payUnit = payload
    },
    languageChosen: (state) => {
      state.isLanguageChosen = true
    },
    /** At the start, or after a change in another tab. */
    deviceRead: (_state, { payload }: PayloadAction<DeviceMemory>) => payload,
    deviceCleared: () => emptyMemory,
    /** The visitor undoes 'Forget my details'. */
    deviceRestored: (state, { payload }: PayloadAction<DeviceMemory>) => joinMemories(state, payload),
  },
  selectors: {
    selectSaved: ({ saved }) => saved,
    selectViewed: ({ viewed }) => viewed,
    selectApplied: ({ applied }) => applied,
    selectIsSaved: ({ saved }, id: string) => saved.some(({ job_id }) => job_id === id),
    selectSavedCount: ({ saved }) => saved.length,
    /** The day of the last application for a job: undefined if there was none. */
    selectAppliedOn: ({ receipts, applied }, id: string) =>
      receipts.find(({ jobId }) => jobId === id)?.sentOn ??
      applied.find(({ job_id }) => job_id === id)?.appliedOn,
    selectPayUnit: ({ payUnit }) => payUnit,
  },
})

export const deviceReducer = deviceSlice.reducer
export const {
  jobSaved,
  jobUnsaved,
  jobViewed,
  jobApplied,
  receiptAdded,
  receiptDismissed,
  receiptErased,
  payUnitChosen,
  languageChosen,
  deviceRead,
  deviceCleared,
  deviceRestored,
} = deviceSlice.actions
export const {
  selectSaved,
  selectViewed,
  selectApplied,
  selectIsSaved,
  selectSavedCount,
  selectAppliedOn,
  selectPayUnit,
} = deviceSlice.selectors
