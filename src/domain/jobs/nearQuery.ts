import leven from 'leven'
import { foldText, withPlainDigits } from '../text/compareText'
import { knownPlace, placeSpellings } from './places'
import type { SearchableJob } from './searchableJob'
import { cities } from './stateCities'
import synonyms from './synonyms.json'

/** A longer text is cut: only its first words are read, and only the first meaningful ones are searched. */
const WORDS_MAX = 40
const MEANT_MAX = 12
/** From these lengths on a word may have one mistake, or two. */
const MISTAKE_LETTERS = [4, 8] as const
const PHRASE_MAX_WORDS = 4

/** A '+' or '#' may end a word, as in 'c++'; within a text it separates two. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[+#]+(?![\p{L}\p{M}\p{N}]))?/gu

const wordsOf = (text: string): readonly string[] => foldText(text).match(WORD) ?? []

/** Spellings of Hindi for one sound: long and short vowels, 'ॉ' and 'ा'. */
const HINDI_SPELLINGS = [
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/[ॉॅ]/g, 'ा'],
  [/[ऑऍ]/g, 'आ'],
  [/ै/g, 'े'],
] as const

/** A name without what people write one way or another: 'tele-caller', 'Tele Caller' and 'telecaller' are one. */
const keyOf = (name: string) =>
  HINDI_SPELLINGS.reduce((key, [found, one]) => key.replace(found, one), wordsOf(name).join(''))

/** `title`: of many kinds of work, such as 'manager'; `quality`: of a job, such as 'part time'; `other`: a word of the list. */
type Kind = 'work' | 'title' | 'quality' | 'other'

/** One thing that is looked for, as typed or by other names of the same, the usual one first. */
export type Wanted = { kind: Kind; typed: string; names: readonly string[]; isPart?: boolean }

/** Work, titles and qualities by the key of each name, with the names that jobs write. */
const known = new Map<string, Pick<Wanted, 'kind' | 'names'>>()

const addKnown = (kind: Kind, groups: readonly string[]) => {
  for (const group of groups.map((written) => written.split(', '))) {
    // A name after '~' is typed by visitors only.
    const names = group.filter((name) => !name.startsWith('~')).map(foldText)
    for (const key of group.map(keyOf)) {
      const before = known.get(key) ?? { kind, names: [] }
      if (before.kind === kind) known.set(key, { kind, names: [...new Set([...before.names, ...names])] })
    }
  }
}

addKnown('work', synonyms.groups)
addKnown('title', synonyms.titles)
addKnown('quality', synonyms.qualities)

const stopWords = new Set(synonyms.stopWords.split(' ').map(keyOf))

const citiesIn = (state: string) => cities.filter((city) => city.state === state).map(({ name }) => name)

const knownPlaces = new Map([...placeSpellings()].map((written) => [keyOf(written), knownPlace(written)]))

export type NearQuery = {
  /** The places as typed, and together with the cities of typed states. */
  named: readonly string[]
  places: readonly string[]
  wanted: readonly Wanted[]
  /** Required of a job: the work, if it is named. */
  must: readonly Wanted[]
  /** Some words are no known names: they may be beginnings of words. */
  hasOther: boolean
  /** The text names nothing, like 'any job near me'. */
  isAnything: boolean
}

/** The words of the jobs of a list, and all names of work and of places. */
export type Lexicon = ReturnType<typeof lexiconOf>

export const lexiconOf = (jobs: readonly SearchableJob[]) => {
  const texts = new Set(
    jobs.flatMap(({ job }) => [
      job.position,
      job.role_name,
      job.qualification,
      job.d_name,
      job.industry_name,
      job.position_hi ?? '',
      job.role_name_hi ?? '',
      job.d_name_hi ?? '',
      job.industry_name_hi ?? '',
    ]),
  )
  const listed = jobs.flatMap((one) => one.places).map((name) => [keyOf(name), name] as const)
  return {
    words: new Set([...[...texts].flatMap(wordsOf), ...known.keys()]),
    places: new Map([...knownPlaces, ...listed]),
  }
}

/** A shorter word is found only as a whole: 'three' contains 'hr'. */
const PART_LETTERS = 3

const singular = (phrase: string) => phrase.replace(/([a-z]{2}[a-rt-z])s$/, '$1')

const lettersOf = (word: string) => Array.from(word).sort().join('')

const isMistyped = (typed: string, word: string) => {
  if (/\d/.test(typed)) return false
  const allowed = MISTAKE_LETTERS.filter((letters) => Math.min(typed.length, word.length) >= letters).length
  if (Math.abs(typed.length - word.length) > allowed) return false
  const mistakes = leven(typed, word, { maxDistance: 3 })
  // Two neighbours in the wrong order are one mistake.
  return mistakes <= allowed || (mistakes === 2 && allowed > 0 && lettersOf(typed) === lettersOf(word))
}

const knownAs = (phrase: string) => known.get(keyOf(phrase)) ?? known.get(keyOf(singular(phrase)))

/** A name as it was typed, or as jobs write it. */
const asWritten = (typed: string, names: readonly string[]) =>
  names.includes(typed) ? typed : (names.find((name) => keyOf(name) === keyOf(typed)) ?? typed)

/** Splits words into the longest names, and single other words. */
const phrasesOf = ([first, ...others]: readonly string[], lexicon: Lexicon): string[] => {
  if (first === undefined) return []
  const isName = (phrase: string) => knownAs(phrase) !== undefined || lexicon.places.has(keyOf(phrase))
  for (let length = Math.min(PHRASE_MAX_WORDS, others.length + 1); length > 1; length--) {
    const phrase = [first, ...others].slice(0, length)
    // 'Guard security' is a security guard.
    const name = [phrase.join(' '), phrase.reduceRight((one, other) => `${one} ${other}`)].find(isName)
    if (name !== undefined) return [name, ...phrasesOf(others.slice(length - 1), lexicon)]
  }
  return [first, ...phrasesOf(others, lexicon)]
}

/** What a phrase asks for, with typing mistakes corrected, or the places that it names. */
const meaningOf = (typed: string, { words, places }: Lexicon): Wanted | readonly string[] => {
  const name = knownAs(typed)
  if (name) return { ...name, typed: asWritten(singular(typed), name.names) }
  const place = places.get(keyOf(typed))
  if (place !== undefined) return [place]
  if (words.has(typed) || words.has(singular(typed)))
    return { kind: 'other', typed: singular(typed), names: [] }
  const isPart = typed.length >= PART_LETTERS
  const begun = isPart ? [...words].filter((word) => word.startsWith(typed)) : []
  /** 'Nurs' means nurse, not nursery. */
  const work = begun.filter((word) => known.get(word)?.kind === 'work' && isMistyped(typed, word))
  if (work.length > 0)
    return { kind: 'work', typed, names: work.flatMap((word) => known.get(word)?.names ?? []) }
  if (begun.length > 0) return { kind: 'other', typed, names: [], isPart }
  const key = keyOf(typed)
  const corrected = [...new Set([...words, ...places.keys()])].filter((word) => isMistyped(key, word))
  const isWork = corrected.some((word) => knownAs(word)?.kind === 'work')
  const meant = corrected
    .filter((word) => knownAs(word)?.kind !== 'work')
    .flatMap((word) => places.get(word) ?? [])
  if (meant.length > 0) return meant
  const names = new Set(corrected.flatMap((word) => [...(knownAs(word)?.names ?? []), word]))
  return { kind: isWork ? 'work' : 'other', typed, names: [...names], isPart }
}

/** Reads places, work and other words from a text. */
export const readQuery = (text: string, lexicon: Lexicon): NearQuery => {
  const typedWords = wordsOf(withPlainDigits(text)).slice(0, WORDS_MAX)
  const phrases = [...new Set(phrasesOf(typedWords, lexicon))].filter(
    (phrase) => !stopWords.has(keyOf(phrase)),
  )
  const meanings = phrases.slice(0, MEANT_MAX).map((phrase) => meaningOf(phrase, lexicon))
  const wanted = meanings.filter((meaning): meaning is Wanted => 'kind' in meaning)
  const named = new Set(meanings.flatMap((meaning) => ('kind' in meaning ? [] : meaning)))
  // 'Raipur Chhattisgarh' is Raipur.
  const places = [...named].filter((name) => !citiesIn(name).some((city) => city !== name && named.has(city)))
  const ofKind = (kind: Kind) => wanted.filter((one) => one.kind === kind)
  const byWeight = (['work', 'title', 'other', 'quality'] as const).map(ofKind)
  return {
    named: places,
    places: [...new Set(places.flatMap((name) => [name, ...citiesIn(name)]))],
    wanted,
    must: byWeight.find((some) => some.length > 0) ?? [],
    hasOther: ofKind('other').length > 0,
    isAnything: typedWords.length > 0 && wanted.length + places.length === 0,
  }
}
