import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The link to a chat for which the browser opened no window; '' where there is none. */
const blockedWindowSlice = createSlice({
  name: 'blockedWindow',
  initialState: '',
  reducers: {
    windowBlocked: (_link, { payload }: PayloadAction<string>) => payload,
    windowLinkClosed: () => '',
  },
  selectors: { selectBlockedWindow: (link) => link },
})

export const blockedWindowReducer = blockedWindowSlice.reducer
export const { windowBlocked, windowLinkClosed } = blockedWindowSlice.actions
export const { selectBlockedWindow } = blockedWindowSlice.selectors
