import { createSlice, prepareAutoBatched, type PayloadAction } from '@reduxjs/toolkit'
import { noFilters, type JobFilters, type JobSort } from '@/domain/jobFilter'

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
    fresherToggled: (state) => chosen(state, { fresher: !state.filters.fresher }),
    departmentToggled: (state, { payload: id }: PayloadAction<string>) =>
      chosen(state, { departments: toggled(state.filters.departments, id) }),
    salaryToggled: (state, { payload: band }: PayloadAction<string>) =>
      chosen(state, { salaries: toggled(state.filters.salaries, band) }),
    locationToggled: (state, { payload: place }: PayloadAction<string>) =>
      chosen(state, { locations: toggled(state.filters.locations, place) }),
    roleToggled: (state, { payload: role }: PayloadAction<string>) =>
      chosen(state, { roles: toggled(state.filters.roles, role) }),
    typeToggled: (state, { payload: type }: PayloadAction<string>) =>
      chosen(state, { types: toggled(state.filters.types, type) }),
    postedChosen: (state, { payload: posted }: PayloadAction<number>) => chosen(state, { posted }),
    sortChosen: (state, { payload: sort }: PayloadAction<JobSort>) => chosen(state, { sort }),
    /** Some were taken back at once. */
    filtersReduced: (state, { payload }: PayloadAction<JobFilters>) => chosen(state, payload),
    filtersCleared: (state) => chosen(state, { ...noFilters, sort: state.filters.sort }),
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
  filtersReduced,
  filtersCleared,
  addressRead,
} = jobFiltersSlice.actions
export const { selectFilters, selectPage } = jobFiltersSlice.selectors
