import { trackPaths, type TrackAction } from '@/domain/submissions/track'
import type { Envelope } from './envelope'
import { portalApi } from './portalApi'

export type TrackRequest = { action: TrackAction; fields: Readonly<Record<string, string>> }

/** Requests of a sender to our own server. The pair that opens a submission travels in the body, never in an address. */
export const trackApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    track: build.mutation({
      query: ({ action, fields }: TrackRequest) => ({ url: trackPaths[action], body: fields }),
      transformResponse: (envelope: Envelope) => envelope,
    }),
  }),
})
