import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { KeptJob } from '@/domain/jobs/keptJob'

/** What a device remembers of a visitor who looks for work; the newest first. */
export type JobMemory = {
  saved: readonly KeptJob[]
  viewed: readonly KeptJob[]
  applied: readonly KeptJob[]
  /** The days of this visit and of the one before, as YYYY-MM-DD; '' if there was none. */
  visit: string
  visitBefore: string
}

export const emptyMemory: JobMemory = { saved: [], viewed: [], applied: [], visit: '', visitBefore: '' }

export const KEPT_MAX = { saved: 100, viewed: 20, applied: 100 } as const

const has = (list: readonly KeptJob[], id: string) => list.some(({ job_id }) => job_id === id)

const without = (list: readonly KeptJob[], id: string) => list.filter(({ job_id }) => job_id !== id)

const onTop = (list: readonly KeptJob[], job: KeptJob, max: number) =>
  [job, ...without(list, job.job_id)].slice(0, max)

const jobMemorySlice = createSlice({
  name: 'jobMemory',
  initialState: emptyMemory,
  reducers: {
    saveToggled: (state, { payload: job }: PayloadAction<KeptJob>): JobMemory => ({
      ...state,
      saved: has(state.saved, job.job_id)
        ? without(state.saved, job.job_id)
        : onTop(state.saved, job, KEPT_MAX.saved),
    }),
    jobViewed: (state, { payload: job }: PayloadAction<KeptJob>): JobMemory => ({
      ...state,
      viewed: onTop(state.viewed, job, KEPT_MAX.viewed),
    }),
    jobApplied: (state, { payload: job }: PayloadAction<KeptJob>): JobMemory => ({
      ...state,
      applied: onTop(state.applied, job, KEPT_MAX.applied),
    }),
    /** The visitor sees a list: the first one of a day begins a new visit. */
    listSeen: (state, { payload: today }: PayloadAction<string>): JobMemory =>
      state.visit === today ? state : { ...state, visit: today, visitBefore: state.visit },
    /** The device was read, at the start or because another tab changed it. */
    memoryRead: (_state, { payload }: PayloadAction<JobMemory>) => payload,
    allForgotten: () => emptyMemory,
  },
  selectors: {
    selectJobMemory: (state) => state,
    selectIsSaved: ({ saved }, id: string) => has(saved, id),
    selectVisitBefore: ({ visitBefore }) => visitBefore,
  },
})

export const jobMemoryReducer = jobMemorySlice.reducer
export const { saveToggled, jobViewed, jobApplied, listSeen, memoryRead, allForgotten } =
  jobMemorySlice.actions
export const { selectJobMemory, selectIsSaved, selectVisitBefore } = jobMemorySlice.selectors
