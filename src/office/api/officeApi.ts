import { createApi } from '@reduxjs/toolkit/query/react'
import { officeBaseQuery } from './baseQuery'

/** Every answer of the office's API. The endpoints are injected by the files of their subjects beside this one. */
export const officeApi = createApi({
  reducerPath: 'officeApi',
  baseQuery: officeBaseQuery,
  // What failed while the connection was lost is read again.
  refetchOnReconnect: true,
  tagTypes: [
    'Session',
    'Accounts',
    'Settings',
    'Data',
    'Log',
    'Submissions',
    'Submission',
    'InboxChoices',
    'Jobs',
    'Content',
  ],
  endpoints: () => ({}),
})
