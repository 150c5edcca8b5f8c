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
