import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { noFilters, type JobFilters, type JobSort, type ListKey } from '@/domain/jobs/jobFilter'

/** The visitor's choices, which the address mirrors. Any changed filter goes back to page 1. */
type JobFiltersState = { filters: JobFilters; page: number }

const initialState: JobFiltersState = { filters: noFilters, page: 1 }

const choose = (state: JobFiltersState, choice: Partial<JobFilters>) => {
  Object.assign(state.filters, choice)
  state.page = 1
}

type Toggled = { value: string; known?: readonly string[] }

/** Ticks a value, or takes the tick back. `known`: the ticked values as the list names them, without those it lacks. */
const toggle = (filter: ListKey) => ({
  prepare: (value: string, known?: readonly string[]) => ({ payload: { value, known } }),
  reducer: (state: JobFiltersState, { payload: { value, known } }: PayloadAction<Toggled>) => {
    const chosen = known ?? state.filters[filter]
    const others = chosen.filter((one) => one !== value)
    choose(state, { [filter]: others.length < chosen.length ? others : [...others, value] })
  },
})

const jobFiltersSlice = createSlice({
  name: 'jobFilters',
  initialState,
  reducers: {
    textTyped: (state, { payload: text }: PayloadAction<string>) => choose(state, { text }),
    experienceChosen: (state, { payload }: PayloadAction<number>) => choose(state, { experience: payload }),
    fresherToggled: (state) => choose(state, { fresher: !state.filters.fresher }),
    locationToggled: toggle('locations'),
    roleToggled: toggle('roles'),
    departmentToggled: toggle('departments'),
    salaryToggled: toggle('salaries'),
    typeToggled: toggle('types'),
    /** 0 days: posted at any time. */
    postedChosen: (state, { payload }: PayloadAction<number>) => choose(state, { posted: payload }),
    sortChosen: (state, { payload }: PayloadAction<JobSort>) => choose(state, { sort: payload }),
    /** Some were removed or set at once, by a chip or by the offer to drop a filter. */
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
  fresherToggled,
  departmentToggled,
  postedChosen,
  sortChosen,
  filtersReplaced,
  addressRead,
} = jobFiltersSlice.actions
export const { selectFilters, selectPage } = jobFiltersSlice.selectors

/** The action of a tick in each filter that has several values. */
export const valueToggled = {
  locations: jobFiltersSlice.actions.locationToggled,
  roles: jobFiltersSlice.actions.roleToggled,
  departments: departmentToggled,
  salaries: jobFiltersSlice.actions.salaryToggled,
  types: jobFiltersSlice.actions.typeToggled,
} satisfies Record<ListKey, unknown>
