import leven from 'leven'
import { foldText, withPlainDigits } from '../text/compareText'
import { knownPlace, placeSpellings } from './places'
import type { SearchableJob } from './searchableJob'
import { cities, states } from './stateCities'
import synonyms from './synonyms.json'

/** Two neighbours in the wrong order are one mistake. */
const isSwapped = (one: string, other: string) => {
  if (one.length !== other.length) return false
  let at = 0
  while (at < one.length && one.charAt(at) === other.charAt(at)) at += 1
  return one === other.slice(0, at) + other.charAt(at + 1) + other.charAt(at) + other.slice(at + 2)
}

/** How many letters of one word are wrong if the other is meant; from `maxDistance` on, at least that many. */
const mistakesBetween = (one: string, other: string, maxDistance = Infinity) => {
  if (one === other) return 0
  return isSwapped(one, other) ? 1 : leven(one, other, { maxDistance })
}

/** A longer text is cut: only its first words are read, and only the first meaningful ones are searched. */
const WORDS_MAX = 40
const MEANT_MAX = 12
/** From these lengths on a word may have one mistake, or two. */
const MISTAKE_LETTERS = [4, 8] as const
const PHRASE_MAX_WORDS = 4

/** A '+' or '#' may end a word, as in 'c++'; within a text it separates two. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[+#]+(?![\p{L}\p{M}\p{N}]))?/gu

export const wordsOf = (text: string): readonly string[] => foldText(text).match(WORD) ?? []

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

/** Names of the same work as jobs write them, such as 'tele-caller', by the key of each. A name after '~' is typed by visitors only. */
const namesByKey = (groups: readonly string[]) => {
  const names = new Map<string, ReadonlySet<string>>()
  for (const group of groups.map((written) => written.split(', '))) {
    const found = group.filter((name) => !name.startsWith('~')).map(foldText)
    for (const key of group.map(keyOf)) names.set(key, new Set([...(names.get(key) ?? []), ...found]))
  }
  return names
}

const work = namesByKey(synonyms.groups)
/** Titles that many kinds of work have, such as 'manager'. */
const titles = namesByKey(synonyms.titles)
/** Qualities of a job, such as 'part time'. */
const qualities = namesByKey(synonyms.qualities)
const stopWords = new Set(synonyms.stopWords.split(' ').map(keyOf))

const citiesOf = new Map(
  states.map((state) => [state, cities.filter((city) => city.state === state).map(({ name }) => name)]),
)

const knownPlaces = new Map([...placeSpellings()].map((written) => [keyOf(written), knownPlace(written)]))

/** One thing that is looked for, as typed or by other names of the same work, the usual one first. */
export type Wanted = {
  typed: string
  names: readonly string[]
  isPart?: boolean
  isQuality?: boolean
}

export type NearQuery = {
  /** The places as typed, and together with the cities of typed states. */
  named: readonly string[]
  places: readonly string[]
  wanted: readonly Wanted[]
  /** Required of a job: the work, if it is named. */
  must: readonly Wanted[]
  /** The required ones are known names, not other words. */
  isNamed: boolean
  /** The text names nothing, like 'any job near me'. */
  isAnything: boolean
  /** The text, if some of its words are unknown: they may be beginnings of words. */
  begun?: string
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
  const places = [...new Set(jobs.flatMap((one) => one.places))]
  return {
    words: new Set([...[...texts].flatMap(wordsOf), ...work.keys(), ...titles.keys(), ...qualities.keys()]),
    places: new Map(places.map((name) => [keyOf(name), name])),
  }
}

/** A shorter word is found only as a whole: 'three' contains 'hr'. */
const PART_LETTERS = 3

const singular = (phrase: string) => phrase.replace(/([a-z]{2}[a-rt-z])s$/, '$1')

const isMistyped = (typed: string, word: string) => {
  if (/\d/.test(typed)) return false
  const mistakes = MISTAKE_LETTERS.filter((letters) => Math.min(typed.length, word.length) >= letters).length
  return (
    Math.abs(typed.length - word.length) <= mistakes && mistakesBetween(typed, word, mistakes + 1) <= mistakes
  )
}

const namesIn = (names: typeof work, phrase: string) =>
  names.get(keyOf(phrase)) ?? names.get(keyOf(singular(phrase)))

/** A name as it was typed, or as jobs write it. */
const asWritten = (typed: string, names: ReadonlySet<string>) =>
  names.has(typed) ? typed : ([...names].find((name) => keyOf(name) === keyOf(typed)) ?? typed)

/** Reads places, work and other words from a text, with typing mistakes corrected. */
export const readQuery = (text: string, { words, places: listed }: Lexicon): NearQuery => {
  const placeIn = (phrase: string) => {
    const key = keyOf(phrase)
    return listed.get(key) ?? knownPlaces.get(key)
  }
  const isMeant = (phrase: string) =>
    [work, titles, qualities].some((names) => namesIn(names, phrase)) || placeIn(phrase) !== undefined
  /** Splits words into the longest names, and single other words. */
  const phrasesOf = ([first, ...others]: readonly string[]): string[] => {
    if (first === undefined) return []
    for (let length = Math.min(PHRASE_MAX_WORDS, others.length + 1); length > 1; length--) {
      const phrase = [first, ...others].slice(0, length)
      // 'Guard security' is a security guard.
      const reversed = phrase.reduceRight((one, other) => `${one} ${other}`)
      const meant = [phrase.join(' '), reversed].find(isMeant)
      if (meant !== undefined) return [meant, ...phrasesOf(others.slice(length - 1))]
    }
    return [first, ...phrasesOf(others)]
  }
  const named = new Set<string>()
  const asked: { [kind in 'work' | 'title' | 'quality' | 'other']: Wanted[] } = {
    work: [],
    title: [],
    quality: [],
    other: [],
  }
  const read = (typed: string) => {
    const [workNames, qualityNames, place] = [namesIn(work, typed), namesIn(qualities, typed), placeIn(typed)]
    const names = workNames ?? namesIn(titles, typed)
    const isPart = typed.length >= PART_LETTERS
    /** 'Nurs' means nurse, not nursery. */
    const begun = [...work.keys()].filter((name) => name.startsWith(typed) && isMistyped(typed, name))
    if (names)
      asked[workNames ? 'work' : 'title'].push({
        typed: asWritten(singular(typed), names),
        names: [...names],
      })
    else if (qualityNames)
      asked.quality.push({ typed: asWritten(typed, qualityNames), names: [...qualityNames], isQuality: true })
    else if (place !== undefined) named.add(place)
    else if (words.has(typed) || words.has(singular(typed)))
      asked.other.push({ typed: singular(typed), names: [] })
    else if (begun.length > 0)
      asked.work.push({ typed, names: begun.flatMap((name) => [...(work.get(name) ?? [])]) })
    else if (isPart && [...words].some((word) => word.startsWith(typed)))
      asked.other.push({ typed, names: [], isPart })
    else {
      const key = keyOf(typed)
      const corrected = [...new Set([...words, ...listed.keys(), ...knownPlaces.keys()])].filter((word) =>
        isMistyped(key, word),
      )
      const meant = corrected.filter((word) => placeIn(word) !== undefined && !namesIn(work, word))
      const namesMeant = corrected.flatMap((word) => [
        ...[work, titles, qualities].flatMap((known) => [...(namesIn(known, word) ?? [])]),
        word,
      ])
      if (meant.length > 0) for (const word of meant) named.add(placeIn(word) ?? word)
      else {
        const kind = corrected.some((word) => namesIn(work, word)) ? 'work' : 'other'
        asked[kind].push({ typed, names: [...new Set(namesMeant)], isPart })
      }
    }
  }
  const typedWords = wordsOf(withPlainDigits(text)).slice(0, WORDS_MAX)
  const phrases = [...new Set(phrasesOf(typedWords))].filter((phrase) => !stopWords.has(keyOf(phrase)))
  for (const phrase of phrases.slice(0, MEANT_MAX)) read(phrase)
  const { work: works, title, quality, other } = asked
  // 'Raipur Chhattisgarh' is Raipur.
  const places = [...named].filter(
    (name) => !citiesOf.get(name)?.some((city) => city !== name && named.has(city)),
  )
  const wanted = [...works, ...title, ...quality, ...other]
  const must = [works, title, other, quality].find((some) => some.length > 0) ?? []
  return {
    named: places,
    places: [...new Set(places.flatMap((name) => [name, ...(citiesOf.get(name) ?? [])]))],
    wanted,
    must,
    isNamed: must !== other,
    ...(other.length > 0 && { begun: foldText(text) }),
    isAnything: typedWords.length > 0 && wanted.length + places.length === 0,
  }
}
