import { landingAnswer, type LandingAnswer } from '@/domain/jobs/landingAnswer'
import { landingIndex, type Landing, type LandingIndex } from '@/domain/jobs/landings'
import type { IndexedJob } from './jobIndex'

/** The landing pages of the open jobs, derived once for each version of them. */
export const createLandings = (openJobs: () => Promise<readonly IndexedJob[]>) => {
  let madeFrom: readonly IndexedJob[] | undefined
  let index: LandingIndex | undefined

  const current = async () => {
    const jobs = await openJobs()
    if (!index || jobs !== madeFrom) {
      index = landingIndex(jobs.map(({ facts }) => facts))
      madeFrom = jobs
    }
    return index
  }

  return {
    /** `path`: of a list of jobs. */
    at: async (path: string): Promise<LandingAnswer> => landingAnswer(await current(), path),
    all: async (): Promise<readonly Landing[]> => [...(await current()).landings.values()],
  }
}
