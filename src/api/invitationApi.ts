import { invitationApiPaths, type InvitationAnswer, type Invited } from '@/domain/submissions/invitation'
import type { Envelope } from './envelope'
import { portalApi } from './portalApi'

type Answered = { id: string; answer: InvitationAnswer }

const toInvited = ({ data }: Envelope) => data as Invited

/** An invitation, read from our own server by its id alone. */
export const invitationApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
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
