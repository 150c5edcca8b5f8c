import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { noFilters, type JobFilters, type JobSort, type ListKey } from '@/domain/jobs/jobFilter'
import { holdsLanding, searchQuery } from '@/domain/jobs/listAddress'
import { isLandingPath, paths } from '@/domain/paths'

type Choices = { filters: JobFilters; page: number }

/** Which list the address names. */
type ListAddress = {
  path: string
  /** The id of a category; undefined for other lists. */
  industryId?: string
  /** The filters that make a landing page; undefined for other lists, and until they are known. */
  own?: JobFilters
}

/** The visitor's choices, which the address mirrors. Any changed filter goes back to page 1. */
type JobFiltersState = Choices &
  ListAddress & {
    /** The choices from before the visitor began to type, or to move the slider; undefined after a pause. */
    settled?: Choices
    /** The server's searches for the choices, the newest first: an older answer is shown until the newest comes. */
    searches: readonly string[]
  }

const initialState: JobFiltersState = { filters: noFilters, page: 1, path: '', searches: [] }

const SEARCHES_MAX = 5

/** Which jobs the landing page lists is not known. */
const isUnknown = ({ path, own }: ListAddress) => own === undefined && isLandingPath(path)

/** Asks for what is chosen, unless the visitor is typing. */
const search = (state: JobFiltersState) => {
  if (state.settled || isUnknown(state)) return
  const newest = searchQuery(state.filters, state.page, state.industryId)
  state.searches = [newest, ...state.searches.filter((one) => one !== newest)].slice(0, SEARCHES_MAX)
}

const choose = (state: JobFiltersState, choice: Partial<JobFilters>) => {
  state.filters = { ...state.filters, ...choice }
  state.page = 1
  if (state.own && !holdsLanding(state.filters, state.own)) {
    state.own = undefined
    state.path = paths.fullTimeJobs
  }
  search(state)
}

/** The same for a choice that is made in quick steps. */
const step = (state: JobFiltersState, choice: Partial<JobFilters>) => {
  state.settled ??= { filters: state.filters, page: state.page }
  choose(state, choice)
}

type Toggled = { value: string; known?: readonly string[] }

/** Ticks a value, or unticks it. `known`: the ticked values that the list has. */
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
    textTyped: (state, { payload: text }: PayloadAction<string>) => step(state, { text }),
    experienceChosen: (state, { payload }: PayloadAction<number>) => step(state, { experience: payload }),
    typingPaused: (state) => {
      state.settled = undefined
      search(state)
    },
    fresherToggled: (state) => choose(state, { fresher: !state.filters.fresher }),
    locationToggled: toggle('locations'),
    roleToggled: toggle('roles'),
    departmentToggled: toggle('departments'),
    salaryToggled: toggle('salaries'),
    typeToggled: toggle('types'),
    /** 0 days: posted at any time. */
    postedChosen: (state, { payload }: PayloadAction<number>) => choose(state, { posted: payload }),
    sortChosen: (state, { payload }: PayloadAction<JobSort>) => choose(state, { sort: payload }),
    /** By a chip, or by the offer to drop a filter. */
    filtersReplaced: (state, { payload }: PayloadAction<JobFilters>) => choose(state, payload),
    /** The visitor opened the address of a list, with these filters and this page. */
    addressRead: (state, { payload }: PayloadAction<Choices & ListAddress>) => {
      const before = payload.industryId === state.industryId ? state.searches : []
      const next: JobFiltersState = { ...payload, searches: before }
      search(next)
      return next
    },
  },
  selectors: {
    selectFilters: ({ filters }) => filters,
    selectPage: ({ page }) => page,
    selectIndustryId: ({ industryId }) => industryId,
    selectOwnFilters: ({ own }) => own,
    /** The visitor is typing a text. */
    selectIsTyping: ({ settled, filters }) => settled !== undefined && settled.filters.text !== filters.text,
    selectSearches: ({ searches }) => searches,
    selectIsUnknown: isUnknown,
  },
})

export const jobFiltersReducer = jobFiltersSlice.reducer
export const {
  textTyped,
  experienceChosen,
  typingPaused,
  fresherToggled,
  departmentToggled,
  postedChosen,
  sortChosen,
  filtersReplaced,
  addressRead,
} = jobFiltersSlice.actions
export const {
  selectFilters,
  selectPage,
  selectIndustryId,
  selectOwnFilters,
  selectIsTyping,
  selectSearches,
  selectIsUnknown,
} = jobFiltersSlice.selectors

export const valueToggled = {
  locations: jobFiltersSlice.actions.locationToggled,
  roles: jobFiltersSlice.actions.roleToggled,
  departments: departmentToggled,
  salaries: jobFiltersSlice.actions.salaryToggled,
  types: jobFiltersSlice.actions.typeToggled,
} satisfies Record<ListKey, unknown>
