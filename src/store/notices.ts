import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** A notice over the screen. A notice of the kind `undo` has a button to undo. */
export type Notice = { id: string; kind: 'warning' | 'success' | 'message' | 'undo'; text: string }

const notice = (kind: Notice['kind']) => (text: string) => ({ payload: { id: nanoid(), kind, text } })

const initialState = {
  /** The newest is the last. */
  stack: [] as Notice[],
  /** The security notice was shown since the page was loaded. */
  isSecurityNoticeShown: false,
}

type NoticesState = typeof initialState

/** A repeated notice replaces the earlier one, unless each can be undone. */
const add = (state: NoticesState, { payload }: PayloadAction<Notice>) => {
  const isRepeated = ({ kind, text }: Notice) =>
    kind !== 'undo' && kind === payload.kind && text === payload.text
  state.stack = state.stack.filter((shown) => !isRepeated(shown))
  state.stack.push(payload)
}

const remove = (state: NoticesState, { payload: id }: PayloadAction<string>) => {
  state.stack = state.stack.filter((shown) => shown.id !== id)
}

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    warningShown: { reducer: add, prepare: notice('warning') },
    successShown: { reducer: add, prepare: notice('success') },
    messageShown: { reducer: add, prepare: notice('message') },
    undoOffered: { reducer: add, prepare: notice('undo') },
    undoChosen: remove,
    noticeDismissed: remove,
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
export const {
  warningShown,
  successShown,
  messageShown,
  undoOffered,
  undoChosen,
  noticeDismissed,
  securityNoticeShown,
} = noticesSlice.actions
export const { selectNotices, selectIsSecurityNoticeShown } = noticesSlice.selectors
