import { createSlice, prepareAutoBatched, type PayloadAction } from '@reduxjs/toolkit'
import { noFilters, type JobFilters } from '@/domain/jobFilter'

/** The visitor's choices; results are derived by selectors. Any changed filter goes back to page 1. */
type JobFiltersState = { filters: JobFilters; page: number }

const initialState: JobFiltersState = { filters: noFilters, page: 1 }

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

const chosen = (state: JobFiltersState, choice: Partial<JobFilters>): JobFiltersState => ({
  filters: { ...state.filters, ...choice },
  page: 1,
})

const jobFiltersSlice = createSlice({
  name: 'jobFilters',
  initialState,
  reducers: {
    /** The list follows with the next frame: keys that come faster than it is drawn are drawn together. */
    textTyped: {
      reducer: (state, { payload: text }: PayloadAction<string>) => chosen(state, { text }),
      prepare: prepareAutoBatched<string>(),
    },
    experienceChosen: (state, { payload: experience }: PayloadAction<number>) =>
      chosen(state, { experience }),
    experienceCleared: (state) => chosen(state, { experience: 0 }),
    departmentToggled: (state, { payload: id }: PayloadAction<string>) =>
      chosen(state, { departments: toggled(state.filters.departments, id) }),
    salaryToggled: (state, { payload: band }: PayloadAction<string>) =>
      chosen(state, { salaries: toggled(state.filters.salaries, band) }),
    filtersCleared: () => initialState,
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
  departmentToggled,
  salaryToggled,
  filtersCleared,
  addressRead,
} = jobFiltersSlice.actions
export const { selectFilters, selectPage } = jobFiltersSlice.selectors
