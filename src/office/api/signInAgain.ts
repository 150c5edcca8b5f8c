import { addListener, createAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'

/** The session has ended on the server. */
export const sessionExpired = createAction('session/expired')

/** Somebody signed in again where the session had expired. */
export const signedInAgain = createAction('session/signedInAgain')

/** Resolves when somebody has signed in again. The listener middleware of the store hears it. */
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
