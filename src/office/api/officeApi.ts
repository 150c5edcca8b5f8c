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
  'Interviews',
  'ToSend',
  'Jobs',
  'Content',
] as const

type TagType = (typeof officeTags)[number]
export type OfficeTag = TagType | { type: TagType; id: string }

export type ListQuery = Record<string, string | number | undefined>

/** A write that takes nothing, or these values. */
export const post = (url: string, body: object = {}) => ({ url, method: 'POST', body })

export const formOf = (file: File) => {
  const body = new FormData()
  body.append('file', file)
  return body
}

/** Every answer of the office's API. The endpoints are injected by the files of their subjects beside this one. */
export const officeApi = createApi({
  reducerPath: 'officeApi',
  baseQuery: officeBaseQuery,
  // Reads again after the connection was lost.
  refetchOnReconnect: true,
  tagTypes: officeTags,
  endpoints: () => ({}),
})

/** The state of a store that has these answers. */
export type ApiState = { officeApi: ReturnType<typeof officeApi.reducer> }
