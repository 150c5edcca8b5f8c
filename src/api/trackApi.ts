import { invitationApiPaths, type InvitationAnswer, type Invited } from '@/domain/submissions/invitation'
import { trackPaths, type TrackAction } from '@/domain/submissions/track'
import type { Envelope } from './envelope'
import { portalApi } from './portalApi'

type TrackRequest = { action: TrackAction; fields: Readonly<Record<string, string>> }
type Answered = { id: string; answer: InvitationAnswer }

const toInvited = ({ data }: Envelope) => data as Invited

/** Requests of an applicant to our own server. */
export const trackApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    // The pair that opens a submission travels in the body, never in an address.
    track: build.mutation({
      query: ({ action, fields }: TrackRequest) => ({ url: trackPaths[action], body: fields }),
      transformResponse: (envelope: Envelope) => envelope,
    }),
    // The id alone opens an invitation.
    getInvitation: build.query({
      query: (id: string) => ({ url: invitationApiPaths.show(id) }),
      transformResponse: toInvited,
      keepUnusedDataFor: 0,
    }),
    answerInvitation: build.mutation({
      query: ({ id, answer }: Answered) => ({ url: invitationApiPaths.answer(id), body: { answer } }),
      transformResponse: toInvited,
    }),
  }),
})
