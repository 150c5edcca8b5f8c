import type { LogRow } from '@/domain/office/log'
import { officeApi } from './officeApi'

/** The parameters of the log, as the API takes them. */
export type LogQuery = Record<string, string | number | undefined>

const logApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getLog: build.query<{ rows: LogRow[]; total: number }, LogQuery>({
      query: (params) => ({ url: '/log', params }),
      providesTags: ['Log'],
      // Whoever opens the log wants what happened just now.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetLogQuery } = logApi
