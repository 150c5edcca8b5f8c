import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  isRejectedWithValue,
} from '@reduxjs/toolkit'
import type { Transport } from '../api/baseQuery'
import { officeApi } from '../api/officeApi'
import { codeOf, type OfficeError } from '../api/officeError'
import { sessionReducer } from './session'

const rootReducer = combineReducers({
  [officeApi.reducerPath]: officeApi.reducer,
  session: sessionReducer,
})

const FORBIDDEN = 403

const isRejected = isRejectedWithValue()

const isForbidden = (action: unknown) =>
  isRejected(action) && codeOf(action.payload as OfficeError) === FORBIDDEN

/** An owner may have changed the role, or made the second factor a duty, while somebody worked. */
const createListener = () => {
  const listener = createListenerMiddleware()
  listener.startListening({
    matcher: isRejected,
    effect: (action, { dispatch }) => {
      if (isForbidden(action)) dispatch(officeApi.util.invalidateTags(['Session']))
    },
  })
  return listener.middleware
}

/** A store of its own for each tab and each test. */
export const makeStore = (transport: Transport) =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: transport } })
        .prepend(createListener())
        .concat(officeApi.middleware),
  })

export type OfficeStore = ReturnType<typeof makeStore>
export type OfficeDispatch = OfficeStore['dispatch']
export type OfficeState = ReturnType<typeof rootReducer>
