import { createSlice } from '@reduxjs/toolkit'

/** Whether the security notice of Home was shown since the page was loaded: it is shown once (spec section 4). */
const securityNoticeSlice = createSlice({
  name: 'securityNotice',
  initialState: { isShown: false },
  reducers: {
    securityNoticeShown: (state) => {
      state.isShown = true
    },
  },
  selectors: { selectIsNoticeShown: ({ isShown }) => isShown },
})

export const securityNoticeReducer = securityNoticeSlice.reducer
export const { securityNoticeShown } = securityNoticeSlice.actions
export const { selectIsNoticeShown } = securityNoticeSlice.selectors
