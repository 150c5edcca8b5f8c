import { combineReducers, configureStore } from '@reduxjs/toolkit'
import type { Transport } from '@/api/envelope'
import { portalApi } from '@/api/portalApi'
import { jobFiltersReducer } from './jobFilters'
import { noticesReducer } from './notices'

const rootReducer = combineReducers({
  [portalApi.reducerPath]: portalApi.reducer,
  jobFilters: jobFiltersReducer,
  notices: noticesReducer,
})

export type RootState = ReturnType<typeof rootReducer>

/** A store of its own for each browser tab, each rendered page and each test. */
export const makeStore = (transport: Transport, preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: transport } }).concat(portalApi.middleware),
    preloadedState,
  })

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
