import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { AccountName, InboxPage, InboxRow, Submission, SubmissionState } from '@/domain/office/inbox'
import { saveFile } from './baseQuery'
import { officeApi, post, type ListQuery } from './officeApi'

/** The values of filters that depend on the data. */
type InboxChoices = {
  tags: string[]
  accounts: AccountName[]
  jobs: { id: string; position: string }[]
  places: string[]
}

/** A change is refused where the submission has another version by now. */
type OfVersion = { reference: string; version: number }

export type RowChange = { state?: SubmissionState; assignee?: AccountName | null }

/** Those named, or all that match a filter but a few. */
export type Selection = { references: string[] } | { filter: ListQuery; except?: string[] }

export type BulkValues = {
  state?: SubmissionState
  assigneeId?: string | null
  tag?: string
  untag?: string
}

/** The address of a submission below the API. */
export const submissionPath = (reference: string) => `/submissions/${encodeURIComponent(reference)}`

/** The state of a store that has these answers. */
export type ApiState = { officeApi: ReturnType<typeof officeApi.reducer> }

type Lifecycle = {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  getState: () => ApiState
  queryFulfilled: Promise<{ data: Submission }>
}

/** Changes a submission wherever it is loaded: opened, and as a line of lists. The patches can be undone. */
const patchRow = (reference: string, change: Partial<InboxRow>, { dispatch, getState }: Lifecycle) => [
  dispatch(
    submissionsApi.util.updateQueryData(
      'getSubmission',
      reference,
      ({ row }) => void Object.assign(row, change),
    ),
  ),
  ...submissionsApi.util.selectCachedArgsForQuery(getState(), 'getSubmissions').map((query) =>
    dispatch(
      submissionsApi.util.updateQueryData('getSubmissions', query, ({ rows }) => {
        const row = rows.find((one) => one.reference === reference)
        if (row) Object.assign(row, change)
      }),
    ),
  ),
]

/** Shows a change at once, takes it back if it fails, and then shows the answer. */
const showAtOnce = async (reference: string, change: Partial<InboxRow>, lifecycle: Lifecycle) => {
  const patches = patchRow(reference, change, lifecycle)
  try {
    const { data } = await lifecycle.queryFulfilled
    lifecycle.dispatch(submissionsApi.util.updateQueryData('getSubmission', reference, () => data))
    patchRow(reference, data.row, lifecycle)
  } catch {
    for (const { undo } of patches) undo()
  }
}

/** The inbox: its lists, a submission, and what is done to it. */
export const submissionsApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getSubmissions: build.query<InboxPage, ListQuery>({
      query: (params) => ({ url: '/submissions', params }),
      providesTags: ['Submissions'],
    }),
    getSubmission: build.query<Submission, string>({
      query: submissionPath,
      providesTags: (_submission, _error, reference) => [{ type: 'Submission', id: reference }],
      // The line of the table is as new as what is opened.
      onQueryStarted: (reference, lifecycle) => showAtOnce(reference, {}, lifecycle),
    }),
    getInboxChoices: build.query<InboxChoices, void>({
      query: () => '/inbox-choices',
      providesTags: ['InboxChoices'],
    }),
    changeSubmission: build.mutation<Submission, OfVersion & RowChange>({
      query: ({ reference, version, state, assignee }) => ({
        url: submissionPath(reference),
        method: 'PATCH',
        body: { version, state, assigneeId: assignee === undefined ? undefined : (assignee?.id ?? null) },
      }),
      onQueryStarted: ({ reference, version: _version, ...change }, lifecycle) =>
        showAtOnce(reference, change, lifecycle),
    }),
    setTags: build.mutation<Submission, OfVersion & { tags: string[] }>({
      query: ({ reference, ...body }) => ({ url: `${submissionPath(reference)}/tags`, method: 'PUT', body }),
      onQueryStarted: ({ reference, tags }, lifecycle) => showAtOnce(reference, { tags }, lifecycle),
      invalidatesTags: ['InboxChoices'],
    }),
    addNote: build.mutation<Submission, { reference: string; text: string }>({
      query: ({ reference, text }) => post(`${submissionPath(reference)}/notes`, { text }),
      onQueryStarted: ({ reference }, lifecycle) => showAtOnce(reference, {}, lifecycle),
    }),
    mergeSubmission: build.mutation<Submission, { reference: string; other: string }>({
      query: ({ reference, other }) => post(`${submissionPath(reference)}/merge`, { with: other }),
      invalidatesTags: ['Submissions', 'Submission'],
    }),
    separateSubmission: build.mutation<Submission, string>({
      query: (reference) => post(`${submissionPath(reference)}/separate`),
      invalidatesTags: ['Submissions', 'Submission'],
    }),
    eraseSubmission: build.mutation<void, string>({
      query: (reference) => ({ url: submissionPath(reference), method: 'DELETE' }),
      invalidatesTags: ['Submissions', 'InboxChoices'],
    }),
    /** Downloads what was chosen: its references have no room in the address of a link. */
    exportSubmissions: build.mutation<
      unknown,
      Selection & { sort?: string; order?: string; format?: string }
    >({
      query: (body) => ({ ...post('/submissions/export', body), responseHandler: saveFile }),
    }),
    changeSubmissions: build.mutation<{ changed: number }, Selection & BulkValues>({
      query: (body) => post('/submissions/bulk', body),
      invalidatesTags: ['Submissions', 'Submission', 'InboxChoices'],
    }),
  }),
})

/** Match the actions of a stored note and of an erased submission. */
export const isNoteAdded = submissionsApi.endpoints.addNote.matchFulfilled
export const isErased = submissionsApi.endpoints.eraseSubmission.matchFulfilled

export const {
  useGetSubmissionsQuery,
  useGetSubmissionQuery,
  useGetInboxChoicesQuery,
  useChangeSubmissionMutation,
  useSetTagsMutation,
  useAddNoteMutation,
  useMergeSubmissionMutation,
  useSeparateSubmissionMutation,
  useEraseSubmissionMutation,
  useChangeSubmissionsMutation,
  useExportSubmissionsMutation,
} = submissionsApi
