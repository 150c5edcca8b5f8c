import { type Question, type QuestionAnswer, questionApiPaths } from '@/domain/submissions/questions'
import { trackPaths, type TrackAction } from '@/domain/submissions/track'
import type { Envelope } from './envelope'
import { portalApi } from './portalApi'

type TrackRequest = { action: TrackAction; fields: Readonly<Record<string, string>> }
type Answered = { id: string; answer: QuestionAnswer }

const toQuestion = ({ data }: Envelope) => data as Question

/** Requests of an applicant to our own server. */
export const trackApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    // The pair that opens a submission travels in the body, never in an address.
    track: build.mutation({
      query: ({ action, fields }: TrackRequest) => ({ url: trackPaths[action], body: fields }),
      transformResponse: (envelope: Envelope) => envelope,
    }),
    // The id alone opens a question.
    getQuestion: build.query({
      query: (id: string) => ({ url: questionApiPaths.show(id) }),
      transformResponse: toQuestion,
      keepUnusedDataFor: 0,
    }),
    answerQuestion: build.mutation({
      query: ({ id, answer }: Answered) => ({ url: questionApiPaths.answer(id), body: { answer } }),
      transformResponse: toQuestion,
    }),
  }),
})
