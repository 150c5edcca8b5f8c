import type { BulkAnswer, BulkCounts, BulkPreview } from '@/domain/office/bulk'
import type { Submission } from '@/domain/office/inbox'
import type { SubmissionState } from '@/domain/office/states'
import type { ToTellPage, ToTellTask, WaitingAnswers } from '@/domain/office/toTell'
import { officeApi, post, type ListQuery } from './officeApi'

/** The submissions named, or all that match a filter but a few. */
export type ToldSelection =
  | { references: string[] }
  | { filter: Record<string, ListQuery[string] | readonly string[]>; except?: string[] }

export type TellMany = ToldSelection & { state: SubmissionState; answer: BulkAnswer }

type Claimed = { task: ToTellTask | null }

/** Answers that wait to be told by a person, and those that wait to be mailed. */
export const toTellApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getWaitingAnswers: build.query<WaitingAnswers, void>({
      query: () => '/answers/waiting',
      providesTags: ['ToTell'],
    }),
    getToTell: build.query<ToTellPage, ListQuery>({
      query: (params) => ({ url: '/to-tell', params }),
      providesTags: ['ToTell'],
    }),
    /** Claims the next that is free behind a place in the list, the first of all without one. */
    claimNext: build.mutation<Claimed, { after?: string }>({
      query: (body) => post('/to-tell/claim', body),
      invalidatesTags: ['ToTell'],
    }),
    /** Claims this one and reads it; a second call renews the claim. */
    holdToTell: build.query<Claimed, string>({
      query: (reference) => post('/to-tell/claim', { reference }),
      keepUnusedDataFor: 0,
    }),
    releaseToTell: build.mutation<void, string>({
      // Also sent while the page closes.
      query: (reference) => ({ ...post('/to-tell/release', { reference }), keepalive: true }),
      invalidatesTags: ['ToTell'],
    }),
    /** Counts who would be told by which way; changes nothing. */
    previewTelling: build.query<BulkPreview, TellMany>({
      query: (body) => post('/submissions/bulk/preview', body),
      keepUnusedDataFor: 0,
      providesTags: ['Submissions'],
    }),
    tellMany: build.mutation<{ counts: BulkCounts }, TellMany>({
      query: (body) => post('/submissions/bulk', body),
      // Some may have been told even if the request fails.
      invalidatesTags: ['Submissions', 'Submission', 'ToTell', 'Jobs'],
    }),
    leaveOut: build.mutation<Submission, string>({
      query: (reference) => post('/to-tell/leave-out', { reference }),
      invalidatesTags: (_submission, _error, id) => ['ToTell', { type: 'Submission', id }],
    }),
  }),
})
