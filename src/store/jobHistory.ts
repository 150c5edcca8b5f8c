import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { salaryRange } from '../domain/display'
import type { Job } from '../domain/entities'

/** The part of a job that a device keeps: enough to tell it when it is closed. */
export type KeptJob = Pick<Job, 'job_id' | 'position' | 'company_name' | 'location'> & { pay: string }

/** The jobs that a device remembers, the newest first. */
export type JobHistory = {
  saved: KeptJob[]
  viewed: KeptJob[]
  applied: KeptJob[]
  /** The days of this visit and of the one before, as YYYY-MM-DD; '' if there was none. */
  visit: string
  visitBefore: string
}

export const emptyHistory: JobHistory = { saved: [], viewed: [], applied: [], visit: '', visitBefore: '' }

const KEPT_MAX = { saved: 100, viewed: 20, applied: 100 } as const

type ListName = keyof typeof KEPT_MAX

/** Several lists as one, each job once. */
const join = (name: ListName, lists: readonly (readonly KeptJob[])[]) =>
  lists
    .flat()
    .filter(({ job_id }, index, all) => all.findIndex((one) => one.job_id === job_id) === index)
    .slice(0, KEPT_MAX[name])

/** The lists of several histories one after the other. */
export const joinLists = (histories: readonly Pick<JobHistory, ListName>[]) => {
  const joined = (name: ListName) =>
    join(
      name,
      histories.map((history) => history[name]),
    )
  return { saved: joined('saved'), viewed: joined('viewed'), applied: joined('applied') }
}

const addTo = (name: ListName) => ({
  prepare: ({ job_id, position, company_name, location, ...job }: Job) => ({
    payload: { job_id, position, company_name, location, pay: salaryRange(job) },
  }),
  reducer: (state: JobHistory, { payload: job }: PayloadAction<KeptJob>) => {
    state[name] = join(name, [[job], state[name]])
  },
})

const jobHistorySlice = createSlice({
  name: 'jobHistory',
  initialState: emptyHistory,
  reducers: {
    jobSaved: addTo('saved'),
    jobUnsaved: (state, { payload: id }: PayloadAction<string>) => {
      state.saved = state.saved.filter(({ job_id }) => job_id !== id)
    },
    jobViewed: addTo('viewed'),
    jobApplied: addTo('applied'),
    /** The visitor sees a list: the first one of a day begins a new visit. */
    listSeen: (state, { payload: today }: PayloadAction<string>) => {
      if (state.visit !== today) Object.assign(state, { visit: today, visitBefore: state.visit })
    },
    /** The device was read, at the start or because another tab changed it. */
    historyRead: (_state, { payload }: PayloadAction<JobHistory>) => payload,
    historyCleared: () => emptyHistory,
  },
  selectors: {
    selectJobHistory: (state) => state,
    selectIsSaved: ({ saved }, id: string) => saved.some(({ job_id }) => job_id === id),
    selectVisitBefore: ({ visitBefore }) => visitBefore,
  },
})

export const jobHistoryReducer = jobHistorySlice.reducer
export const { jobSaved, jobUnsaved, jobViewed, jobApplied, listSeen, historyRead, historyCleared } =
  jobHistorySlice.actions
export const { selectJobHistory, selectIsSaved, selectVisitBefore } = jobHistorySlice.selectors
