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

const phraseOf = (text: string) => wordsOf(text).join(' ')

/** The names of the same work as jobs have them, such as 'tele-caller', by the words of each. */
const groupsOf = (groups: readonly (readonly string[])[]) => {
  const byName = new Map<string, Set<string>>()
  for (const group of groups) {
    for (const name of group) {
      const phrase = phraseOf(name)
      const all = byName.get(phrase) ?? new Set()
      group.forEach((other) => all.add(foldText(other)))
      byName.set(phrase, all)
    }
  }
  return byName
}

const roleSynonyms = groupsOf(synonyms.groups)
const stopWords = new Set(synonyms.stopWords.map(foldText))

/** One thing that is looked for, by the ways to write it: as typed, by another name, with a letter wrong. */
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

type Finds = (one: Pick<SearchableJob, 'texts' | 'places'>, wanted: Wanted) => boolean

const asTyped: Finds = ({ texts }, { typed }) =>
  texts.some((text) => (typed.length > SHORT_LETTERS ? text.includes(typed) : holdsWord(text, typed)))

const byAnotherName: Finds = (one, wanted) =>
  asTyped(one, wanted) ||
  one.places.some((place) => wanted.places.includes(place)) ||
  wanted.otherNames.some((name) => one.texts.some((text) => holdsWord(text, name)))

const isMistyped = (typed: string, word: string) =>
  Math.abs(typed.length - word.length) <= 1 && mistakesBetween(typed, word, 2) <= 1

/** By the list, so that each further key does not read it again. */
const vocabularies = new WeakMap<readonly SearchableJob[], ReadonlySet<string>>()

/** Words that may be meant, whether or not a job has them. */
export const roleNames = () => roleSynonyms.keys()

/** The words of the jobs and of all role names. Most parts of texts repeat, so each is read once. */
const readVocabulary = (jobs: readonly SearchableJob[]) => {
  const parts = new Set<string>()
  for (const { texts, places } of jobs)
    for (const text of [...texts, ...places]) for (const part of text.split(' ')) parts.add(part)
  return new Set([...[...parts].flatMap(wordsOf), ...roleNames()])
}

const vocabularyOf = (jobs: readonly SearchableJob[]) => {
  const vocabulary = vocabularies.get(jobs) ?? readVocabulary(jobs)
  vocabularies.set(jobs, vocabulary)
  return vocabulary
}

const corrected = (wanted: Wanted, vocabulary: Iterable<string>): Wanted => {
  if (wanted.typed.length < FUZZY_MIN_LETTERS) return wanted
  const words = [...vocabulary].filter(
    (word) => word.length >= FUZZY_MIN_LETTERS && isMistyped(wanted.typed, word),
  )
  return {
    ...wanted,
    places: [...wanted.places, ...words.flatMap((word) => placesOf(word).names)],
    otherNames: [
      ...wanted.otherNames,
      ...words,
      ...words.flatMap((word) => [...(roleSynonyms.get(word) ?? [])]),
    ],
  }
}

/** What is looked for, and how. */
export type CloseStep = { wanted: readonly Wanted[]; finds: Finds }

/** All the words in any order, then other names of the same work or place. */
export const closeSteps = (text: string): readonly CloseStep[] => {
  const wanted = wantedIn(text)
  return wanted.length === 0 ? [] : [asTyped, byAnotherName].map((finds) => ({ wanted, finds }))
}

/** With one letter wrong in each word; `vocabulary`: the words that may be meant. */
export const correctedStep = ({ wanted }: CloseStep, vocabulary: Iterable<string>): CloseStep => ({
  wanted: wanted.map((each) => corrected(each, vocabulary)),
  finds: byAnotherName,
})

/** The places and the texts of which a job has at least one if the step finds `wanted` in it. */
export const wantedTexts = ({ finds }: CloseStep, { typed, places, otherNames }: Wanted) =>
  finds === asTyped ? { texts: [typed], places: [] } : { texts: [typed, ...otherNames], places }

/** Whether everything is found in a job. */
export const fitsStep = (one: SearchableJob, { wanted, finds }: CloseStep) =>
  wanted.every((each) => finds(one, each))

/** The folded texts that say what the work is; the others only mention it. */
export const titleTexts = ({ position, role_name }: Job) => [position, role_name].map(foldText)

/** How many of the wanted words are in a title: jobs with more come first. */
export const countInTitle = (texts: readonly string[], { wanted, finds }: CloseStep) =>
  wanted.filter((each) => finds({ texts, places: [] }, each)).length

/** The jobs in which everything is found; those that have more of it in their title come first. */
const findAll = (jobs: readonly SearchableJob[], step: CloseStep) =>
  jobs
    .filter((one) => fitsStep(one, step))
    .map((one) => ({ one, inTitle: countInTitle(titleTexts(one.job), step) }))
    .sort((a, b) => b.inTitle - a.inTitle)
    .map(({ one }) => one)

/**
 * Up to ten jobs close to a text that no field contains: first those with all its words in any order, then by other names
 * of the same work or place, then with one letter wrong in each word.
 */
export const closeMatches = (jobs: readonly SearchableJob[], text: string): Job[] => {
  const steps = closeSteps(text)
  const [first] = steps
  if (!first) return []
  const found = new Set(steps.flatMap((step) => findAll(jobs, step)))
  if (found.size < CLOSE_MATCHES_MAX)
    for (const one of findAll(jobs, correctedStep(first, vocabularyOf(jobs)))) found.add(one)
  return [...found].slice(0, CLOSE_MATCHES_MAX).map(({ job }) => job)
}
