import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type {
  Submission,
  YesOrNo,
  PlacementDetails,
  AccountName,
  InboxPage,
  InboxRow,
} from '@/domain/submissions/inbox'
import type { InterviewDay } from '@/domain/submissions/invitations'
import type { QuestionAnswer } from '@/domain/submissions/questions'
import type { PlacementPage } from '@/domain/submissions/placements'
import type { Overview } from '@/domain/office/overview'
import type { LinkSource } from '@/domain/submissions/sources'
import type { SubmissionState } from '@/domain/submissions/states'
import type {
  Message,
  TellCounts,
  TellMany,
  TellPreview,
  ToSendList,
  WaitingAnswers,
} from '@/domain/submissions/telling'
import { officeApi, post, type ListQuery, type ApiState, type OfficeTag } from './officeApi'
import { saveAnswer } from './baseQuery'
import { codeOf, CONFLICT, type RequestError } from './officeError'

type InboxChoices = {
  tags: string[]
  accounts: AccountName[]
  jobs: { id: string; position: string }[]
  places: string[]
  sources: LinkSource[]
  /** To whom submissions were disclosed before. */
  recipients: string[]
  employers: string[]
  /** Leaving within this many days counts as early. */
  leavingDays: number
}

/** A change is refused if another version is stored by now. */
type OfVersion = { reference: string; version: number }

export type RowChange = { state?: SubmissionState; assignee?: AccountName | null }

type SelectionFilter = Record<string, ListQuery[string] | readonly string[]>

/** The chosen submissions, and the filter that they all match: the server counts later arrivals. */
export type Selection = { references: string[]; filter?: SelectionFilter }

export type BulkValues = {
  state?: SubmissionState
  assigneeId?: string | null
  tag?: string
  untag?: string
  recipient?: string
  withoutYes?: string
}

/** How many were changed, and how many were left out: withdrawn, without a yes, or received since the choice. */
type BulkChanged = { changed: number; withdrawn?: number; noYes?: number; cameLater: number }

export const submissionPath = (reference: string) => `/submissions/${encodeURIComponent(reference)}`

type Lifecycle = {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  queryFulfilled: Promise<{ data: Submission }>
}

/** Applies a change to an open submission at once, reverts it on failure, then shows the answer. */
const showAtOnce = async (
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

/** Refetches the lists, or after a conflict the submission itself. */
const tagsAfter = (error: RequestError | undefined, reference: string): OfficeTag[] =>
  codeOf(error) === CONFLICT ? [{ type: 'Submission', id: reference }] : ['Submissions']

type OfInvitation = { id: string; reference: string }

const pathOf = ({ id }: OfInvitation) => `/invitations/${id}`

/** The open submission holds its invitation, too. */
const tagsOf = ({ reference }: OfInvitation) => ['Interviews', { type: 'Submission', id: reference }] as const

type Placed = PlacementDetails & { reference: string; version: number }

export type Telling = Selection & Omit<TellMany, 'references'>

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
    /** All that match a filter right now. */
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
    addDisclosure: build.mutation<Submission, { reference: string; recipient: string; withoutYes: string }>({
      query: ({ reference, ...showing }) => post(`${submissionPath(reference)}/disclosures`, showing),
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
    /** A POST, because the references do not fit into a URL. */
    exportSubmissions: build.mutation<
      unknown,
      Selection & { sort?: string; order?: string; format?: string; recipient?: string; withoutYes?: string }
    >({
      query: (body) => ({ ...post('/submissions/export', body), responseHandler: saveAnswer }),
    }),
    changeSubmissions: build.mutation<BulkChanged, Selection & BulkValues>({
      query: (body) => post('/submissions/bulk', body),
      invalidatesTags: ['Submissions', 'Submission', 'InboxChoices'],
    }),
    /** Today by default, or the next day with interviews. */
    getInterviews: build.query<InterviewDay, string | undefined>({
      query: (day) => ({ url: '/invitations', params: { day } }),
      providesTags: ['Interviews'],
    }),
    remind: build.mutation<Submission, OfInvitation & { again?: true }>({
      query: ({ again, ...of }) => post(`${pathOf(of)}/remind`, { again }),
      invalidatesTags: (_answer, _error, of) => [...tagsOf(of)],
    }),
    /** What the applicant answered on the phone. */
    noteAnswer: build.mutation<Submission, OfInvitation & { answer: QuestionAnswer }>({
      query: ({ answer, ...of }) => ({ url: `${pathOf(of)}/answer`, method: 'PUT', body: { answer } }),
      invalidatesTags: (_answer, _error, of) => [...tagsOf(of)],
    }),
    setCame: build.mutation<Submission, OfInvitation & { came: YesOrNo | '' }>({
      query: ({ came, ...of }) => ({ url: `${pathOf(of)}/came`, method: 'PUT', body: { came } }),
      invalidatesTags: (_answer, _error, of) => [...tagsOf(of)],
    }),
    getPlacements: build.query<PlacementPage, ListQuery>({
      query: (params) => ({ url: '/placements', params }),
      providesTags: ['Submissions'],
    }),
    savePlacement: build.mutation<Submission, Placed>({
      query: ({ reference, ...body }) => ({
        url: `${submissionPath(reference)}/placement`,
        method: 'PUT',
        body,
      }),
      onQueryStarted: ({ reference }, lifecycle) => showAtOnce(reference, {}, lifecycle),
      invalidatesTags: (_submission, error, { reference }) => [
        'InboxChoices',
        ...tagsAfter(error, reference),
      ],
    }),
    getWaitingAnswers: build.query<WaitingAnswers, void>({
      query: () => '/answers/waiting',
      providesTags: ['ToSend'],
    }),
    getToSend: build.query<ToSendList, void>({
      query: () => '/to-send',
      providesTags: ['ToSend'],
    }),
    /** How many get the message by which channel, and the first text. Changes nothing. */
    previewTelling: build.query<TellPreview, Telling & { also?: string[] }>({
      query: (body) => post('/submissions/tell/preview', body),
      keepUnusedDataFor: 0,
      providesTags: (_preview, _error, { references }) => [
        'Submissions',
        ...references.slice(0, 1).map((id) => ({ type: 'Submission', id }) as const),
      ],
    }),
    tellMany: build.mutation<{ counts: TellCounts; cameLater: number }, Telling>({
      query: (body) => post('/submissions/tell', body),
      // Some may have been sent even if the request fails.
      invalidatesTags: ['Submissions', 'Submission', 'ToSend', 'Jobs', 'InboxChoices'],
    }),
    leaveOut: build.mutation<Submission, { reference: string; version: number }>({
      query: ({ reference, version }) =>
        post(`/to-send/${encodeURIComponent(reference)}/leave-out`, { version }),
      invalidatesTags: (_submission, _error, { reference: id }) => ['ToSend', { type: 'Submission', id }],
    }),
  }),
})

/** Matchers: a note was stored, a message sent, a submission erased, a submission could not be read. */
export const isNoteAdded = submissionsApi.endpoints.addNote.matchFulfilled
export const isTold = submissionsApi.endpoints.tell.matchFulfilled
export const isErased = submissionsApi.endpoints.eraseSubmission.matchFulfilled
export const isNotRead = submissionsApi.endpoints.getSubmission.matchRejected
