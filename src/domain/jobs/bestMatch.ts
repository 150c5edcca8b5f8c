import { foldText, hasHindi, hasWords } from '../compareText'
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
export const [POSITION, LOCATION, ROLE] = [0, 2, 5]

/** Ranks jobs that have a text: whole words before parts of words, the position before other fields. */
export const rankerOf = (text: string) => {
  const wanted = foldText(text)
  const isHindi = hasHindi(wanted)
  const { names } = placesOf(text)
  /** Many jobs share a short text. */
  const known = new Map<string, boolean>()
  const isWhole = (field = '') => {
    const is = known.get(field) ?? hasWords(field, wanted)
    if (field.length < SHORT) known.set(field, is)
    return is
  }
  return ({ texts, hindi, places }: Pick<SearchableJob, 'texts' | 'hindi' | 'places'>): number => {
    const isWholeAt = (field: number) => isWhole(texts[field]) || (isHindi && isWhole(hindi[field]))
    if (places.some((place) => names.includes(place)) || isWholeAt(LOCATION)) return RANKS.inPlace
    if (isWholeAt(POSITION)) return RANKS.position
    if (isWholeAt(ROLE)) return RANKS.role
    if (texts.some(isWhole) || (isHindi && hindi.some(isWhole))) return RANKS.whole
    const isInPosition = texts[POSITION]?.includes(wanted) || (isHindi && hindi[POSITION]?.includes(wanted))
    return isInPosition ? RANKS.partOfPosition : RANKS.part
  }
}

/** Those of the least rank first; of one rank, in their order. `best`: the least rank, -1 of none. */
export const byRank = <One>(all: readonly One[], rankOf: (one: One) => number) => {
  const ranked: One[][] = Object.values(RANKS).map(() => [])
  for (const one of all) ranked[rankOf(one)]?.push(one)
  return { sorted: ranked.flat(), best: ranked.findIndex((ones) => ones.length > 0) }
}
