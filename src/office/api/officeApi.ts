import { createApi } from '@reduxjs/toolkit/query/react'
import { officeBaseQuery } from './baseQuery'

export const officeTags = [
  'Session',
  'Accounts',
  'Settings',
  'Data',
  'Log',
  'Overview',
  'Submissions',
  'Submission',
  'InboxChoices',
  'Jobs',
  'Content',
] as const

type TagType = (typeof officeTags)[number]
export type OfficeTag = TagType | { type: TagType; id: string }

/** Every answer of the office's API. The endpoints are injected by the files of their subjects beside this one. */
export const officeApi = createApi({
  reducerPath: 'officeApi',
  baseQuery: officeBaseQuery,
  // What failed while the connection was lost is read again.
  refetchOnReconnect: true,
  tagTypes: officeTags,
  endpoints: () => ({}),
})
