import { createSlice } from '@reduxjs/toolkit'
import { sessionExpired, signedInAgain } from '../api/signInAgain'

/** Whether the session expired while somebody worked. */
const sessionSlice = createSlice({
  name: 'session',
  initialState: { isExpired: false },
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(sessionExpired, (state) => {
        state.isExpired = true
      })
      .addCase(signedInAgain, (state) => {
        state.isExpired = false
      }),
  selectors: { selectIsExpired: ({ isExpired }) => isExpired },
})

export const sessionReducer = sessionSlice.reducer
export const { selectIsExpired } = sessionSlice.selectors
