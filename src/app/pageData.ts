import { portalApi } from '@/api/portalApi'
import type { Job } from '@/domain/entities'
import type { SearchableJob } from '@/domain/jobFilter'
import type { GivenJob } from '@/store/givenJob'
import { selectJob } from '@/store/jobSelectors'
import type { AppStore, RootState } from '@/store/store'
import type { ScreenContent } from './screenReads'

/** What a page that the server rendered brings for the browser, beside what stands in its HTML. */
export type PageData = {
  /** Answers for the cache of the API. */
  entries: readonly { endpointName: string; arg: unknown; value: unknown }[]
  job: GivenJob | null
  /** False of a page with code 404. */
  isFound: boolean
}

/** A job as it is told; what is made ready for searching stays with the list. */
const jobAlone = ({ searchText: _ofTheList, ...job }: SearchableJob): Job => job

/** The one job that a screen shows, of a list that has come. */
const jobGivenBy = ({ jobId }: ScreenContent, state: RootState): GivenJob | null => {
  if (jobId === undefined) return null
  const job = selectJob(portalApi.endpoints.getJobs.select()(state).data, jobId)
  return { id: jobId, job: job ? jobAlone(job) : null }
}

/** What travels inside the page of a screen, out of a state that holds all that the screen reads. */
export const givenBy = (content: ScreenContent, state: RootState): PageData => ({
  entries: content.given.map(({ endpointName, arg, answerOf }) => ({
    endpointName,
    arg,
    value: answerOf(state).data,
  })),
  job: jobGivenBy(content, state),
  isFound: content.isFound(state),
})

type Entries = Parameters<typeof portalApi.util.upsertQueryEntries>[0]

/** Puts what came with the page where its requests would have put it: none of it is asked for again. */
export const takeEntries = ({ dispatch }: AppStore, { entries }: PageData) => {
  dispatch(portalApi.util.upsertQueryEntries(entries as Entries))
}
