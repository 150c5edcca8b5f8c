import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** A notice at the top right. */
export type Notice = { id: string; kind: 'warning' | 'success' | 'message'; text: string }

type NoticesState = {
  /** The newest is the last. */
  shown: Notice[]
  /** Whether the security notice of Home was dismissed since the page was loaded. */
  isSecurityNoticeDismissed: boolean
}

const initialState: NoticesState = { shown: [], isSecurityNoticeDismissed: false }

const notice = (kind: Notice['kind']) => (text: string) => ({ payload: { id: nanoid(), kind, text } })

/** A repeated notice replaces the earlier one. */
const add = (state: NoticesState, { payload }: PayloadAction<Notice>) => {
  state.shown = state.shown.filter(({ kind, text }) => kind !== payload.kind || text !== payload.text)
  state.shown.push(payload)
}

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    warningGiven: { reducer: add, prepare: notice('warning') },
    successTold: { reducer: add, prepare: notice('success') },
    messageTold: { reducer: add, prepare: notice('message') },
    noticeDismissed: (state, { payload: id }: PayloadAction<string>) => {
      state.shown = state.shown.filter((shown) => shown.id !== id)
    },
    securityNoticeDismissed: (state) => {
      state.isSecurityNoticeDismissed = true
    },
  },
  selectors: {
    selectNotices: ({ shown }) => shown,
    selectIsSecurityNoticeDismissed: ({ isSecurityNoticeDismissed }) => isSecurityNoticeDismissed,
  },
})

export const noticesReducer = noticesSlice.reducer
export const { warningGiven, successTold, messageTold, noticeDismissed, securityNoticeDismissed } =
  noticesSlice.actions
export const { selectNotices, selectIsSecurityNoticeDismissed } = noticesSlice.selectors
