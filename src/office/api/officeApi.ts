import { createApi } from '@reduxjs/toolkit/query/react'
import { officeBaseQuery } from './baseQuery'

/** Every answer of the office's API. The endpoints are injected by the files of their subjects beside this one. */
export const officeApi = createApi({
  reducerPath: 'officeApi',
  baseQuery: officeBaseQuery,
  tagTypes: ['Session', 'Accounts', 'Settings', 'Log', 'Submissions', 'Submission', 'InboxChoices', 'Jobs'],
  endpoints: () => ({}),
})
