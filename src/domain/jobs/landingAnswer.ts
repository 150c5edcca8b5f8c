import { landingWords } from '../paths'
import { landingLinks, type LandingGroup } from './landingLinks'
import { landingOf, type Landing, type LandingIndex } from './landings'
import { nearestLandings, type Nearest } from './nearestLandings'

/** What our own server says of the path of a list, where the browser does not load the jobs. */
export type LandingAnswer = {
  /** Null for the list of all jobs, and where there is no such page. */
  landing: Landing | null
  /** What there is in place of a page that does not exist. */
  nearest: Nearest | null
  /** The pages to link. */
  groups: readonly LandingGroup[]
}

export const landingAnswer = (index: LandingIndex, path: string): LandingAnswer => {
  const words = landingWords(path)
  const landing = words && landingOf(index, words)
  return {
    landing: landing ?? null,
    nearest: words && !landing ? nearestLandings(index, words) : null,
    groups: landingLinks(index, landing),
  }
}
