import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

type JobSearchState = {
  /** Whether the server searches the jobs; otherwise the browser loads and searches them. */
  searchesJobs: boolean
  /** The search that each list shows until the next one is answered, by the id of an industry or ''. */
  shown: Readonly<Record<string, string>>
}

const initialState: JobSearchState = { searchesJobs: false, shown: {} }

const jobSearchSlice = createSlice({
  name: 'jobSearch',
  initialState,
  reducers: {
    /** The current search of a list was answered. */
    searchAnswered: (
      { searchesJobs, shown },
      { payload }: PayloadAction<{ industryId: string | undefined; search: string }>,
    ): JobSearchState => ({
      searchesJobs,
      shown: { ...shown, [payload.industryId ?? '']: payload.search },
    }),
  },
  selectors: {
    selectSearchesJobs: ({ searchesJobs }) => searchesJobs,
    selectShown: ({ shown }, industryId?: string) => shown[industryId ?? ''],
  },
})

export const jobSearchReducer = jobSearchSlice.reducer
export const { searchAnswered } = jobSearchSlice.actions
export const { selectSearchesJobs, selectShown } = jobSearchSlice.selectors
