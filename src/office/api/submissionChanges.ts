import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { AccountName, InboxEntry, InboxRow, SubmissionState } from '@/domain/office/inbox'
import { officeApi } from './officeApi'
import { changesOfRows, submissionPath, submissionsApi, type ApiState, type InboxQuery } from './submissions'

/** A change is refused where the submission has another version by now. */
type OfVersion = { reference: string; version: number }

export type RowChange = { state?: SubmissionState; assignee?: AccountName | null }

/** Those named, or all that match a filter but a few. */
export type Selection = { references: string[] } | { filter: InboxQuery; except?: string[] }

/** What is done to many. */
export type BulkChange = Selection & {
  state?: SubmissionState
  assigneeId?: string | null
  tag?: string
  untag?: string
}

/** The chosen submissions, and the order in which they are exported. */
export type ChosenExport = Selection & { sort?: string; order?: string } & Record<string, unknown>

type Lifecycle = {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  getState: () => ApiState
  queryFulfilled: Promise<{ data: InboxEntry }>
}

/** Puts what the server answered in place of what was loaded. */
const show = async ({ dispatch, getState, queryFulfilled }: Lifecycle) => {
  const { data } = await queryFulfilled
  const { reference } = data.row
  dispatch(submissionsApi.util.updateQueryData('getSubmission', reference, () => data))
  for (const change of changesOfRows(getState(), reference, () => data.row)) dispatch(change)
}

const showAnswer = async (_change: unknown, lifecycle: Lifecycle) => {
  try {
    await show(lifecycle)
  } catch {
    // Whoever asked for the change tells it.
  }
}

/** Shows a change at once, and takes it back if it fails. */
const showAtOnce = async (reference: string, change: (row: InboxRow) => InboxRow, lifecycle: Lifecycle) => {
  const { dispatch, getState } = lifecycle
  const entry = submissionsApi.util.updateQueryData('getSubmission', reference, (draft) => {
    draft.row = change(draft.row)
  })
  const patches = [
    dispatch(entry),
    ...changesOfRows(getState(), reference, change).map((one) => dispatch(one)),
  ]
  try {
    await show(lifecycle)
  } catch {
    for (const { undo } of patches) undo()
  }
}

/** What the inbox changes. */
const submissionChanges = officeApi.injectEndpoints({
  endpoints: (build) => ({
    changeSubmission: build.mutation<InboxEntry, OfVersion & RowChange>({
      query: ({ reference, version, state, assignee }) => ({
        url: submissionPath(reference),
        method: 'PATCH',
        body: { version, state, assigneeId: assignee === undefined ? undefined : (assignee?.id ?? null) },
      }),
      onQueryStarted: ({ reference, version: _version, ...change }, lifecycle) =>
        showAtOnce(reference, (row) => ({ ...row, ...change }), lifecycle),
    }),
    setTags: build.mutation<InboxEntry, OfVersion & { tags: string[] }>({
      query: ({ reference, ...body }) => ({ url: `${submissionPath(reference)}/tags`, method: 'PUT', body }),
      onQueryStarted: ({ reference, tags }, lifecycle) =>
        showAtOnce(reference, (row) => ({ ...row, tags }), lifecycle),
      invalidatesTags: ['InboxChoices'],
    }),
    addNote: build.mutation<InboxEntry, { reference: string; text: string }>({
      query: ({ reference, text }) => ({
        url: `${submissionPath(reference)}/notes`,
        method: 'POST',
        body: { text },
      }),
      onQueryStarted: showAnswer,
    }),
    mergeSubmission: build.mutation<InboxEntry, { reference: string; other: string }>({
      query: ({ reference, other }) => ({
        url: `${submissionPath(reference)}/merge`,
        method: 'POST',
        body: { with: other },
      }),
      invalidatesTags: ['Submissions', 'Submission'],
    }),
    separateSubmission: build.mutation<InboxEntry, string>({
      query: (reference) => ({ url: `${submissionPath(reference)}/separate`, method: 'POST', body: {} }),
      invalidatesTags: ['Submissions', 'Submission'],
    }),
    eraseSubmission: build.mutation<void, string>({
      query: (reference) => ({ url: submissionPath(reference), method: 'DELETE' }),
      invalidatesTags: ['Submissions', 'InboxChoices'],
    }),
    /** Downloads what was chosen: its references have no room in the address of a link. */
    exportSubmissions: build.mutation<void, ChosenExport>({
      query: (body) => ({ url: '/submissions/export', method: 'POST', body }),
      extraOptions: { isDownload: true },
    }),
    changeSubmissions: build.mutation<{ changed: number }, BulkChange>({
      query: (body) => ({ url: '/submissions/bulk', method: 'POST', body }),
      invalidatesTags: ['Submissions', 'Submission', 'InboxChoices'],
    }),
  }),
})

/** Whether an action tells that a note was stored, or that a submission was erased. */
export const isNoteAdded = submissionChanges.endpoints.addNote.matchFulfilled
export const isErased = submissionChanges.endpoints.eraseSubmission.matchFulfilled

export const {
  useChangeSubmissionMutation,
  useSetTagsMutation,
  useAddNoteMutation,
  useMergeSubmissionMutation,
  useSeparateSubmissionMutation,
  useEraseSubmissionMutation,
  useChangeSubmissionsMutation,
  useExportSubmissionsMutation,
} = submissionChanges
