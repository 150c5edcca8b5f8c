import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'
import type { PayUnit } from '@/domain/jobs/pay'

/** The part of a job that a device keeps: enough to tell it when it is closed, and the day of an application. */
export type KeptJob = Pick<Job, 'job_id' | 'position' | 'company_name' | 'location'> & {
  pay: string
  appliedOn: string
}

const KEPT_MAX = { saved: 100, viewed: 20, applied: 100 } as const

/** Lists of jobs, the newest first. */
type ListName = keyof typeof KEPT_MAX

/** The jobs and the setting that a device remembers. A rendered page shows pay by the year. */
export const emptyMemory = {
  saved: [] as KeptJob[],
  viewed: [] as KeptJob[],
  applied: [] as KeptJob[],
  payUnit: 'year' as PayUnit,
}

export type DeviceMemory = typeof emptyMemory

/** Two lists as one, each job once. */
const join = (name: ListName, first: readonly KeptJob[], second: readonly KeptJob[]) =>
  [...first, ...second]
    .filter(({ job_id }, index, all) => all.findIndex((one) => one.job_id === job_id) === index)
    .slice(0, KEPT_MAX[name])

/** Entries of this page come before those that the device already held. */
export const joinMemories = (now: DeviceMemory, stored: DeviceMemory): DeviceMemory => ({
  saved: join('saved', now.saved, stored.saved),
  viewed: join('viewed', now.viewed, stored.viewed),
  applied: join('applied', now.applied, stored.applied),
  payUnit: now.payUnit === emptyMemory.payUnit ? stored.payUnit : now.payUnit,
})

const addTo = (name: ListName) => ({
  prepare: ({ job_id, position, company_name, location, ...job }: Job, appliedOn = '') => ({
    payload: { job_id, position, company_name, location, pay: salaryRange(job), appliedOn },
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
    payUnitChosen: (state, { payload }: PayloadAction<PayUnit>) => {
      state.payUnit = payload
    },
    /** At the start, or because another tab changed what the device holds. */
    deviceRead: (_state, { payload }: PayloadAction<DeviceMemory>) => payload,
    deviceCleared: () => emptyMemory,
    /** The visitor takes it back that everything was forgotten. */
    deviceRestored: (state, { payload }: PayloadAction<DeviceMemory>) => joinMemories(state, payload),
  },
  selectors: {
    selectKeptJobs: (state) => state,
    selectIsSaved: ({ saved }, id: string) => saved.some(({ job_id }) => job_id === id),
    selectSavedCount: ({ saved }) => saved.length,
    /** The application for a job; undefined if there was none. */
    selectApplied: ({ applied }, id: string) => applied.find(({ job_id }) => job_id === id),
    selectPayUnit: ({ payUnit }) => payUnit,
  },
})

export const deviceReducer = deviceSlice.reducer
export const {
  jobSaved,
  jobUnsaved,
  jobViewed,
  jobApplied,
  payUnitChosen,
  deviceRead,
  deviceCleared,
  deviceRestored,
} = deviceSlice.actions
export const { selectKeptJobs, selectIsSaved, selectSavedCount, selectApplied, selectPayUnit } =
  deviceSlice.selectors
