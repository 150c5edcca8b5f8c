import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { AccountName, InboxPage, InboxRow, Submission } from '@/domain/submissions/inbox'
import type { Overview } from '@/domain/office/overview'
import type { LinkSource } from '@/domain/submissions/sources'
import type { SubmissionState } from '@/domain/submissions/states'
import type { Message } from '@/domain/submissions/telling'
import { saveAnswer } from './baseQuery'
import { officeApi, post, type ApiState, type ListQuery, type OfficeTag } from './officeApi'
import { codeOf, CONFLICT, type RequestError } from './officeError'

type InboxChoices = {
  tags: string[]
  accounts: AccountName[]
  jobs: { id: string; position: string }[]
  places: string[]
  sources: LinkSource[]
  /** To whom submissions were disclosed before. */
  recipients: string[]
  /** The employers of earlier placements. */
  employers: string[]
  /** A person who leaves within so many days leaves early. */
  leavingDays: number
}

/** A change is refused where the submission has another version by now. */
type OfVersion = { reference: string; version: number }

export type RowChange = { state?: SubmissionState; assignee?: AccountName | null }

export type SelectionFilter = Record<string, ListQuery[string] | readonly string[]>

/** Those that were chosen, and the filter of which they are all: the server counts what came since. */
export type Selection = { references: string[]; filter?: SelectionFilter }

export type BulkValues = {
  state?: SubmissionState
  assigneeId?: string | null
  tag?: string
  untag?: string
  /** To whom they were disclosed. */
  recipient?: string
}

/** How many were changed, and how many were left out: withdrawn by the applicant, or come since they were chosen. */
type BulkChanged = { changed: number; withdrawn?: number; cameLater: number }

export const submissionPath = (reference: string) => `/submissions/${encodeURIComponent(reference)}`

type Lifecycle = {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  queryFulfilled: Promise<{ data: Submission }>
}

/** Shows a change of an open submission at once, takes it back if it fails, and then shows the answer. */
export const showAtOnce = async (
  reference: string,
  change: Partial<InboxRow>,
  { dispatch, queryFulfilled }: Lifecycle,
) => {
  const update = (recipe: (submission: Submission) => Submission | void) =>
    dispatch(submissionsApi.util.updateQueryData('getSubmission', reference, recipe))
  const { undo } = update(({ row }) => void Object.assign(row, change))
  try {
    const { data } = await queryFulfilled
    update(() => data)
  } catch {
    undo()
  }
}

/** The lists are read again, and a submission that another account has changed first. */
export const tagsAfter = (error: RequestError | undefined, reference: string): OfficeTag[] =>
  codeOf(error) === CONFLICT ? [{ type: 'Submission', id: reference }] : ['Submissions']

/** The inbox: its figures, its lists, a submission, and what is done to it. */
export const submissionsApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<Overview, void>({ query: () => '/overview', providesTags: ['Overview'] }),
    getSubmissions: build.query<InboxPage, ListQuery>({
      query: (params) => ({ url: '/submissions', params }),
      providesTags: ['Submissions'],
    }),
    getSubmission: build.query<Submission, string>({
      query: submissionPath,
      providesTags: (_submission, _error, reference) => [{ type: 'Submission', id: reference }],
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
      invalidatesTags: (_submission, error, { reference }) => tagsAfter(error, reference),
    }),
    /** All that match a filter now. */
    getReferences: build.query<{ references: string[] }, SelectionFilter>({
      query: (filter) => post('/submissions/references', filter),
      keepUnusedDataFor: 0,
    }),
    tell: build.mutation<Submission, OfVersion & Message>({
      query: ({ reference, ...body }) => post(`${submissionPath(reference)}/tell`, body),
      onQueryStarted: ({ reference }, lifecycle) => showAtOnce(reference, {}, lifecycle),
      invalidatesTags: (_submission, error, { reference, also = [] }) => [
        'ToSend',
        ...tagsAfter(error, reference),
        ...also.map((id) => ({ type: 'Submission', id }) as const),
      ],
    }),
    setTags: build.mutation<Submission, OfVersion & { tags: string[] }>({
      query: ({ reference, ...body }) => ({ url: `${submissionPath(reference)}/tags`, method: 'PUT', body }),
      onQueryStarted: ({ reference, tags }, lifecycle) => showAtOnce(reference, { tags }, lifecycle),
      invalidatesTags: (_submission, error, { reference }) => [
        'InboxChoices',
        ...tagsAfter(error, reference),
      ],
    }),
    addNote: build.mutation<Submission, { reference: string; text: string }>({
      query: ({ reference, text }) => post(`${submissionPath(reference)}/notes`, { text }),
      onQueryStarted: ({ reference }, lifecycle) => showAtOnce(reference, {}, lifecycle),
    }),
    addDisclosure: build.mutation<Submission, { reference: string; recipient: string }>({
      query: ({ reference, recipient }) => post(`${submissionPath(reference)}/disclosures`, { recipient }),
      onQueryStarted: ({ reference }, lifecycle) => showAtOnce(reference, {}, lifecycle),
      invalidatesTags: ['InboxChoices'],
    }),
    mergeSubmission: build.mutation<Submission, { reference: string; other: string; state: SubmissionState }>(
      {
        query: ({ reference, other, state }) =>
          post(`${submissionPath(reference)}/merge`, { with: other, state }),
        invalidatesTags: ['Submissions', 'Submission'],
      },
    ),
    separateSubmission: build.mutation<Submission, string>({
      query: (reference) => post(`${submissionPath(reference)}/separate`),
      invalidatesTags: ['Submissions', 'Submission'],
    }),
    takeBackSubmission: build.mutation<Submission, string>({
      query: (reference) => post(`${submissionPath(reference)}/take-back`),
      onQueryStarted: (reference, lifecycle) => showAtOnce(reference, {}, lifecycle),
      invalidatesTags: (_submission, error, reference) => tagsAfter(error, reference),
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
      query: (body) => ({ ...post('/submissions/export', body), responseHandler: saveAnswer }),
    }),
    changeSubmissions: build.mutation<BulkChanged, Selection & BulkValues>({
      query: (body) => post('/submissions/bulk', body),
      invalidatesTags: ['Submissions', 'Submission', 'InboxChoices'],
    }),
  }),
})

/** Match the actions of a stored note, of an answer told, of an erased submission, and of one that cannot be read. */
export const isNoteAdded = submissionsApi.endpoints.addNote.matchFulfilled
export const isTold = submissionsApi.endpoints.tell.matchFulfilled
export const isErased = submissionsApi.endpoints.eraseSubmission.matchFulfilled
export const isNotRead = submissionsApi.endpoints.getSubmission.matchRejected
