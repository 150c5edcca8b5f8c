import type { Job } from '../content/entities'
import type { Option } from '../submissions/options'
import { foldText, hasWords } from '../text/compareText'
import { RANKS } from './bestMatch'
import { withoutFilter, type JobFilters } from './jobFilter'
import { countJobs, type JobChoices, type JobList } from './jobList'
import { memoized } from './memoized'
import { readQuery, type NearQuery, type Lexicon, type Wanted } from './nearQuery'

const MOST = 10

/** With fewer jobs that contain the text, a visitor is shown close ones too. */
export const FEW_RESULTS = 5

/** Where close matches are looked for: in titles and texts, in titles alone, or nowhere. */
type CloseScope = 'texts' | 'titles' | 'none'

/** Wide if few jobs contain the text, or none as whole words; 'none' if the text names a job, its place or role. */
export const nearScope = ({
  total,
  best,
  numbered,
}: {
  total: number
  best: number
  numbered?: unknown
}): CloseScope => {
  if (numbered) return 'none'
  if (total < FEW_RESULTS || best > RANKS.whole) return 'texts'
  return best > RANKS.role ? 'titles' : 'none'
}

/** A job for freshers need not contain the word: it begins at 0 years. */
const FRESHER = 'fresher'

/** How surely a job is about one thing. Half a level more: its texts mention it too. */
const LEVELS = { position: 4, role: 3, named: 2, mentioned: 1, none: 0 } as const

/** How surely each job of a list is about one thing. Many jobs share their titles, which are read once. */
const levelsIn = (list: JobList, { typed, names, isPart, isQuality }: Wanted) => {
  const isTyped = (title = '') => hasWords(title, typed, isPart)
  const isNamed = (title = '') => names.some((name) => hasWords(title, name))
  const { numberOf, numbers } = list.columnOf('titles')
  const ofTitles = Uint8Array.from(numberOf.keys(), (titles) => {
    const [position, positionInHindi, role, roleInHindi, qualification] = titles.split('\n')
    if (isTyped(position) || isTyped(positionInHindi)) return LEVELS.position
    if (isTyped(role) || isTyped(roleInHindi) || isTyped(qualification)) return LEVELS.role
    const named = [position, positionInHindi, role, roleInHindi, isQuality ? qualification : '']
    return named.some(isNamed) ? LEVELS.named : LEVELS.none
  })
  const isForFresher = isQuality && names.includes(FRESHER)
  const ofTitlesAt = (at: number) => {
    const level = ofTitles[numbers[at] ?? -1] ?? LEVELS.none
    return isForFresher && list.jobs[at]?.job.experience_from === 0 ? Math.max(level, LEVELS.role) : level
  }
  const ranksOf = memoized(list.ranksOf)
  const mentions = (at: number, words: string) => {
    const rank = ranksOf(words)[at] ?? RANKS.none
    if (rank <= RANKS.whole || rank === RANKS.none || words !== typed || !isPart) return rank <= RANKS.whole
    const { texts, hindi } = list.jobs[at] ?? {}
    return isTyped(texts?.all) || isTyped(hindi?.all)
  }
  const ofAllAt = (at: number) => {
    const level = ofTitlesAt(at)
    if (level === LEVELS.named) return mentions(at, typed) ? level + 0.5 : level
    if (level !== LEVELS.none) return level
    return [typed, ...names.slice(0, 1)].some((words) => mentions(at, words)) ? LEVELS.mentioned : LEVELS.none
  }
  return { ofTitlesAt, ofAllAt }
}

/** More than the sum of all levels. */
const IN_PLACE = 100

/** Compares the jobs of a list with a query. `at`: the place of a job in the list. */
const readerIn = (list: JobList, { places, wanted, must, begun }: NearQuery) => {
  const levels = new Map(wanted.map((one) => [one, levelsIn(list, one)]))
  const musts = must.flatMap((one) => levels.get(one) ?? [])
  const isStrong = (at: number) => musts.length > 0 && musts.every(({ ofTitlesAt }) => ofTitlesAt(at) > 0)
  const begins = (text = '') => begun !== undefined && hasWords(text, begun, true)
  const isNamedPlace = (at: number) => list.jobs[at]?.places.some((place) => places.includes(place)) ?? false
  const isInPlace = (at: number) =>
    places.length === 0 || list.jobs[at]?.isAnywhere === true || isNamedPlace(at)
  return {
    /** Its titles contain everything that is required. */
    isStrong,
    /** They contain some of it. */
    isPartly: (at: number) => musts.some(({ ofTitlesAt }) => ofTitlesAt(at) > 0),
    /** Its texts mention all of it. */
    isFound: (at: number) => musts.length > 0 && musts.every(({ ofAllAt }) => ofAllAt(at) > 0),
    isInPlace,
    /** It is what the query asks for, or its position contains words that begin like it. */
    isAbout: (at: number) => {
      const { texts, hindi } = list.jobs[at] ?? {}
      return isStrong(at) || [texts, hindi].some((one) => begins(one?.position))
    },
    /** Greater is closer; in the place before elsewhere. */
    closeness: (at: number) =>
      [...levels.values()].reduce(
        (sum, { ofAllAt }) => sum + ofAllAt(at),
        (isInPlace(at) ? IN_PLACE : 0) + (isNamedPlace(at) ? 0.25 : 0),
      ),
  }
}

/** Where the close matches are, relative to the place that was typed. */
type Reach = 'inPlace' | 'alsoElsewhere' | 'elsewhere' | 'placeAlone'

/** Picks the jobs about everything that is wanted, then jobs that mention it, then jobs about some of it, or else jobs in the place. */
const pickClose = (
  candidates: readonly number[],
  { isStrong, isFound, isPartly, isInPlace, closeness }: ReturnType<typeof readerIn>,
  { places, must, isNamed, isAnything }: NearQuery,
  scope: CloseScope,
) => {
  const picked = new Set<number>()
  const take = (fits: (at: number) => boolean) => {
    if (picked.size === MOST) return
    const found = candidates
      .filter((at) => !picked.has(at) && fits(at))
      .map((at) => ({ at, is: closeness(at) }))
      .sort((one, other) => other.is - one.is)
    for (const { at } of found.slice(0, MOST - picked.size)) picked.add(at)
  }
  take(isStrong)
  if (scope === 'texts') {
    take(isFound)
    // Words that are no names must all occur.
    if (isNamed || picked.size === 0) take(isPartly)
  }
  const isPlaceAlone = picked.size === 0 && (places.length > 0 || isAnything)
  if (isPlaceAlone) take(isInPlace)
  const inPlace = [...picked].filter(isInPlace).length
  let reach: Reach = inPlace === 0 ? 'elsewhere' : 'alsoElsewhere'
  if (inPlace === picked.size) reach = isPlaceAlone && must.length > 0 ? 'placeAlone' : 'inPlace'
  return { picked: [...picked], reach }
}

/** A place or a role that was understood, and how many jobs its filter would leave. */
type Offer = { key: 'locations' | 'roles'; value: string; count: number }

const OFFERED_PLACES_MAX = 3

const offersOf = ({ places, wanted }: NearQuery, choices: JobChoices): Omit<Offer, 'count'>[] => {
  const names = new Set(wanted.flatMap((one) => [one.typed, ...one.names]))
  const offered = (key: Offer['key'], isMeant: (choice: Option) => boolean) =>
    choices[key].filter(isMeant).map(({ value }) => ({ key, value }))
  return [
    ...offered('locations', ({ value }) => places.includes(value)).slice(0, OFFERED_PLACES_MAX),
    ...offered(
      'roles',
      ({ value, label_hi = '' }) => names.has(foldText(value)) || names.has(foldText(label_hi)),
    ),
  ]
}

export type NearMatches = {
  jobs: readonly Job[]
  /** Some of the few jobs with the text are about it. */
  isInList: boolean
  /** The places that were typed. */
  named: readonly string[]
  reach: Reach
  offers: readonly Offer[]
}

/** The jobs that are close to the text of the filters and match the other filters, without the few that contain the text. */
export const nearJobs = (
  list: JobList,
  lexicon: Lexicon,
  filters: JobFilters,
  scope: CloseScope,
): NearMatches => {
  const query = readQuery(filters.text, lexicon)
  const { matching, countOf } = countJobs(list, withoutFilter(filters, 'text'))
  const offers = offersOf(query, list.choices).map((offer) => ({
    ...offer,
    count: countOf(offer.key, offer.value),
  }))
  if (scope === 'none') return { jobs: [], reach: 'inPlace', isInList: false, named: query.named, offers }
  const ranks = list.ranksOf(filters.text)
  const isWith = (at: number) => ranks[at] !== RANKS.none
  const fits = matching.filter(isWith)
  // Among many matches, the jobs that the text names may be far down the list.
  const isBesideList = fits.length < FEW_RESULTS || query.begun !== undefined
  const candidates = isBesideList ? matching.filter((at) => !isWith(at)) : matching
  const reader = readerIn(list, query)
  const { picked, reach } = pickClose(candidates, reader, query, scope)
  return {
    jobs: picked.flatMap((at) => list.jobs[at]?.job ?? []),
    reach,
    isInList: fits.length < FEW_RESULTS && fits.some(reader.isAbout),
    named: query.named,
    offers,
  }
}
