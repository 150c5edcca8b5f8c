import { filterJobs, matcherOf, type JobFilters } from '../jobFilter'
import {
  closenessOf,
  FEW,
  isAbout,
  isBesideList,
  offersOf,
  pickClose,
  type CloseLimits,
  type CloseMatches,
} from './closeMatches'
import { lexiconOf, readQuery, titleTexts, wordsOf, type Lexicon } from './closeQuery'
import { countJobs, type JobChoices } from './foundJobs'
import type { SearchableJob } from './searchableJob'

export const lexiconOfJobs = (jobs: readonly SearchableJob[]) =>
  lexiconOf(jobs, [...new Set(jobs.flatMap(({ job }) => titleTexts(job)))].flatMap(wordsOf))

type List = {
  jobs: readonly SearchableJob[]
  choices: Pick<JobChoices, 'locations' | 'roles'>
  lexicon: Lexicon
}

/** The jobs of a list that are close to the text of the filters and match the others; without the few that have the text. */
export const closeJobs = (
  { jobs, choices, lexicon }: List,
  filters: JobFilters,
  today: string,
  limits: CloseLimits,
): CloseMatches => {
  const query = readQuery(filters.text, lexicon)
  const withoutText = { ...filters, text: '' }
  const hasText = matcherOf('text', filters, today)
  const matching = limits.most > 0 ? filterJobs(jobs, withoutText, today) : []
  const fits = matching.filter(hasText)
  const others = isBesideList(fits.length, query) ? matching.filter((one) => !hasText(one)) : matching
  const closeness = others.map((one) => ({ one, ...closenessOf(one, query) }))
  const { found, reach } = pickClose(closeness, query, limits)
  const { countOf } = countJobs(jobs, withoutText, today)
  return {
    jobs: found.map(({ job }) => job),
    isInList: fits.length < FEW && fits.some((one) => isAbout(one, query)),
    named: query.named,
    reach,
    offers: offersOf(query, choices).map((offer) => ({ ...offer, count: countOf(offer.key, offer.value) })),
  }
}
