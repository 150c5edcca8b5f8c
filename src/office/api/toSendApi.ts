import type { Submission } from '@/domain/submissions/inbox'
import type {
  TellCounts,
  TellMany,
  TellPreview,
  ToSendList,
  WaitingAnswers,
} from '@/domain/submissions/telling'
import { officeApi, post } from './officeApi'
import type { Selection } from './submissionsApi'

export type Telling = Selection & Omit<TellMany, 'references'>

/** What is told: the effect and the text beforehand, to many at once, and what waits to be told or mailed. */
export const toSendApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getWaitingAnswers: build.query<WaitingAnswers, void>({
      query: () => '/answers/waiting',
      providesTags: ['ToSend'],
    }),
    getToSend: build.query<ToSendList, void>({
      query: () => '/to-send',
      providesTags: ['ToSend'],
    }),
    /** Who would be told by which way, and the first text; changes nothing. */
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
      // Some may have been told even if the request fails.
      invalidatesTags: ['Submissions', 'Submission', 'ToSend', 'Jobs', 'InboxChoices'],
    }),
    leaveOut: build.mutation<Submission, { reference: string; version: number }>({
      query: ({ reference, version }) =>
        post(`/to-send/${encodeURIComponent(reference)}/leave-out`, { version }),
      invalidatesTags: (_submission, _error, { reference: id }) => ['ToSend', { type: 'Submission', id }],
    }),
  }),
})
