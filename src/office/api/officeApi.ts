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

/** One API slice for the office. Each subject's file injects its endpoints. */
export const officeApi = createApi({
  reducerPath: 'officeApi',
  baseQuery: officeBaseQuery,
  refetchOnReconnect: true,
  tagTypes: officeTags,
  endpoints: () => ({}),
})

export type ApiState = { officeApi: ReturnType<typeof officeApi.reducer> }
