import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { noFilters, type JobFilters, type JobSort } from '@/domain/jobFilter'

/** The visitor's choices, which the address mirrors. Any changed filter goes back to page 1. */
type JobFiltersState = { filters: JobFilters; page: number }

const initialState: JobFiltersState = { filters: noFilters, page: 1 }

const choose = (state: JobFiltersState, choice: Partial<JobFilters>) => {
  Object.assign(state.filters, choice)
  state.page = 1
}

type ListKey = 'departments' | 'salaries' | 'locations' | 'roles' | 'types'

const toggle =
  (key: ListKey) =>
  (state: JobFiltersState, { payload: value }: PayloadAction<string>) => {
    const values = state.filters[key]
    choose(state, {
      [key]: values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
    })
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
    departmentToggled: toggle('departments'),
    salaryToggled: toggle('salaries'),
    locationToggled: toggle('locations'),
    roleToggled: toggle('roles'),
    typeToggled: toggle('types'),
    postedChosen: (state, { payload: posted }: PayloadAction<number>) => choose(state, { posted }),
    sortChosen: (state, { payload: sort }: PayloadAction<JobSort>) => choose(state, { sort }),
    /** Some were taken back at once. */
    filtersReplaced: (state, { payload }: PayloadAction<JobFilters>) => choose(state, payload),
    filtersCleared: (state) => choose(state, { ...noFilters, sort: state.filters.sort }),
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
  departmentToggled,
  salaryToggled,
  locationToggled,
  roleToggled,
  typeToggled,
  postedChosen,
  sortChosen,
  filtersReplaced,
  filtersCleared,
  addressRead,
} = jobFiltersSlice.actions
export const { selectFilters, selectPage } = jobFiltersSlice.selectors
