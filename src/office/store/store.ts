import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  isRejectedWithValue,
} from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { isAtLeast, type Role } from '@/domain/office/account'
import { noticesReducer } from '@/store/notices'
import { sessionApi } from '../api/sessionApi'
import { makeClient, type Transport } from '../api/baseQuery'
import { officeApi } from '../api/officeApi'
import { codeOf, type OfficeError } from '../api/officeError'
import { sessionReducer } from '../api/sessionSlice'
import { draftsReducer } from './drafts'

/** The open session. Screens render only with one. */
export const useSession = () => {
  const { data } = sessionApi.useGetSessionQuery()
  if (!data) throw new Error('There is no session.')
  return data
}

export const useAccount = () => useSession().account

export const useMay = (least: Role) => isAtLeast(useAccount().role, least)

const rootReducer = combineReducers({
  [officeApi.reducerPath]: officeApi.reducer,
  session: sessionReducer,
  notices: noticesReducer,
  drafts: draftsReducer,
})

const FORBIDDEN = 403
const isRejected = isRejectedWithValue()

/** One store for each tab and test. */
export const makeStore = (transport: Transport) => {
  const { middleware: listening, startListening } = createListenerMiddleware()
  // An owner may have changed the role, or required a second factor, since the session was read.
  startListening({
    matcher: isRejected,
    effect: ({ payload }, { dispatch }) => {
      if (codeOf(payload as OfficeError) === FORBIDDEN) dispatch(officeApi.util.invalidateTags(['Session']))
    },
  })
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: makeClient(transport) } })
        .prepend(listening)
        .concat(officeApi.middleware),
  })
}

export type OfficeStore = ReturnType<typeof makeStore>
type OfficeDispatch = OfficeStore['dispatch']
type OfficeState = ReturnType<typeof rootReducer>

export const useOfficeDispatch = useDispatch.withTypes<OfficeDispatch>()
export const useOfficeStore = useStore.withTypes<OfficeStore>()
export const useOfficeSelector = useSelector.withTypes<OfficeState>()
