import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { todayInIndia } from '@/domain/site/calendar'
import { DEFAULT_LANGUAGE, type Language } from '@/domain/languages'
import { languageChosen } from './device'

/** Settings of the whole site, whatever the visitor does. */
const initialState = {
  /** The language of the page. */
  language: DEFAULT_LANGUAGE as Language,
  /** One that the browser prefers, until the visitor has chosen. */
  offered: undefined as Language | undefined,
  /** The day in India as YYYY-MM-DD. */
  today: '',
  /** Our own server answers, which has more than another API: see `api/otherApi`. */
  ownApi: false,
  /** The server searches the jobs: there are too many for a browser to load. */
  serverSearch: false,
  /** The whole list of jobs is needed in the browser, which then searches it. */
  isFullListRequested: false,
  /** The browser stored what the device is to remember. */
  isMemoryKept: true,
}

/** The settings of a site today in India. */
export const siteOf = (settings: Partial<typeof initialState>): typeof initialState => ({
  ...initialState,
  today: todayInIndia(Date.now()),
  ...settings,
})

const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {
    dayBegan: (state, { payload: today }: PayloadAction<string>) => {
      state.today = today
    },
    languageOffered: (state, { payload }: PayloadAction<Language>) => {
      state.offered = payload
    },
    memoryStored: (state, { payload: isKept }: PayloadAction<boolean>) => {
      state.isMemoryKept = isKept
    },
    /** The visitor turned to the search or to a filter, or the page has been idle for a while. */
    fullListRequested: (state) => {
      state.isFullListRequested = true
    },
  },
  extraReducers: (builder) =>
    builder.addCase(languageChosen, (state) => {
      state.offered = undefined
    }),
  selectors: {
    selectOfferedLanguage: ({ offered }) => offered,
    selectToday: ({ today }) => today,
    selectOwnApi: ({ ownApi }) => ownApi,
    selectIsListNeeded: ({ isFullListRequested }) => isFullListRequested,
    selectIsMemoryKept: ({ isMemoryKept }) => isMemoryKept,
    /** Whether the browser loads and searches whole lists. */
    selectSearchesList: ({ serverSearch, isFullListRequested }) => !serverSearch && isFullListRequested,
  },
})

export const siteReducer = siteSlice.reducer
export const { dayBegan, languageOffered, fullListRequested, memoryStored } = siteSlice.actions
export const {
  selectOfferedLanguage,
  selectToday,
  selectOwnApi,
  selectIsListNeeded,
  selectIsMemoryKept,
  selectSearchesList,
} = siteSlice.selectors
