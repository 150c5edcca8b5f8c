import { OFFICE_API } from '@/domain/office/paths'
import type { OfficeChange, OfficeTopic } from '@/domain/office/log'
import type { OfficeClient } from './baseQuery'
import { officeApi, officeTags, type ApiState, type OfficeTag } from './officeApi'
import { submissionsApi } from './submissionsApi'

const RETRY_MS = 3000

/** The tags that a topic invalidates. Open forms keep their values. */
const tagsOf: Record<OfficeTopic, OfficeTag[]> = {
  submissions: ['Submissions', 'Interviews', 'Overview', 'Data', 'ToSend'],
  toSend: ['ToSend'],
  jobs: [{ type: 'Jobs', id: 'list' }, 'Overview'],
  accounts: ['Accounts', 'Settings', 'Session', 'InboxChoices'],
}

/** Skips changes made here: this tab has the version already. */
const submissionTags = ({ versions }: OfficeChange, state: ApiState): OfficeTag[] => {
  if (versions === null) return ['Submission']
  const { select } = submissionsApi.endpoints.getSubmission
  return Object.entries(versions)
    .filter(([reference, version]) => version !== select(reference)(state).data?.version)
    .map(([id]) => ({ type: 'Submission', id }))
}

export const changesApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    checkSession: build.query<unknown, void>({ query: () => '/session', keepUnusedDataFor: 0 }),
    /** Refetches what others change, and everything after the stream was lost or the page hidden. */
    followChanges: build.query<null, void>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_nothing, { extra, cacheEntryRemoved, ...api }) => {
        const { origin, EventSource } = extra as OfficeClient
        let source: EventSource | undefined
        let retry: ReturnType<typeof setTimeout> | undefined
        let hasMissedEvents = false

        const connect = () => {
          clearTimeout(retry)
          source?.close()
          // A hidden page keeps neither its connection nor its session alive.
          if (document.visibilityState === 'hidden') {
            hasMissedEvents = true
            return
          }
          source = new EventSource(`${origin}${OFFICE_API}/events`)
          source.addEventListener('open', () => {
            if (hasMissedEvents) api.dispatch(officeApi.util.invalidateTags([...officeTags]))
            hasMissedEvents = false
          })
          source.addEventListener('message', ({ data }: MessageEvent<string>) => {
            const change = JSON.parse(data) as OfficeChange
            const tags = change.topics.flatMap((topic) => tagsOf[topic])
            api.dispatch(officeApi.util.invalidateTags([...tags, ...submissionTags(change, api.getState())]))
          })
          source.addEventListener('error', ({ target }) => {
            hasMissedEvents = true
            // The browser connects again by itself, unless the server refused.
            if ((target as EventSource).readyState !== EventSource.CLOSED) return
            void api.dispatch(
              changesApi.endpoints.checkSession.initiate(undefined, { forceRefetch: true, subscribe: false }),
            )
            retry = setTimeout(connect, RETRY_MS)
          })
        }

        connect()
        document.addEventListener('visibilitychange', connect)
        await cacheEntryRemoved
        document.removeEventListener('visibilitychange', connect)
        clearTimeout(retry)
        source?.close()
      },
    }),
  }),
})
