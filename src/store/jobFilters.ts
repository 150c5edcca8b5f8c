import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { noFilters, type JobFilters } from '@/domain/jobFilter'

/** The visitor's choices, which the address mirrors. Any changed filter goes back to page 1. */
type JobFiltersState = { filters: JobFilters; page: number }

const initialState: JobFiltersState = { filters: noFilters, page: 1 }

const choose = (state: JobFiltersState, choice: Partial<JobFilters>) => {
  Object.assign(state.filters, choice)
  state.page = 1
}

const jobFiltersSlice = createSlice({
  name: 'jobFilters',
  initialState,
  reducers: {
    textTyped: (state, { payload: text }: PayloadAction<string>) => choose(state, { text }),
    /** Any filter but the text, or the order. */
    filterChosen: (state, { payload }: PayloadAction<Partial<JobFilters>>) => choose(state, payload),
    /** Some were taken back at once. */
    filtersReplaced: (state, { payload }: PayloadAction<JobFilters>) => choose(state, payload),
    /** The visitor opened an address with these filters and this page. */
    addressRead: (_state, { payload }: PayloadAction<JobFiltersState>) => payload,
  },
  selectors: {
    selectFilters: ({ filters }) => filters,
    selectPage: ({ page }) => page,
  },
})

export const jobFiltersReducer = jobFiltersSlice.reducer
export const { textTyped, filterChosen, filtersReplaced, addressRead } = jobFiltersSlice.actions
export const { selectFilters, selectPage } = jobFiltersSlice.selectors
