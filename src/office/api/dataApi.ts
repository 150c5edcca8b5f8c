import type { ErasedPerson, FoundPerson, PersonContact, StoredData } from '@/domain/office/data'
import { officeApi } from './officeApi'

export type Erasing = PersonContact & { references: string[]; password: string }

/** What the portal holds of people: for owners. */
const dataApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getData: build.query<StoredData, void>({
      query: () => '/data',
      providesTags: ['Data'],
      keepUnusedDataFor: 0,
    }),
    previewRetention: build.mutation<{ submissions: number }, { months: number }>({
      query: (body) => ({ url: '/data/retention/preview', method: 'POST', body }),
    }),
    setRetention: build.mutation<StoredData, { months: number | null }>({
      query: (body) => ({ url: '/data/retention', method: 'PUT', body }),
      invalidatesTags: ['Data', 'Log'],
    }),
    findPerson: build.mutation<FoundPerson, PersonContact>({
      query: (body) => ({ url: '/data/person', method: 'POST', body }),
    }),
    erasePerson: build.mutation<ErasedPerson, Erasing>({
      query: (body) => ({ url: '/data/person/erase', method: 'POST', body }),
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
