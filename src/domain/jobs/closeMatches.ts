import type { Job } from '../entities'
import { foldText, hasWords } from '../compareText'
import type { Option } from '../options'
import { RANKS } from './bestMatch'
import { mistakesBetween } from './mistakes'
import { knownPlace, placeSpellings } from './places'
import type { SearchableJob } from './searchableJob'
import stateCities from './stateCities.json'
import synonyms from './synonyms.json'

/** Up to so many, jobs that only mention what is wanted are close, too. */
const ENOUGH = 8
/** A longer text is no search; its first words are looked for. */
const WORDS_MAX = 12
/** With a letter wrong, a shorter word could be any other; a longer one may have two. */
const MISTAKE_LETTERS = [4, 8] as const
const PHRASE_MAX_WORDS = 4

const NOT_WORD = /[^\p{L}\p{M}\p{N}+#&]+/u

/** The words of a text, folded. */
export const wordsOf = (text: string) => foldText(text).split(NOT_WORD).filter(Boolean)

const toPhrase = (text: string) => wordsOf(text).join(' ')

/** The names of the same work as jobs have them, such as 'tele-caller', by the words of each. One after '~' may mean other work in a job. */
const namesByPhrase = (groups: readonly string[]) => {
  const names = new Map<string, ReadonlySet<string>>()
  for (const group of groups.map((written) => written.split(', '))) {
    const found = group.filter((name) => !name.startsWith('~')).map(foldText)
    for (const phrase of group.map(toPhrase))
      names.set(phrase, new Set([...(names.get(phrase) ?? []), ...found]))
  }
  return names
}

const work = namesByPhrase(synonyms.groups)
/** Titles that many kinds of work have, such as 'manager'. */
const titles = namesByPhrase(synonyms.titles)
/** They say how a job is, not what it is. */
const qualities = namesByPhrase(synonyms.qualities)
const stopWords = new Set(synonyms.stopWords.split(' ').map(foldText))
const citiesOf = new Map(Object.entries(stateCities).map(([state, cities]) => [state, cities.split(', ')]))

/** One thing that is looked for, as typed or by other names of the same work, the usual one first. */
export type Wanted = { typed: string; names: readonly string[]; isPart?: boolean; isQuality?: boolean }

export type CloseQuery = {
  /** As it is named, and with the cities of a state. */
  place: string
  places: readonly string[]
  wanted: readonly Wanted[]
  /** A job must have these: the work, if one is named. */
  must: readonly Wanted[]
}

/** The texts that say what the work is and who may do it; the others only mention it. */
export const titleTexts = ({ position, role_name, qualification }: Job) => [
  position,
  role_name,
  qualification,
]

/** The words that a list may mean: those of its jobs, and all names of places and work. */
export type Lexicon = { words: ReadonlySet<string>; places: ReadonlyMap<string, string> }

/** `words`: of the titles. */
export const lexiconOf = (
  jobs: readonly Pick<SearchableJob, 'job' | 'places'>[],
  words: Iterable<string>,
): Lexicon => {
  const fields = new Set(jobs.flatMap(({ job }) => [job.d_name, job.industry_name]))
  const places = [...new Set(jobs.flatMap((one) => one.places))]
  return {
    words: new Set([
      ...words,
      ...[...fields].flatMap(wordsOf),
      ...work.keys(),
      ...titles.keys(),
      ...qualities.keys(),
    ]),
    places: new Map(places.map((name) => [toPhrase(name), name])),
  }
}

/** A shorter word is found as a whole only: 'hr' is in 'three'. */
const PART_LETTERS = 3

const singular = (phrase: string) => phrase.replace(/([a-z]{2}[a-rt-z])s$/, '$1')

const isMistyped = (typed: string, word: string) => {
  if (/\d/.test(typed)) return false
  const mistakes = MISTAKE_LETTERS.filter((letters) => Math.min(typed.length, word.length) >= letters).length
  return (
    Math.abs(typed.length - word.length) <= mistakes && mistakesBetween(typed, word, mistakes + 1) <= mistakes
  )
}

const namesIn = (names: typeof work, phrase: string) => names.get(phrase) ?? names.get(singular(phrase))

/** Reads what a text asks for: places, work, and other words, with their mistakes mended. */
export const readQuery = (text: string, { words, places: listed }: Lexicon): CloseQuery => {
  const placeIn = (phrase: string) => listed.get(phrase) ?? knownPlace(phrase)
  const isMeant = (phrase: string) =>
    [work, titles, qualities].some((names) => namesIn(names, phrase)) || placeIn(phrase) !== undefined
  /** The longest names in the words, and the other words one by one. */
  const phrasesOf = ([first, ...others]: readonly string[]): string[] => {
    if (first === undefined) return []
    for (let length = Math.min(PHRASE_MAX_WORDS, others.length + 1); length > 1; length--) {
      const phrase = [first, ...others].slice(0, length).join(' ')
      if (isMeant(phrase)) return [phrase, ...phrasesOf(others.slice(length - 1))]
    }
    return [first, ...phrasesOf(others)]
  }
  const named: string[] = []
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
    if (names) asked[workNames ? 'work' : 'title'].push({ typed: singular(typed), names: [...names] })
    else if (qualityNames) asked.quality.push({ typed, names: [...qualityNames], isQuality: true })
    else if (place !== undefined) named.push(place)
    else if (words.has(typed) || words.has(singular(typed)))
      asked.other.push({ typed: singular(typed), names: [] })
    else if (isPart && [...words].some((word) => word.startsWith(typed)))
      asked.other.push({ typed, names: [], isPart })
    else {
      const corrected = [...new Set([...words, ...listed.keys(), ...placeSpellings()])].filter((word) =>
        isMistyped(typed, word),
      )
      const meant = corrected.filter((word) => placeIn(word) !== undefined && !namesIn(work, word))
      const namesMeant = corrected.flatMap((word) => [word, ...(namesIn(work, word) ?? [])])
      if (meant.length > 0) named.push(...meant.map((word) => placeIn(word) ?? word))
      else {
        const kind = corrected.some((word) => namesIn(work, word)) ? 'work' : 'other'
        asked[kind].push({ typed, names: [...new Set(namesMeant)], isPart })
      }
    }
  }
  for (const phrase of new Set(phrasesOf(wordsOf(text).slice(0, WORDS_MAX))))
    if (!stopWords.has(phrase)) read(phrase)
  const { work: works, title, quality, other } = asked
  return {
    place: [...new Set(named)].join(' or '),
    places: [...new Set(named.flatMap((name) => [name, ...(citiesOf.get(name) ?? [])]))],
    wanted: [...works, ...title, ...quality, ...other],
    must: [works, title, other, quality].find((some) => some.length > 0) ?? [],
  }
}

/** From this level on the work is what is wanted; below it the texts only mention it. */
const STRONG = 3

/** A job says so by its years. */
export const FRESHER = 'fresher'

/** How surely one thing is what the job is about. `texts`: in the order of `searchedTexts`, the long ones if they are at hand. */
const levelOf = (
  { job, texts }: Pick<SearchableJob, 'job' | 'texts'>,
  { typed, names, isPart, isQuality }: Wanted,
) => {
  const [position = '', , , , , role = ''] = texts
  const qualification = foldText(job.qualification)
  const isForFresher = isQuality && names.includes(FRESHER) && job.experience_from === 0
  const has = (text: string) => hasWords(text, typed, isPart)
  const hasName = (text: string) => names.some((name) => hasWords(text, name))
  if (has(position)) return STRONG + 2
  if (has(role) || has(qualification) || isForFresher) return STRONG + 1
  const isMentioned = texts.some(has)
  if (hasWords(position, names[0] ?? typed)) return STRONG + 0.25 + (isMentioned ? 0.5 : 0)
  if (hasName(position) || hasName(role) || (isQuality && hasName(qualification)))
    return STRONG + (isMentioned ? 0.5 : 0)
  return isMentioned ? 2 : Number(texts.some(hasName))
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

type Close<One> = ReturnType<typeof closenessOf> & { one: One }

/** Where the close matches are, seen from the place that was typed. */
type Reach = 'inPlace' | 'alsoElsewhere' | 'elsewhere' | 'placeAlone'

/** The closest: the work in the place, the work elsewhere, where it is mentioned, and if there is nothing else the place. */
export const pickClose = <One>(
  jobs: readonly Close<One>[],
  { places, must }: CloseQuery,
  { most, withMentions }: CloseLimits,
) => {
  const picked = new Set<Close<One>>()
  const take = (fits: (one: Close<One>) => boolean, upTo = most) => {
    for (const one of jobs.filter(fits).sort((each, other) => other.sum - each.sum))
      if (picked.size < upTo) picked.add(one)
  }
  take(({ isInPlace, isStrong }) => isInPlace && isStrong)
  take(({ isStrong }) => isStrong)
  const enough = picked.size > 0 ? ENOUGH : most
  if (withMentions) take(({ isInPlace, isFound }) => isInPlace && isFound, enough)
  if (withMentions) take(({ isFound }) => isFound, enough)
  if (withMentions && picked.size === 0) take(({ isPartly }) => isPartly)
  const isPlaceAlone = picked.size === 0 && places.length > 0
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
  const offered = (key: Offer['key'], isMeant: (value: string) => boolean) =>
    choices[key].filter(({ value }) => isMeant(value)).map(({ value }) => ({ key, value }))
  return [
    ...offered('locations', (place) => places.includes(place)).slice(0, OFFERED_PLACES_MAX),
    ...offered('roles', (role) => names.has(foldText(role))),
  ]
}

export type CloseMatches = {
  jobs: readonly Job[]
  /** Some of the few jobs that have the text are what it asks for, in other words. */
  isInList: boolean
  place: string
  reach: Reach
  offers: readonly Offer[]
}

/** Fewer jobs that have the text are not all that a visitor looks for. */
export const FEW = 5

/** How many close matches are looked for, and whether a job that only mentions the text is one. */
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
