import type { PlacementDetails, Submission } from '@/domain/submissions/inbox'
import type { PlacementPage } from '@/domain/submissions/placements'
import { officeApi, type ListQuery } from './officeApi'
import { showAtOnce, submissionPath, tagsAfter } from './submissionsApi'

type Placed = PlacementDetails & { reference: string; version: number }

export const placementsApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
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
  }),
})
