import type { Overview } from '@/domain/office/overview'
import { officeApi } from './officeApi'

const overviewApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<Overview, void>({ query: () => '/overview', providesTags: ['Overview'] }),
  }),
})

export const { useGetOverviewQuery } = overviewApi
