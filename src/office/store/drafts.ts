import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ToldState } from '@/domain/submissions/answers'
import type { ChoiceFields } from '@/domain/submissions/telling'
import { isSignedOut } from '../api/sessionApi'
import { codeOf, NOT_FOUND } from '../api/officeError'
import { isErased, isNoteAdded, isNotRead, isTold } from '../api/submissionsApi'

/** Choices and text of a message in one state. */
export type AnswerDraft = ChoiceFields & {
  /** Text edited by hand; otherwise the ready text is shown. */
  text?: string
  /** Edited text that no longer fits the choices. */
  isTextOutdated?: boolean
  /** Other submissions of the same person. */
  also?: string[]
}

export type Answers = {
  /** The state to set by sending. */
  state: ToldState
  /** When the submission's state was set, as of opening. A later time makes the message outdated. */
  since?: string
  isOpen: boolean
  /** Whether focus moves into it. */
  isFocusDue: boolean
  drafts: Partial<Record<ToldState, AnswerDraft>>
}

type Drafts = { notes: Record<string, string>; answers: Record<string, Answers> }

const nothing: Drafts = { notes: {}, answers: {} }

const forget = ({ notes, answers }: Drafts, reference: string) => {
  delete notes[reference]
  delete answers[reference]
}

type Opened = Pick<Answers, 'state' | 'since' | 'isFocusDue'> & { reference: string }

const draftsOf = ({ answers }: Drafts, reference: string) => Object.values(answers[reference]?.drafts ?? {})

/** Typed text that is not saved or sent yet, by reference; it survives changing screens. */
const draftsSlice = createSlice({
  name: 'drafts',
  initialState: nothing,
  reducers: {
    noteTyped: (
      { notes },
      { payload: { reference, text } }: PayloadAction<{ reference: string; text: string }>,
    ) => {
      notes[reference] = text
    },
    answerOpened: ({ answers }, { payload: { reference, ...opened } }: PayloadAction<Opened>) => {
      answers[reference] = { drafts: answers[reference]?.drafts ?? {}, ...opened, isOpen: true }
    },
    answerFocused: ({ answers }, { payload: reference }: PayloadAction<string>) => {
      const answer = answers[reference]
      if (answer) answer.isFocusDue = false
    },
    answerClosed: ({ answers }, { payload: reference }: PayloadAction<string>) => {
      const answer = answers[reference]
      if (answer) answer.isOpen = false
    },
    answerChanged: (
      { answers },
      { payload: { reference, draft } }: PayloadAction<{ reference: string; draft: AnswerDraft }>,
    ) => {
      const answer = answers[reference]
      if (answer) answer.drafts[answer.state] = draft
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isNoteAdded, ({ notes }, { meta }) => {
        const { reference, text } = meta.arg.originalArgs
        // Text typed during saving stays.
        if (notes[reference] === text) delete notes[reference]
      })
      .addMatcher(isTold, ({ answers }, { meta }) => {
        const answer = answers[meta.arg.originalArgs.reference]
        if (!answer) return
        answer.isOpen = false
        delete answer.drafts[answer.state]
      })
      .addMatcher(isErased, (drafts, { meta }) => forget(drafts, meta.arg.originalArgs))
      // Erased by another account, or by the applicant.
      .addMatcher(isNotRead, (drafts, { meta, payload }) => {
        if (codeOf(payload) === NOT_FOUND) forget(drafts, meta.arg.originalArgs)
      })
      .addMatcher(isSignedOut, () => nothing),
  selectors: {
    selectNoteDraft: ({ notes }, reference: string) => notes[reference] ?? '',
    selectAnswer: ({ answers }, reference: string) => answers[reference],
    /** Whether typed text would be lost. */
    selectHasTyped: (drafts) =>
      [
        ...Object.values(drafts.notes),
        ...Object.keys(drafts.answers).flatMap((reference) =>
          draftsOf(drafts, reference).map(({ text = '' }) => text),
        ),
      ].some((text) => text.trim() !== ''),
  },
})

export const draftsReducer = draftsSlice.reducer
export const { noteTyped, answerOpened, answerFocused, answerClosed, answerChanged } = draftsSlice.actions
export const { selectNoteDraft, selectAnswer, selectHasTyped } = draftsSlice.selectors
