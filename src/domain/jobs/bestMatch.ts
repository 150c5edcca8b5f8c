import { foldText, hasWords } from '../compareText'
import { placesOf } from './places'
import type { SearchableJob } from './searchableJob'

/** How well a job that has a text fits it: the least number is best. */
export const RANKS = {
  /** It is in the place of this name. */
  inPlace: 0,
  position: 1,
  role: 2,
  /** The text stands somewhere as whole words. */
  whole: 3,
  partOfPosition: 4,
  part: 5,
} as const

const SHORT = 100
const [POSITION, LOCATION, ROLE] = [0, 2, 5]

/** Ranks jobs that have a text: whole words before parts of words, the position before other fields. */
export const rankerOf = (text: string) => {
  const wanted = foldText(text)
  const { names } = placesOf(text)
  /** Many jobs share a short text. */
  const known = new Map<string, boolean>()
  const isWhole = (field = '') => {
    const is = known.get(field) ?? hasWords(field, wanted)
    if (field.length < SHORT) known.set(field, is)
    return is
  }
  return ({ texts, places }: Pick<SearchableJob, 'texts' | 'places'>): number => {
    if (places.some((place) => names.includes(place)) || isWhole(texts[LOCATION])) return RANKS.inPlace
    if (isWhole(texts[POSITION])) return RANKS.position
    if (isWhole(texts[ROLE])) return RANKS.role
    if (texts.some(isWhole)) return RANKS.whole
    return texts[POSITION]?.includes(wanted) ? RANKS.partOfPosition : RANKS.part
  }
}

/** Those of the least rank first; of one rank, in their order. `best`: the least rank, -1 of none. */
export const byRank = <One>(all: readonly One[], rankOf: (one: One) => number) => {
  const ranked: One[][] = Object.values(RANKS).map(() => [])
  for (const one of all) ranked[rankOf(one)]?.push(one)
  return { sorted: ranked.flat(), best: ranked.findIndex((ones) => ones.length > 0) }
}

/** Fewer jobs that have the text are not all that a visitor looks for. */
export const FEW = 5

/** What is looked for that is close to a text: so many jobs, and whether a mere mention of it is close. */
export type CloseLimits = { most: number; withMentions: boolean }

/** Each the same object every time. */
const limits = {
  many: { most: 24, withMentions: true },
  some: { most: 8, withMentions: false },
  none: { most: 0, withMentions: false },
} satisfies Record<string, CloseLimits>

/** Many where few jobs have the text, or none as whole words; some where no job is about it. */
export const closeLimits = ({ total, best }: { total: number; best: number }): CloseLimits => {
  if (total < FEW || best > RANKS.whole) return limits.many
  return best > RANKS.role ? limits.some : limits.none
}

export const noClose: CloseLimits = limits.none
