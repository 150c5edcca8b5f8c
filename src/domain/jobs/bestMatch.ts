import { foldText, hasHindi, hasWords } from '../text/compareText'
import { placesOf } from './places'
import type { SearchableJob } from './searchableJob'

/** How well a job fits a text; lower is better. */
export const RANKS = {
  /** The job is in the place that the text names. */
  inPlace: 0,
  position: 1,
  role: 2,
  /** The text occurs anywhere as whole words. */
  whole: 3,
  partOfPosition: 4,
  part: 5,
  /** The text does not occur. */
  none: 6,
} as const

/** Ranks jobs by a text: whole words before parts of words, the position before other fields. */
export const rankerOf = (text: string) => {
  const wanted = foldText(text)
  const isHindi = hasHindi(wanted)
  const { names } = placesOf(text)
  const has = (field: string) => field.includes(wanted)
  const isWhole = (field: string) => hasWords(field, wanted)
  return (one: Pick<SearchableJob, 'texts' | 'hindi' | 'places'>): number => {
    const { texts } = one
    const hindi = isHindi ? one.hindi : null
    const isAt = (field: keyof typeof texts, test: (text: string) => boolean) =>
      test(texts[field]) || (hindi !== null && test(hindi[field]))
    if (!isAt('all', has)) return RANKS.none
    if (one.places.some((place) => names.includes(place)) || isAt('location', isWhole)) return RANKS.inPlace
    if (isAt('position', isWhole)) return RANKS.position
    if (isAt('role', isWhole)) return RANKS.role
    if (isAt('all', isWhole)) return RANKS.whole
    return isAt('position', has) ? RANKS.partOfPosition : RANKS.part
  }
}
