import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** A notice at the top right. */
export type Notice = { id: string; kind: 'warning' | 'success' | 'message'; text: string }

const notice = (kind: Notice['kind']) => (text: string) => ({ payload: { id: nanoid(), kind, text } })

/** The newest is the last; a repeated notice replaces the earlier one. */
const add = (notices: Notice[], { payload }: PayloadAction<Notice>) => [
  ...notices.filter(({ kind, text }) => kind !== payload.kind || text !== payload.text),
  payload,
]

const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    warningGiven: { reducer: add, prepare: notice('warning') },
    successTold: { reducer: add, prepare: notice('success') },
    messageTold: { reducer: add, prepare: notice('message') },
    noticeDismissed: (notices, { payload: id }: PayloadAction<string>) =>
      notices.filter((shown) => shown.id !== id),
  },
  selectors: { selectNotices: (notices) => notices },
})

export const noticesReducer = noticesSlice.reducer
export const { warningGiven, successTold, messageTold, noticeDismissed } = noticesSlice.actions
export const { selectNotices } = noticesSlice.selectors
