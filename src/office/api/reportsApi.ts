import type { LogRow } from '@/domain/office/log'
import type { Overview } from '@/domain/office/overview'
import { officeApi, type ListQuery } from './officeApi'

/** The overview and the log, which the staff only read. */
const reportsApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<Overview, void>({ query: () => '/overview', providesTags: ['Overview'] }),
    getLog: build.query<{ rows: LogRow[]; total: number }, ListQuery>({
      query: (params) => ({ url: '/log', params }),
      providesTags: ['Log'],
      // An opened log must show what happened just now.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetOverviewQuery, useGetLogQuery } = reportsApi
