import type { ErasedPerson, FoundPerson, PersonContact, StoredData } from '@/domain/office/data'
import { officeApi, post } from './officeApi'

/** The data of people that the portal holds: for owners. */
const dataApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getData: build.query<StoredData, void>({
      query: () => '/data',
      providesTags: ['Data'],
      keepUnusedDataFor: 0,
    }),
    previewRetention: build.mutation<{ submissions: number }, { months: number }>({
      query: (body) => post('/data/retention/preview', body),
    }),
    setRetention: build.mutation<StoredData, { months: number | null }>({
      query: (body) => ({ url: '/data/retention', method: 'PUT', body }),
      invalidatesTags: ['Data', 'Log'],
    }),
    findPerson: build.mutation<FoundPerson, PersonContact>({ query: (body) => post('/data/person', body) }),
    erasePerson: build.mutation<ErasedPerson, PersonContact & { references: string[]; password: string }>({
      query: (body) => post('/data/person/erase', body),
      invalidatesTags: ['Data', 'Log', 'Submissions', 'Submission', 'InboxChoices', 'Jobs'],
    }),
  }),
})

export const {
  useGetDataQuery,
  usePreviewRetentionMutation,
  useSetRetentionMutation,
  useFindPersonMutation,
  useErasePersonMutation,
} = dataApi
