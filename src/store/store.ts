import { combineReducers, configureStore } from '@reduxjs/toolkit'
import type { ApiExtra, Transport } from '@/api/baseQuery'
import { portalApi } from '@/api/portalApi'
import { jobFiltersReducer } from './jobFilters'
import { jobSearchReducer } from './jobSearch'
import { jobMemoryReducer } from './jobMemory'
import { noticesReducer } from './notices'
import { preferencesReducer } from './preferences'

const rootReducer = combineReducers({
  [portalApi.reducerPath]: portalApi.reducer,
  jobFilters: jobFiltersReducer,
  jobSearch: jobSearchReducer,
  jobMemory: jobMemoryReducer,
  notices: noticesReducer,
  preferences: preferencesReducer,
})

export type RootState = ReturnType<typeof rootReducer>

/** A store of its own for each browser tab, each rendered page and each test. */
export const makeStore = (transport: Transport, preloadedState?: Partial<RootState>) => {
  const extraArgument: ApiExtra = { ...transport, pendingForms: new Map() }
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument } }).concat(portalApi.middleware),
    preloadedState: {
      ...preloadedState,
      jobSearch: { searchesJobs: transport.searchesJobs ?? false, shown: {} },
    },
  })
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
