import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import type { Transport } from '../api/baseQuery'
import { officeApi } from '../api/officeApi'
import { sessionReducer } from './session'

const rootReducer = combineReducers({
  [officeApi.reducerPath]: officeApi.reducer,
  session: sessionReducer,
})

/** A store of its own for each tab and each test. */
export const makeStore = (transport: Transport) =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: transport } })
        .prepend(createListenerMiddleware().middleware)
        .concat(officeApi.middleware),
  })

export type OfficeStore = ReturnType<typeof makeStore>
export type OfficeDispatch = OfficeStore['dispatch']
export type OfficeState = ReturnType<typeof rootReducer>
