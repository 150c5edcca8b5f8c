import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isSignedOut } from '../api/sessionApi'
import { codeOf, NOT_FOUND } from '../api/officeError'
import { isErased, isNoteAdded, isNotRead } from '../api/submissionsApi'

const nothing: Record<string, string> = {}

/** Notes that are typed but not stored, by the reference of their submission: they stay whatever screen is shown. */
const noteDraftsSlice = createSlice({
  name: 'noteDrafts',
  initialState: nothing,
  reducers: {
    noteTyped: (
      drafts,
      { payload: { reference, text } }: PayloadAction<{ reference: string; text: string }>,
    ) => {
      drafts[reference] = text
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isNoteAdded, (drafts, { meta }) => {
        const { reference, text } = meta.arg.originalArgs
        // Keeps what was typed while the note was being stored.
        if (drafts[reference] === text) delete drafts[reference]
      })
      .addMatcher(isErased, (drafts, { meta }) => {
        delete drafts[meta.arg.originalArgs]
      })
      // Erased by another account, or by the applicant.
      .addMatcher(isNotRead, (drafts, { meta, payload }) => {
        if (codeOf(payload) === NOT_FOUND) delete drafts[meta.arg.originalArgs]
      })
      .addMatcher(isSignedOut, () => nothing),
  selectors: {
    selectNoteDraft: (drafts, reference: string) => drafts[reference] ?? '',
    selectHasNoteDraft: (drafts) => Object.values(drafts).some((text) => text.trim() !== ''),
  },
})

export const noteDraftsReducer = noteDraftsSlice.reducer
export const { noteTyped } = noteDraftsSlice.actions
export const { selectNoteDraft, selectHasNoteDraft } = noteDraftsSlice.selectors
