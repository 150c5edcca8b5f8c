import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { noFilters, type JobFilters, type JobSort, type ListKey } from '@/domain/jobFilter'

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
    experienceChosen: (state, { payload: experience }: PayloadAction<number>) =>
      choose(state, { experience }),
    experienceCleared: (state) => choose(state, { experience: 0 }),
    fresherToggled: (state) => choose(state, { fresher: !state.filters.fresher }),
    /** A department, band, place, role or type was ticked, or its tick taken away: these are ticked now. */
    valuesChosen: (state, { payload }: PayloadAction<{ filter: ListKey; values: readonly string[] }>) =>
      choose(state, { [payload.filter]: payload.values }),
    postedChosen: (state, { payload: posted }: PayloadAction<number>) => choose(state, { posted }),
    sortChosen: (state, { payload: sort }: PayloadAction<JobSort>) => choose(state, { sort }),
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
export const {
  textTyped,
  experienceChosen,
  experienceCleared,
  fresherToggled,
  valuesChosen,
  postedChosen,
  sortChosen,
  filtersReplaced,
  addressRead,
} = jobFiltersSlice.actions
export const { selectFilters, selectPage } = jobFiltersSlice.selectors
