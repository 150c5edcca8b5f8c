import { addListener, combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import type { ApiExtra, Transport } from '@/api/baseQuery'
import { portalApi } from '@/api/portalApi'
import { deviceReducer } from './device'
import { jobFiltersReducer } from './jobFilters'
import { noticesReducer } from './notices'
import { siteOf, siteReducer } from './site'

const rootReducer = combineReducers({
  [portalApi.reducerPath]: portalApi.reducer,
  site: siteReducer,
  jobFilters: jobFiltersReducer,
  device: deviceReducer,
  notices: noticesReducer,
})

export type RootState = ReturnType<typeof rootReducer>

/** A store for each browser tab, rendered page and test; the browser adds listeners. */
export const makeStore = (transport: Transport, { site, ...preloadedState }: Partial<RootState> = {}) => {
  const extraArgument: ApiExtra = { ...transport, pendingForms: new Map() }
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument } })
        .prepend(createListenerMiddleware().middleware)
        .concat(portalApi.middleware),
    preloadedState: { ...preloadedState, site: site ?? siteOf({}) },
  })
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']

/** The action that adds a listener to a store; dispatching it returns the function that removes it. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>()
