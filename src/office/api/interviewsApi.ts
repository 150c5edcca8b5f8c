import type { Submission, YesOrNo } from '@/domain/submissions/inbox'
import type { InterviewDay } from '@/domain/submissions/invitations'
import { officeApi, post } from './officeApi'

type OfInvitation = { id: string; reference: string }

const pathOf = ({ id }: OfInvitation) => `/invitations/${id}`

/** The open submission has its invitation, too. */
const tagsOf = ({ reference }: OfInvitation) => ['Interviews', { type: 'Submission', id: reference }] as const

/** The interviews of a day. */
export const interviewsApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads today if no day is given, or the next day with interviews. */
    getInterviews: build.query<InterviewDay, string | undefined>({
      query: (day) => ({ url: '/invitations', params: { day } }),
      providesTags: ['Interviews'],
    }),
    remind: build.mutation<Submission, OfInvitation & { again?: true }>({
      query: ({ again, ...of }) => post(`${pathOf(of)}/remind`, { again }),
      invalidatesTags: (_answer, _error, of) => [...tagsOf(of)],
    }),
    setCame: build.mutation<Submission, OfInvitation & { came: YesOrNo | '' }>({
      query: ({ came, ...of }) => ({ url: `${pathOf(of)}/came`, method: 'PUT', body: { came } }),
      invalidatesTags: (_answer, _error, of) => [...tagsOf(of)],
    }),
  }),
})
