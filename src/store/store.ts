import { addListener, combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import type { ApiExtra, Transport } from '@/api/baseQuery'
import { portalApi } from '@/api/portalApi'
import { todayInIndia } from '@/domain/calendar'
import { DEFAULT_LANGUAGE } from '@/domain/languages'
import { deviceReducer } from './device'
import { jobFiltersReducer } from './jobFilters'
import { noticesReducer } from './notices'
import { siteReducer } from './site'

const rootReducer = combineReducers({
  [portalApi.reducerPath]: portalApi.reducer,
  site: siteReducer,
  jobFilters: jobFiltersReducer,
  device: deviceReducer,
  notices: noticesReducer,
})

export type RootState = ReturnType<typeof rootReducer>

/** A store for each browser tab, rendered page and test; the browser adds listeners. `today`: the day in India. */
export const makeStore = (
  transport: Transport,
  preloadedState?: Partial<RootState>,
  today = todayInIndia(Date.now()),
) => {
  const extraArgument: ApiExtra = { ...transport, pendingForms: new Map() }
  const { language = DEFAULT_LANGUAGE, ownApi = false, serverSearch = false } = transport
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument } })
        .prepend(createListenerMiddleware().middleware)
        .concat(portalApi.middleware),
    preloadedState: {
      ...preloadedState,
      site: { language, offered: undefined, today, ownApi, serverSearch, isListNeeded: false },
    },
  })
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']

/** The action that adds a listener to a store; dispatching it returns the function that removes it. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>()
