import type { Job } from '../content/entities'
import type { Option } from '../submissions/options'
import { foldText, hasWords } from '../text/compareText'
import { withoutFilter, type JobFilters } from './jobFilter'
import { countJobs, type JobChoices, type JobList } from './jobList'
import { memoized } from './memoized'
import { lexiconOf, readQuery, type NearQuery, type Wanted } from './nearQuery'
import { RANKS } from './searchableJob'

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

/** How surely a job is about one thing. Half a level more: its texts mention it too. */
const LEVELS = { position: 4, role: 3, named: 2, mentioned: 1, none: 0 } as const

/** Visitors look for the same things. */
const WANTED_KEPT = 500

/** How surely each job of a list is about one thing, by its titles and by all its texts. Many jobs share their titles, which are read once. */
const levelsIn = (list: JobList, { kind, typed, names, isPart = false }: Wanted) => {
  const isTyped = (titles = '') => hasWords(titles, typed, isPart)
  const { numberOf, numbers } = list.columnOf('titles')
  const levels = Array.from(numberOf.keys(), (titles) => {
    const [position, role, qualification] = titles.split('\n')
    if (isTyped(position)) return LEVELS.position
    if (isTyped(role) || isTyped(qualification)) return LEVELS.role
    const named = [position, role, kind === 'quality' ? qualification : '']
    return names.some((name) => named.some((title = '') => hasWords(title, name)))
      ? LEVELS.named
      : LEVELS.none
  })
  const [typedRanks, nameRanks] = [typed, ...names.slice(0, 1)].map(list.ranksOf)
  const mentioned = isPart ? RANKS.part : RANKS.whole
  const isIn = (ranks: Uint8Array | undefined, at: number) => (ranks?.[at] ?? RANKS.none) <= mentioned
  const ofTitlesAt = (at: number): number => levels[numbers[at] ?? -1] ?? LEVELS.none
  const ofAllAt = (at: number) => {
    const level = ofTitlesAt(at)
    if (level === LEVELS.named) return isIn(typedRanks, at) ? level + 0.5 : level
    return level === LEVELS.none && (isIn(typedRanks, at) || isIn(nameRanks, at)) ? LEVELS.mentioned : level
  }
  return { ofTitlesAt, ofAllAt }
}

/** What near searches derive from a list once: its words, and the levels of what visitors look for. */
export const toNearIndex = (list: JobList) => {
  const levelsOf = memoized((wanted: string) => levelsIn(list, JSON.parse(wanted) as Wanted), WANTED_KEPT)
  return {
    list,
    lexicon: lexiconOf(list.jobs),
    levelsOf: ({ kind, typed, names, isPart }: Wanted) =>
      levelsOf(JSON.stringify({ kind, typed, names, isPart })),
  }
}

export type NearIndex = ReturnType<typeof toNearIndex>

/** A job about all that is required, one that mentions it, or one about some of it; more than the sum of all levels. */
const TIERS = { about: 3000, mentions: 2000, partly: 1000 } as const
const IN_PLACE = 100

/** Scores the jobs of a list by a query: greater is closer, in the place before elsewhere, and 0 is not close. `at`: the place of a job in the list. */
const scorerIn = ({ list, levelsOf }: NearIndex, { places, wanted, must }: NearQuery, scope: CloseScope) => {
  const levels = new Map(wanted.map((one) => [one, levelsOf(one)]))
  const musts = must.flatMap((one) => levels.get(one) ?? [])
  const isNamedPlace = (at: number) => list.jobs[at]?.places.some((place) => places.includes(place)) ?? false
  const isInPlace = (at: number) =>
    places.length === 0 || list.jobs[at]?.isAnywhere === true || isNamedPlace(at)
  const isStrong = (at: number) => musts.length > 0 && musts.every(({ ofTitlesAt }) => ofTitlesAt(at) > 0)
  const tierOf = (at: number) => {
    if (isStrong(at)) return TIERS.about
    if (scope === 'titles') return 0
    if (musts.length > 0 && musts.every(({ ofAllAt }) => ofAllAt(at) > 0)) return TIERS.mentions
    return musts.some(({ ofTitlesAt }) => ofTitlesAt(at) > 0) ? TIERS.partly : 0
  }
  const ofPlace = (at: number) => (isInPlace(at) ? IN_PLACE : 0) + (isNamedPlace(at) ? 0.25 : 0)
  const score = (at: number) => {
    const tier = tierOf(at)
    return tier && [...levels.values()].reduce((sum, { ofAllAt }) => sum + ofAllAt(at), tier + ofPlace(at))
  }
  return { isStrong, isInPlace, ofPlace, score }
}

const best = (candidates: readonly number[], score: (at: number) => number) =>
  candidates
    .map((at) => ({ at, score: score(at) }))
    .filter((one) => one.score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ at }) => at)

/** Where the close matches are, relative to the place that was typed. */
type Reach = 'inPlace' | 'alsoElsewhere' | 'elsewhere' | 'placeAlone'

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
export const nearJobs = (index: NearIndex, filters: JobFilters, scope: CloseScope): NearMatches => {
  const { list, lexicon } = index
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
  const isBesideList = fits.length < FEW_RESULTS || query.hasOther
  const candidates = isBesideList ? matching.filter((at) => !isWith(at)) : matching
  const { isStrong, isInPlace, ofPlace, score } = scorerIn(index, query, scope)
  const close = best(candidates, score)
  const isPlaceAlone = close.length === 0 && (query.places.length > 0 || query.isAnything)
  const picked = isPlaceAlone ? best(candidates, (at) => (isInPlace(at) ? ofPlace(at) : 0)) : close
  const inPlace = picked.filter(isInPlace).length
  let reach: Reach = inPlace === 0 ? 'elsewhere' : 'alsoElsewhere'
  if (inPlace === picked.length) reach = isPlaceAlone && query.must.length > 0 ? 'placeAlone' : 'inPlace'
  /** It is what the query asks for, or its position contains the text. */
  const isAbout = (at: number) =>
    isStrong(at) || (query.hasOther && (ranks[at] === RANKS.position || ranks[at] === RANKS.partOfPosition))
  return {
    jobs: picked.flatMap((at) => list.jobs[at]?.job ?? []),
    reach,
    isInList: fits.length < FEW_RESULTS && fits.some(isAbout),
    named: query.named,
    offers,
  }
}
