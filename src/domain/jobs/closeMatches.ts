import type { Job } from '../entities'
import { foldText } from '../compareText'
import { mistakesBetween } from './mistakes'
import { placesOf } from './places'
import type { SearchableJob } from './searchableJob'
import synonyms from './synonyms.json'

export const CLOSE_MATCHES_MAX = 10
/** A longer text is no search; its first words are looked for. */
const WORDS_MAX = 12
/** With a letter wrong, a shorter word could be any other. */
const FUZZY_MIN_LETTERS = 4
/** A shorter word is found as a whole only: 'hr' is in 'three'. */
const SHORT_LETTERS = 3
const PHRASE_MAX_WORDS = 4

const NOT_WORD = /[^\p{L}\p{M}\p{N}+#&]+/u
const IN_WORD = /[\p{L}\p{M}\p{N}]/u

/** The words of a text, folded. */
export const wordsOf = (text: string) => foldText(text).split(NOT_WORD).filter(Boolean)

/** The names of the same work as jobs have them, such as 'tele-caller', by the words of each. */
const roleSynonyms = new Map<string, Set<string>>()
for (const group of synonyms.groups.map((names) => names.split(', ')))
  for (const phrase of group.map((name) => wordsOf(name).join(' ')))
    roleSynonyms.set(phrase, new Set([...(roleSynonyms.get(phrase) ?? []), ...group.map(foldText)]))
const stopWords = new Set(synonyms.stopWords.split(' ').map(foldText))

/** One thing that is looked for: as typed, or as a place, or by other names of the same work. */
type Wanted = { typed: string; places: readonly string[]; otherNames: readonly string[] }

/** The longest names of work in the words, and the other words one by one. */
const phrasesOf = (words: readonly string[]): string[] => {
  const [first] = words
  if (first === undefined) return []
  for (let length = Math.min(PHRASE_MAX_WORDS, words.length); length > 1; length--) {
    const phrase = words.slice(0, length).join(' ')
    if (roleSynonyms.has(phrase)) return [phrase, ...phrasesOf(words.slice(length))]
  }
  return [first, ...phrasesOf(words.slice(1))]
}

const wantedIn = (text: string): Wanted[] =>
  phrasesOf(wordsOf(text).slice(0, WORDS_MAX))
    .filter((phrase) => !stopWords.has(phrase))
    .map((typed) => ({
      typed,
      places: placesOf(typed).names,
      otherNames: [...(roleSynonyms.get(typed) ?? [])].filter((name) => name !== typed),
    }))

const holdsWord = (text: string, word: string) => {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = text.charAt(at - 1)
    const after = text.charAt(at + word.length)
    const ends = word.length > SHORT_LETTERS || !IN_WORD.test(after)
    if (!IN_WORD.test(before) && ends) return true
  }
  return false
}

const hasTyped = (text: string, typed: string) =>
  typed.length > SHORT_LETTERS ? text.includes(typed) : holdsWord(text, typed)

const isFound = ({ texts, places }: Pick<SearchableJob, 'texts' | 'places'>, wanted: Wanted) =>
  texts.some((text) => hasTyped(text, wanted.typed)) ||
  places.some((place) => wanted.places.includes(place)) ||
  wanted.otherNames.some((name) => texts.some((text) => holdsWord(text, name)))

const isMistyped = (typed: string, word: string) =>
  Math.abs(typed.length - word.length) <= 1 && mistakesBetween(typed, word, 2) <= 1

/** The words of the jobs and of all role names. Most parts of texts repeat, so each is read once. */
export const vocabularyOf = (jobs: readonly SearchableJob[]): ReadonlySet<string> => {
  const texts = jobs.flatMap((one) => [...one.texts, ...one.places])
  const parts = new Set(texts.flatMap((text) => text.split(' ')))
  return new Set([...[...parts].flatMap(wordsOf), ...roleSynonyms.keys()])
}

const corrected = ({ typed, places, otherNames }: Wanted, vocabulary: ReadonlySet<string>): Wanted => {
  const words = [...vocabulary].filter(
    (word) => Math.min(typed.length, word.length) >= FUZZY_MIN_LETTERS && isMistyped(typed, word),
  )
  return {
    typed,
    places: [...places, ...words.flatMap((word) => placesOf(word).names)],
    otherNames: [...otherNames, ...words, ...words.flatMap((word) => [...(roleSynonyms.get(word) ?? [])])],
  }
}

export type CloseStep = readonly Wanted[]

/** All the words in any order, then also by other names of the same work or place. */
export const closeSteps = (text: string): readonly CloseStep[] => {
  const wanted = wantedIn(text)
  if (wanted.length === 0) return []
  return [wanted.map(({ typed }) => ({ typed, places: [], otherNames: [] })), wanted]
}

/** A step with one letter wrong in each word; `vocabulary`: the words that may be meant. */
export const correctedStep = (step: CloseStep, vocabulary: ReadonlySet<string>): CloseStep =>
  step.map((wanted) => corrected(wanted, vocabulary))

/** Whether everything is found in a job. */
export const fitsStep = (one: SearchableJob, step: CloseStep) => step.every((wanted) => isFound(one, wanted))

/** The folded texts that say what the work is; the others only mention it. */
export const titleTexts = ({ position, role_name }: Job) => [position, role_name].map(foldText)

/** How much of what is wanted is in a title: jobs with more come first. */
export const countInTitle = (texts: readonly string[], step: CloseStep) =>
  step.filter((wanted) => isFound({ texts, places: [] }, wanted)).length

const findAll = (jobs: readonly SearchableJob[], step: CloseStep) =>
  jobs
    .filter((one) => fitsStep(one, step))
    .map(({ job }) => ({ job, inTitle: countInTitle(titleTexts(job), step) }))
    .sort((one, other) => other.inTitle - one.inTitle)
    .map(({ job }) => job)

/** Up to ten jobs close to a text that no field contains. `vocabulary`: the words that may be meant. */
export const closeMatches = (
  jobs: readonly SearchableJob[],
  text: string,
  vocabulary: ReadonlySet<string>,
): Job[] => {
  const steps = closeSteps(text)
  const corrections = steps.slice(-1).map((step) => correctedStep(step, vocabulary))
  const found = [...steps, ...corrections].flatMap((step) => findAll(jobs, step))
  return [...new Set(found)].slice(0, CLOSE_MATCHES_MAX)
}
