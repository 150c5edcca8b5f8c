import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** A notice at the top right. */
export type Notice = { id: string; kind: 'warning' | 'success' | 'message'; text: string }

const notice = (kind: Notice['kind']) => (text: string) => ({ payload: { id: nanoid(), kind, text } })

type NoticesState = {
  /** The newest is the last. */
  stack: Notice[]
  /** The security notice was shown since the page was loaded. */
  isSecurityNoticeShown: boolean
}

const initialState: NoticesState = { stack: [], isSecurityNoticeShown: false }

/** A repeated notice replaces the earlier one. */
const add = (state: NoticesState, { payload }: PayloadAction<Notice>) => {
  state.stack = state.stack.filter(({ kind, text }) => kind !== payload.kind || text !== payload.text)
  state.stack.push(payload)
}

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    warningGiven: { reducer: add, prepare: notice('warning') },
    successTold: { reducer: add, prepare: notice('success') },
    messageTold: { reducer: add, prepare: notice('message') },
    noticeDismissed: (state, { payload: id }: PayloadAction<string>) => {
      state.stack = state.stack.filter((shown) => shown.id !== id)
    },
    securityNoticeShown: (state) => {
      state.isSecurityNoticeShown = true
    },
  },
  selectors: {
    selectNotices: ({ stack }) => stack,
    selectIsSecurityNoticeShown: ({ isSecurityNoticeShown }) => isSecurityNoticeShown,
  },
})

export const noticesReducer = noticesSlice.reducer
export const { warningGiven, successTold, messageTold, noticeDismissed, securityNoticeShown } =
  noticesSlice.actions
export const { selectNotices, selectIsSecurityNoticeShown } = noticesSlice.selectors
