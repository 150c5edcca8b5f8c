import { addListener, createSlice, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'

const sessionSlice = createSlice({
  name: 'session',
  initialState: { isExpired: false },
  reducers: {
    sessionExpired: () => ({ isExpired: true }),
    signedInAgain: () => ({ isExpired: false }),
  },
  selectors: { selectIsExpired: ({ isExpired }) => isExpired },
})

export const sessionReducer = sessionSlice.reducer
export const { sessionExpired, signedInAgain } = sessionSlice.actions
export const { selectIsExpired } = sessionSlice.selectors

/** Resolves after the next sign-in, by way of the listener middleware. */
export const untilSignedInAgain = (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) =>
  new Promise<void>((resolve) => {
    dispatch(
      addListener({
        actionCreator: signedInAgain,
        effect: (_action, listener) => {
          listener.unsubscribe()
          resolve()
        },
      }),
    )
    dispatch(sessionExpired())
  })
