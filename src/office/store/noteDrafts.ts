import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isSignedOut } from '../api/sessionApi'

type Note = { reference: string; text: string }

const nothing: Record<string, string> = {}

/** Notes that are typed but not stored, by the reference of their submission: they stay whatever screen is shown. */
const noteDraftsSlice = createSlice({
  name: 'noteDrafts',
  initialState: nothing,
  reducers: {
    noteTyped: (drafts, { payload: { reference, text } }: PayloadAction<Note>) => {
      drafts[reference] = text
    },
    /** What was typed while it was stored stays. */
    noteStored: (drafts, { payload: { reference, text } }: PayloadAction<Note>) => {
      if (drafts[reference] === text) delete drafts[reference]
    },
    submissionErased: (drafts, { payload: reference }: PayloadAction<string>) => {
      delete drafts[reference]
    },
  },
  extraReducers: (builder) => builder.addMatcher(isSignedOut, () => nothing),
  selectors: {
    selectNoteDraft: (drafts, reference: string) => drafts[reference] ?? '',
    selectHasNoteDraft: (drafts) => Object.values(drafts).some((text) => text.trim() !== ''),
  },
})

export const noteDraftsReducer = noteDraftsSlice.reducer
export const { noteTyped, noteStored, submissionErased } = noteDraftsSlice.actions
export const { selectNoteDraft, selectHasNoteDraft } = noteDraftsSlice.selectors
