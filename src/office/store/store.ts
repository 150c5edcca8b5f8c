import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  isFulfilled,
  isRejectedWithValue,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { noticesReducer } from '@/store/notices'
import type { Transport } from '../api/baseQuery'
import { officeApi } from '../api/officeApi'
import { codeOf, type OfficeError } from '../api/officeError'
import { noteDraftsReducer } from './noteDrafts'
import { sessionReducer } from './session'

const rootReducer = combineReducers({
  [officeApi.reducerPath]: officeApi.reducer,
  session: sessionReducer,
  notices: noticesReducer,
  noteDrafts: noteDraftsReducer,
})

const FORBIDDEN = 403

const isRejected = isRejectedWithValue()

const isForbidden = (action: unknown) =>
  isRejected(action) && codeOf(action.payload as OfficeError) === FORBIDDEN

/** There was no answer, or it said that the database is gone. */
const UNREACHABLE = new Set([0, 503])

type Api = ReturnType<typeof officeApi.reducer>

/** The endpoints of the subjects are injected: the slice itself does not know their types. */
const readAgain = (name: string, args: unknown) => {
  const { [name]: endpoint } = officeApi.endpoints as Record<
    string,
    { initiate: (args: unknown, options: { forceRefetch: true; subscribe: false }) => UnknownAction }
  >
  return endpoint?.initiate(args, { forceRefetch: true, subscribe: false })
}

const createListener = () => {
  const listener = createListenerMiddleware<{ [officeApi.reducerPath]: Api }>()
  // An owner may have changed the role, or made the second factor a duty, while somebody worked.
  listener.startListening({
    matcher: isRejected,
    effect: (action, { dispatch }) => {
      if (isForbidden(action)) dispatch(officeApi.util.invalidateTags(['Session']))
    },
  })
  // What failed while the server or its database could not be reached is read again with the first answer.
  listener.startListening({
    matcher: isFulfilled(),
    effect: (_action, api) => {
      for (const query of Object.values(api.getState()[officeApi.reducerPath].queries)) {
        const isMissing = query?.status === 'rejected' && UNREACHABLE.has(codeOf(query.error))
        const again = isMissing ? readAgain(query.endpointName, query.originalArgs) : undefined
        if (again) api.dispatch(again)
      }
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
