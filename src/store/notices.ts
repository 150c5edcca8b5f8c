import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** What is told at the top right (spec section 8); the newest stands last. */
export type Notice = { id: string; kind: 'warning' | 'success' | 'message'; text: string }

const notice = (kind: Notice['kind']) => (text: string) => ({ payload: { id: nanoid(), kind, text } })

/** What is said again stands once, as the newest. */
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
