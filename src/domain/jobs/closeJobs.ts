import { filterJobs, matcherOf, type JobFilters } from '../jobFilter'
import {
  closenessOf,
  FEW,
  lexiconOf,
  offersOf,
  pickClose,
  readQuery,
  titleTexts,
  wordsOf,
  type CloseLimits,
  type CloseMatches,
  type Lexicon,
} from './closeMatches'
import { countJobs, type JobChoices } from './foundJobs'
import type { SearchableJob } from './searchableJob'

export const lexiconOfJobs = (jobs: readonly SearchableJob[]) =>
  lexiconOf(jobs, [...new Set(jobs.flatMap(({ job }) => titleTexts(job)))].flatMap(wordsOf))

type List = {
  jobs: readonly SearchableJob[]
  choices: Pick<JobChoices, 'locations' | 'roles'>
  lexicon: Lexicon
}

/** The jobs of a list that do not have the text of the filters, but are close to it and match the others; within limits. */
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
  const closeness = (list: readonly SearchableJob[]) =>
    list.map((one) => ({ one, ...closenessOf(one, query) }))
  const others = closeness(matching.filter((one) => !hasText(one)))
  const { found, reach } = pickClose(others, query, limits)
  const fits = matching.filter(hasText)
  const { countOf } = countJobs(jobs, withoutText, today)
  return {
    jobs: found.map(({ job }) => job),
    isInList: fits.length < FEW && closeness(fits).some(({ isStrong }) => isStrong),
    place: query.place,
    reach,
    offers: offersOf(query, choices).map((offer) => ({ ...offer, count: countOf(offer.key, offer.value) })),
  }
}
