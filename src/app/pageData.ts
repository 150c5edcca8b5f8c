import { portalApi } from '@/api/portalApi'
import { selectJobById } from '@/store/jobSelectors'
import type { AppStore, RootState } from '@/store/store'
import type { ScreenContent } from './screenReads'

/** What a page that the server rendered brings for the browser, beside what stands in its HTML. */
export type PageData = {
  /** Answers for the cache of the API. */
  entries: readonly { endpointName: string; arg: unknown; value: unknown }[]
  /** False of a page with code 404. */
  isFound: boolean
}

/** The one job that a screen shows, so that the browser need not load the list for it. */
const jobEntry = ({ jobId }: ScreenContent, state: RootState) =>
  jobId === undefined
    ? []
    : [{ endpointName: 'getJob', arg: jobId, value: selectJobById(state, jobId) ?? null }]

/** What travels inside the page of a screen, out of a state that holds all that the screen reads. */
export const givenBy = (content: ScreenContent, state: RootState): PageData => ({
  entries: [
    ...content.given.map(({ endpointName, arg, answerOf }) => ({
      endpointName,
      arg,
      value: answerOf(state).data,
    })),
    ...jobEntry(content, state),
  ],
  isFound: content.isFound(state),
})

type Entries = Parameters<typeof portalApi.util.upsertQueryEntries>[0]

/** Puts what came with the page where its requests would have put it: none of it is asked for again. */
export const takeEntries = ({ dispatch }: AppStore, { entries }: PageData) => {
  dispatch(portalApi.util.upsertQueryEntries(entries as Entries))
}
