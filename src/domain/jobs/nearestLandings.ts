import { landingWords, type LandingWords } from '../paths'
import {
  hasWords,
  landingLinks,
  landingOf,
  listOfWords,
  slugOf,
  type Landing,
  type LandingGroup,
  type LandingIndex,
} from './landings'
import { mistakesBetween } from './mistakes'
import { placeSpellings } from './places'

/** A slug with more letters wrong is another word. */
const WRONG_LETTERS_MAX = 2
/** In a shorter word, a wrong letter makes another one. */
const LETTERS_PER_WRONG = 3

const distance = (slug: string, asked: string) =>
  hasWords(slug, asked) || hasWords(asked, slug) ? 0 : mistakesBetween(slug, asked)

/** The name that is written most like a word, the first of several; undefined if none is close. */
const closestTo = (word: string, names: Iterable<string>) => {
  const asked = slugOf(word)
  let closest: string | undefined
  let least = 1 + Math.min(WRONG_LETTERS_MAX, Math.floor(asked.length / LETTERS_PER_WRONG))
  for (const name of asked === '' ? [] : names) {
    const wrong = distance(slugOf(name), asked)
    if (wrong < least) [closest, least] = [name, wrong]
  }
  return closest
}

/** What there is in place of a landing page that does not exist. */
export type Nearest = {
  /** The few jobs that its words mean, or else one of them: too few for a page. */
  few?: Landing
  /** The nearest pages: with the words as they are spelt, or else without the place, and without the role. */
  landings: readonly Landing[]
}

/** For words that have no landing page. */
export const nearestLandings = (index: LandingIndex, words: LandingWords): Nearest => {
  /** The slug of a page that a word means, or that is written like it. */
  const slugOfPage = (part: 'work' | 'place') => {
    const word = words[part]
    if (word === undefined) return undefined
    const slugs = [...index.landings.values()].flatMap((landing) => landing.words[part] ?? [])
    const slug = landingOf(index, { [part]: word })?.words[part] ?? closestTo(word, new Set(slugs))
    // `bangalor` is most like another name of Bengaluru.
    const spelt = slug === undefined && part === 'place' ? closestTo(word, placeSpellings()) : undefined
    return slug ?? (spelt === undefined ? undefined : landingOf(index, { place: spelt })?.words.place)
  }
  const work = slugOfPage('work')
  const place = slugOfPage('place')
  const both = work && place && landingOf(index, { work, place })
  const isFew = (list: Landing | undefined) =>
    list !== undefined && list.total > 0 && !index.landings.has(list.path)
  return {
    few: [words, { work: words.work }, { place: words.place }]
      .map((some) => ((some.work ?? some.place) ? listOfWords(index, some) : undefined))
      .find(isFew),
    landings: both
      ? [both]
      : [work && { work }, place && { place }].flatMap((of) => (of && landingOf(index, of)) || []),
  }
}

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
