import { foldText } from '../compareText'
import names from './placeNames.json'

/** A place of work: a city with its state, or one of the two. */
export type Place = { city?: string; state?: string }

type Part = { kind: 'city' | 'state' | 'remote' | 'anywhere'; name: string }

export const REMOTE = 'Remote'

/** A longer text lists no places. */
const TEXT_MAX_CHARACTERS = 300
const NAME_MAX_CHARACTERS = 60
/** More than a job is advertised for. */
const PLACES_MAX = 12

const IS_REMOTE = /\b(?:remote|work[\s-]?from[\s-]?home|wfh|telecommut\w*)\b|घर से काम/i
const IS_ANYWHERE =
  /\b(?:pan|all|any\s?where|across|throughout|whole|over)\b[\s-]*(?:\w+\s)?(?:india|bharat)\b|^(?:any\s?where|multiple|various)$|\b(?:multiple|various|all)\s(?:locations|cities|places)\b|(?:पूरे|सारे|संपूर्ण|अखिल|समस्त)\s?भारत|कहीं भी/i
/** Alone it is anywhere; beside a place it says where the place is. */
const COUNTRY = 'India'
const IS_COUNTRY = /^(?:india|bharat|भारत)$/i
const COUNTRY_BEHIND = /\s(?:india|bharat|भारत)$/i
/** Words beside a place, or in its stead, that name none. */
const IS_NO_PLACE =
  /^(?:hybrid|on[\s-]?site|office|and|or|etc|nearby|others?|na|nil|none|null|any|tb[ad]|not\s(?:specified|available|applicable|disclosed))$/i
const NOISE =
  /^(?:job\s)?(?:location|place|city)s?\s*[:-]\s*|\b\d{3}\s?\d{3}\b|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gi

const SEPARATOR = /[),;/|•·+\n]/
const AND = /\s(?:and|or|और|या|तथा|एवं)\s|\s*&\s*/i
const DASH = /\s*[-–—]\s*/

const toKey = (text: string) => foldText(text.replace(/\./g, ''))

const namesOf = (kind: Part['kind'], list: Record<string, readonly string[]>) =>
  Object.entries(list).flatMap(([name, aliases]) =>
    [name, ...aliases].map((written): [string, Part] => [toKey(written), { kind, name }]),
  )

const known = new Map([...namesOf('state', names.states), ...namesOf('city', names.cities)])

const isShouted = (word: string) => word.length > 4 && word === word.toUpperCase()

/** 'kota junction' is a name, and so is 'MIDC Butibori'. */
const tidied = (text: string) =>
  text.replace(/\S+/g, (word) =>
    word === word.toLowerCase() || isShouted(word)
      ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
      : word,
  )

/** Without signs around it, such as a pin. */
const bare = (text: string) => text.replace(/\s+/g, ' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')

/** 'Raipur CG': the state behind the city without a comma. */
const withoutState = (text: string) => {
  const words = text.split(' ')
  const behind = words.findIndex(
    (_word, at) => at > 0 && known.get(toKey(words.slice(at).join(' ')))?.kind === 'state',
  )
  return behind === -1 ? text : words.slice(0, behind).join(' ')
}

const find = (written: string) => {
  const text = written.replace(COUNTRY_BEHIND, '')
  return known.get(toKey(text)) ?? known.get(toKey(withoutState(text)))
}

const unknown = (written: string): Part[] => {
  const text = bare(withoutState(written))
  const isName =
    /\p{L}.*\p{L}/u.test(text) &&
    !/[\d<>]/.test(text) &&
    text.length <= NAME_MAX_CHARACTERS &&
    !IS_NO_PLACE.test(text)
  return isName ? [{ kind: 'city', name: tidied(text) }] : []
}

const readPiece = (piece: string): Part[] => {
  const text = bare(piece)
  if (text === '') return []
  const place = find(text)
  if (place) return [place]
  if (IS_COUNTRY.test(text)) return [{ kind: 'anywhere', name: COUNTRY }]
  if (IS_ANYWHERE.test(text)) return [{ kind: 'anywhere', name: '' }]
  if (IS_REMOTE.test(text)) return [{ kind: 'remote', name: REMOTE }]
  const several = text.split(AND)
  if (several.length > 1) return several.flatMap(readPiece)
  // 'Pune - Hinjewadi', 'Pune (Hinjewadi)': what follows a known place is a part of it, unless it is known, too.
  const [first, ...others] = text.split(DASH).map(bare).map(find)
  if (first) return [first, ...others.filter((part) => part !== undefined)]
  return piece.startsWith('(') ? [] : unknown(text)
}

const parse = (location: string): Part[] => {
  const text = location.slice(0, TEXT_MAX_CHARACTERS).replace(NOISE, ' ')
  const parts = text.replaceAll('(', ',(').split(SEPARATOR).flatMap(readPiece)
  return parts.every(({ kind }) => kind === 'anywhere') ? parts : parts.filter(({ name }) => name !== COUNTRY)
}

/**
 * Reads a location as staff write it: `Raipur`, `Bhopal, Indore`, `Nagpur, Maharashtra`, `Remote`. The places by their
 * English names in the order of the text; a state of its own only where no city stands before it.
 */
export const placesOf = (location: string) => {
  const parts = parse(location)
  const places: Place[] = []
  for (const { kind, name } of parts) {
    const last = places[places.length - 1]
    if (kind === 'city') places.push({ city: name })
    else if (kind === 'state' && last?.city && !last.state) last.state = name
    else if (kind === 'state') places.push({ state: name })
  }
  const byName = new Map(places.map((place) => [place.city ?? place.state ?? '', place]))
  const isRemote = parts.some(({ kind }) => kind === 'remote')
  return {
    places: [...byName.values()],
    names: [...byName.keys(), ...(isRemote ? [REMOTE] : [])].slice(0, PLACES_MAX),
    isRemote,
    /** The job is in every place of India. */
    isAnywhere: parts.some(({ kind }) => kind === 'anywhere'),
  }
}

/** How people write the known places. */
export const placeSpellings = () => known.keys()

/** The English name of one place as people write it: `bangalore` is Bengaluru. An unknown one is tidied. */
export const canonicalPlace = (written: string) => placesOf(written).names[0] ?? written.trim()
