import { foldText, hasHindi, hasWords } from '../compareText'
import type { Job } from '../entities'
import type { Option } from '../options'
import { POSITION, RANKS, ROLE } from './bestMatch'
import type { CloseQuery, Wanted } from './closeQuery'
import { yearlyLakhs } from './pay'
import type { SearchableJob } from './searchableJob'

/** Up to so many, jobs that only mention what is wanted are close, too. */
export const ENOUGH = 8

/** From this level on the work is what is wanted; below it the texts only mention it. */
const STRONG = 3

/** A job says so by its years. */
export const FRESHER = 'fresher'

const MOST_ABOVE = 1.5

/** Whether a job pays so much, or not much more. */
export const paysAbout = (job: Job, lakhs: number) => {
  const { from, to } = yearlyLakhs(job) ?? { from: null, to: null }
  return (to ?? from ?? 0) >= lakhs && (from ?? 0) <= lakhs * MOST_ABOVE
}

const inHindi = new WeakMap<readonly string[], readonly string[]>()

/** The names among these that may stand in a text in Hindi, told once for all jobs. */
const thoseInHindi = (names: readonly string[]) => {
  const known = inHindi.get(names) ?? names.filter(hasHindi)
  inHindi.set(names, known)
  return known
}

/** How surely one thing is what the job is about. `texts`: in the order of `searchedTexts`, the long ones if they are at hand. */
const levelOf = (
  one: Pick<SearchableJob, 'job' | 'texts' | 'hindi'>,
  { typed, names, isPart, isQuality, pay }: Wanted,
) => {
  const { job, texts } = one
  if (pay !== undefined) return paysAbout(job, pay) ? STRONG + 1 : 0
  const [position = '', role = '', qualification] = [
    texts[POSITION],
    texts[ROLE],
    foldText(job.qualification),
  ]
  const isHindi = hasHindi(typed)
  const namesInHindi = thoseInHindi(names)
  // Derived for those alone that ask in Hindi.
  const hindi = isHindi || namesInHindi.length > 0 ? one.hindi : []
  const [hindiPosition = '', hindiRole = ''] = [hindi[POSITION], hindi[ROLE]]
  const isForFresher = isQuality && names.includes(FRESHER) && job.experience_from === 0
  const has = (text: string) => hasWords(text, typed, isPart)
  const hasName = (text: string) => names.some((name) => hasWords(text, name))
  const hasHindiName = (text: string) => namesInHindi.some((name) => hasWords(text, name))
  if (has(position) || (isHindi && has(hindiPosition))) return STRONG + 2
  if (has(role) || (isHindi && has(hindiRole)) || has(qualification) || isForFresher) return STRONG + 1
  const isMentioned = texts.some(has) || (isHindi && hindi.some(has))
  const [usual = typed] = names
  if (hasWords(position, usual) || hasWords(hindiPosition, usual))
    return STRONG + 0.25 + (isMentioned ? 0.5 : 0)
  const isNamed = hasName(position) || hasName(role) || hasHindiName(hindiPosition) || hasHindiName(hindiRole)
  if (isNamed || (isQuality && hasName(qualification))) return STRONG + (isMentioned ? 0.5 : 0)
  return isMentioned ? 2 : Number([qualification, ...texts].some(hasName) || hindi.some(hasHindiName))
}

/** How close a job is to what is asked for. */
export const closenessOf = (one: SearchableJob, { places, wanted, must }: CloseQuery) => {
  const isInPlace = places.length === 0 || one.places.some((place) => places.includes(place))
  const levels = new Map(wanted.map((each) => [each, levelOf(one, each)]))
  const musts = must.map((each) => levels.get(each) ?? 0)
  return {
    isInPlace: isInPlace || one.isAnywhere,
    isStrong: musts.length > 0 && musts.every((level) => level >= STRONG),
    isPartly: musts.some((level) => level >= STRONG),
    isFound: musts.length > 0 && musts.every((level) => level > 0),
    sum: [...levels.values()].reduce((sum, level) => sum + level, isInPlace ? 0.25 : 0),
  }
}

/** Whether a job is what is asked for, or words of its position begin as a text that names nothing. */
export const isAbout = (one: SearchableJob, query: CloseQuery) =>
  closenessOf(one, query).isStrong ||
  (query.begun !== undefined &&
    (hasWords(one.texts[POSITION] ?? '', query.begun, true) ||
      hasWords(one.hindi[POSITION] ?? '', query.begun, true)))

type Close<One> = ReturnType<typeof closenessOf> & { one: One }

/** Where the close matches are, seen from the place that was typed. */
type Reach = 'inPlace' | 'alsoElsewhere' | 'elsewhere' | 'placeAlone'

/** The closest: the work in the place, the work elsewhere, where it is mentioned, and if there is nothing else the place. */
export const pickClose = <One>(
  jobs: readonly Close<One>[],
  { places, must, isNamed, isAnything }: CloseQuery,
  { most, withMentions }: CloseLimits,
) => {
  const picked = new Set<Close<One>>()
  const take = (fits: (one: Close<One>) => boolean, upTo = most) => {
    for (const one of jobs.filter(fits).sort((each, other) => other.sum - each.sum))
      if (picked.size < upTo) picked.add(one)
  }
  take(({ isInPlace, isStrong }) => isInPlace && isStrong)
  take(({ isStrong }) => isStrong)
  if (withMentions) {
    // If no job has both kinds of work, a job with either one will do. Other words must all be found.
    const partly = (upTo?: number) => {
      take(({ isInPlace, isPartly }) => isInPlace && isPartly, upTo)
      take(({ isPartly }) => isPartly, upTo)
    }
    if (isNamed && picked.size === 0) partly()
    const enough = picked.size > 0 ? ENOUGH : most
    take(({ isInPlace, isFound }) => isInPlace && isFound, enough)
    take(({ isFound }) => isFound, enough)
    if (isNamed || picked.size === 0) partly(enough)
  }
  const isPlaceAlone = picked.size === 0 && (places.length > 0 || isAnything)
  if (isPlaceAlone) take(({ isInPlace }) => isInPlace)
  const close = [...picked]
  const inPlace = close.filter(({ isInPlace }) => isInPlace).length
  let reach: Reach = inPlace === 0 ? 'elsewhere' : 'alsoElsewhere'
  if (inPlace === close.length) reach = isPlaceAlone && must.length > 0 ? 'placeAlone' : 'inPlace'
  return { found: close.map(({ one }) => one), reach }
}

/** A place or a role that was understood, and how many jobs its filter would leave. */
type Offer = { key: 'locations' | 'roles'; value: string; count: number }

const OFFERED_PLACES_MAX = 3

/** The filters that a text seems to mean. */
export const offersOf = (
  { places, wanted }: CloseQuery,
  choices: Record<Offer['key'], readonly Option[]>,
): Omit<Offer, 'count'>[] => {
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

export type CloseMatches = {
  jobs: readonly Job[]
  /** Some of the few jobs that have the text are what it asks for, in other words. */
  isInList: boolean
  /** The places that were typed. */
  named: readonly string[]
  reach: Reach
  offers: readonly Offer[]
}

/** Fewer jobs that have the text are not all that a visitor looks for. */
export const FEW = 5

/** Whether jobs that have the text are left out: of many, those that are what it names may stand far below. */
export const isBesideList = (total: number, { begun }: CloseQuery) => total < FEW || begun !== undefined

/** How many close matches are looked for, and whether a job that only mentions the text is one. */
export type CloseLimits = { most: number; withMentions: boolean }

/** Each the same object every time. */
const limits = {
  many: { most: 10, withMentions: true },
  some: { most: 8, withMentions: false },
  none: { most: 0, withMentions: false },
} satisfies Record<string, CloseLimits>

/** Many where few jobs have the text, or none as whole words; some where no job is about it. */
export const closeLimits = ({ total, best }: { total: number; best: number }): CloseLimits => {
  if (total < FEW || best > RANKS.whole) return limits.many
  return best > RANKS.role ? limits.some : limits.none
}

export const noClose: CloseLimits = limits.none
