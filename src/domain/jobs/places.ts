import { foldText } from '../compareText'
import names from './placeNames.json'

/** A place of work: a city with its state, or one of the two. */
export type Place = { city?: string; state?: string }

type Part = { kind: 'city' | 'state' | 'remote' | 'anywhere'; name: string }

export const REMOTE = 'Remote'

/** A longer text lists no places. */
const TEXT_MAX_CHARACTERS = 300
const NAME_MAX_CHARACTERS = 60
/** More than a job is advertised for; the rest of such a text is no list of places. */
const PARTS_MAX = 40
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

const toKey = (text: string) => foldText(text.replace(/\./g, '')).trim()

const namesOf = (kind: Part['kind'], list: Record<string, readonly string[]>) =>
  Object.entries(list).flatMap(([name, aliases]) =>
    [name, ...aliases].map((written): [string, Part] => [toKey(written), { kind, name }]),
  )

const known = new Map([...namesOf('state', names.states), ...namesOf('city', names.cities)])

const isShouted = (word: string) => word.length > 4 && word === word.toUpperCase()

/** 'kota junction' is a name, and so is 'MIDC Butibori'. */
const tidied = (text: string) =>
  text
    .split(' ')
    .map((word) =>
      word === word.toLowerCase() || isShouted(word)
        ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
        : word,
    )
    .join(' ')

/** Without signs around it, such as a pin. */
const bare = (text: string) => text.replace(/\s+/g, ' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')

/** 'Raipur CG': the state behind the city without a comma. */
const withoutState = (text: string) => {
  const words = text.split(' ')
  for (let count = 1; count < words.length; count++) {
    if (known.get(toKey(words.slice(count).join(' ')))?.kind === 'state')
      return words.slice(0, count).join(' ')
  }
  return text
}

const find = (written: string): Part | undefined => {
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

const isPart = (part: Part | undefined): part is Part => part !== undefined

/** 'Pune - Hinjewadi': what follows a known place is a part of it, unless it is known, too. */
const readDashed = (text: string): Part[] => {
  const pieces = text.split(/\s*[-–—]\s*/).map(bare)
  const found = pieces.map(find)
  return found[0] === undefined ? unknown(text) : found.filter(isPart)
}

const readOne = (text: string): Part[] => {
  const written = bare(text)
  if (written === '') return []
  const place = find(written)
  if (place) return [place]
  if (IS_COUNTRY.test(written)) return [{ kind: 'anywhere', name: COUNTRY }]
  if (IS_ANYWHERE.test(written)) return [{ kind: 'anywhere', name: '' }]
  if (IS_REMOTE.test(written)) return [{ kind: 'remote', name: REMOTE }]
  const several = written.split(/\s(?:and|or|और|या|तथा|एवं)\s|\s*&\s*/i)
  if (several.length > 1) return several.flatMap(readOne)
  return readDashed(written)
}

/** A text in brackets is a part of the place before it, unless it is a known place. */
const readBrackets = (text: string) =>
  text
    .split(/[(),;/|•·+\n]/)
    .flatMap(readOne)
    .filter((part) => part.kind !== 'city' || find(part.name) !== undefined)

const parse = (location: string): Part[] => {
  const text = location.slice(0, TEXT_MAX_CHARACTERS).replace(NOISE, ' ')
  const whole = find(bare(text))
  if (whole) return [whole]
  const inBrackets = [...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, inside = '']) => readBrackets(inside))
  const outside = text.replace(/\([^()]*\)/g, ' ').split(/[(),;/|•·+\n]/, PARTS_MAX)
  const parts = [...outside.flatMap(readOne), ...inBrackets]
  return parts.every(({ kind }) => kind === 'anywhere') ? parts : parts.filter(({ name }) => name !== COUNTRY)
}

const addTo = (places: Place[], { kind, name }: Part): Place[] => {
  if (kind !== 'state') return [...places, { city: name }]
  const last = places[places.length - 1]
  const belongsToLast = last?.city !== undefined && last.state === undefined
  return belongsToLast ? [...places.slice(0, -1), { ...last, state: name }] : [...places, { state: name }]
}

const isOnSite = ({ kind }: Part) => kind === 'city' || kind === 'state'

/**
 * Reads a location as staff write it: `Raipur`, `Bhopal, Indore`, `Nagpur, Maharashtra`, `Remote`. `isRemote` if it names
 * no place.
 */
export const workplaceOf = (location: string) => {
  const parts = parse(location)
  const places = parts.filter(isOnSite).reduce(addTo, [])
  if (places.length > 0) return { places, isRemote: false }
  if (parts.some(({ kind }) => kind === 'remote')) return { places: [], isRemote: true }
  return { places: parts.length > 0 ? [{}] : [], isRemote: false }
}

/**
 * The English names of the places in a location, each once, in the order of the text; a state only where no city stands
 * before it. `isAnywhere`: the job is in every place of India.
 */
export const placesOf = (location: string): { names: readonly string[]; isAnywhere: boolean } => {
  const parts = parse(location)
  const onSite = parts
    .filter(isOnSite)
    .reduce(addTo, [])
    .map(({ city, state }) => city ?? state ?? '')
  const remote = parts.some(({ kind }) => kind === 'remote') ? [REMOTE] : []
  return {
    names: [...new Set([...onSite, ...remote])].slice(0, PLACES_MAX),
    isAnywhere: parts.some(({ kind }) => kind === 'anywhere'),
  }
}

/** How people write the known places. */
export const placeSpellings = () => known.keys()

/** The English name of one place as people write it: `bangalore` is Bengaluru. An unknown one is tidied. */
export const canonicalPlace = (written: string) => placesOf(written).names[0] ?? written.trim()
