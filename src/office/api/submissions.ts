import type { AccountName, InboxEntry, InboxPage, InboxRow } from '@/domain/office/inbox'
import { officeApi } from './officeApi'

/** The parameters of the inbox, as the API takes them. */
export type InboxQuery = Record<string, string | number | undefined>

/** What the inbox can be filtered by, besides what is the same for all. */
export type InboxChoices = {
  tags: string[]
  accounts: AccountName[]
  jobs: { id: string; position: string }[]
  places: string[]
}

/** The address of a submission below the API. */
export const submissionPath = (reference: string) => `/submissions/${encodeURIComponent(reference)}`

/** What the inbox reads. */
export const submissionsApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getSubmissions: build.query<InboxPage, InboxQuery>({
      query: (params) => ({ url: '/submissions', params }),
      providesTags: ['Submissions'],
    }),
    getSubmission: build.query<InboxEntry, string>({
      query: submissionPath,
      providesTags: (_entry, _error, reference) => [{ type: 'Submission', id: reference }],
      // The line of the table is as new as what is opened.
      onQueryStarted: async (reference, lifecycle) => {
        try {
          const { data } = await lifecycle.queryFulfilled
          for (const change of changesOfRows(lifecycle.getState(), reference, () => data.row))
            lifecycle.dispatch(change)
        } catch {
          // The screen tells it.
        }
      },
    }),
    getInboxChoices: build.query<InboxChoices, void>({
      query: () => '/inbox-choices',
      providesTags: ['InboxChoices'],
    }),
  }),
})

/** The state of a store that has these answers. */
export type ApiState = { officeApi: ReturnType<typeof submissionsApi.reducer> }

/** For each list that was loaded, what changes the line of a submission in it. */
export const changesOfRows = (state: ApiState, reference: string, change: (row: InboxRow) => InboxRow) =>
  submissionsApi.util.selectCachedArgsForQuery(state, 'getSubmissions').map((query) =>
    submissionsApi.util.updateQueryData('getSubmissions', query, (page) => {
      page.rows = page.rows.map((row) => (row.reference === reference ? change(row) : row))
    }),
  )

export const { useGetSubmissionsQuery, useGetSubmissionQuery, useGetInboxChoicesQuery } = submissionsApi
