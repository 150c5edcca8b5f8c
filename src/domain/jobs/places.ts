import { foldText } from '../text/compareText'
import names from './placeNames.json'

/** A place of work: a city with its state, or one of the two; abroad with the code of its country, '' if unknown. */
export type Place = { city?: string; state?: string; country?: string }

type Part = {
  kind: 'city' | 'state' | 'country' | 'area' | 'remote' | 'anywhere'
  name: string
  /** Abroad. */
  country?: string
}

export const REMOTE = 'Remote'

/** The rest of a longer text is not read. */
const TEXT_MAX_CHARACTERS = 300
const NAME_MAX_CHARACTERS = 60
/** More than a job is advertised for. */
const PLACES_MAX = 12

const IS_REMOTE = /\b(?:remote|work[\s-]?from[\s-]?home|wfh|telecommut\w*)\b|घर से काम/i
const IS_ANYWHERE =
  /\b(?:pan|all|any\s?where|across|throughout|whole|over)\b[\s-]*(?:\w+\s)?(?:india|bharat)\b|^(?:any\s?where|multiple|various)$|\b(?:multiple|various|all)\s(?:locations|cities|places)\b|(?:पूरे|सारे|संपूर्ण|अखिल|समस्त)\s?भारत|कहीं भी|(?:कई|अलग[\s-]अलग|विभिन्न|अनेक|सभी)\s(?:जगह|स्थान|शहर)/i
/** Alone it means anywhere; with a place it adds nothing. */
const COUNTRY = 'India'
const IS_COUNTRY = /^(?:india|bharat|भारत)$/i
const COUNTRY_BEHIND = /\s(?:india|bharat|भारत)$/i
/** Words that are written with a place or in place of one. */
const IS_NO_PLACE =
  /^(?:hybrid|on[\s-]?site|(?:the\s|our\s|at\s)*(?:company|site|field|head|home|branch|corporate)(?:['’]?s)?\s(?:site|location|place|office|premises|work|visit|base)s?|office|site|field|headquarters?|ho|local|domestic|international|foreign|and|or|etc|nearby|others?|na|nil|none|null)$/i
/** Words that occur in sentences and in no name: 'As per project', 'To be decided', 'Client location'. */
const IS_SENTENCE =
  /\b(?:as\sper|according|depend\w*|subject\sto|to\sbe|yet|not|will|shall|decid\w*|discuss\w*|confirm\w*|finali[sz]\w*|inform\w*|announc\w*|told|fixed|flexible|negotiable|applicable|later|soon|requir\w*|needed|needs|projects?|clients?|customers?|polic(?:y|ies)|postings?|selection|interview|prefer(?:ence|red)|choice|any|multiple|various|different|several|locations?|transferable|travel\w*|unknown|tb[acd])\b|तय|निश्चित|अनुसार|मुताबिक|निर्भर|बाद\sमें|बताय|बताए|जल्द|ज़?रूरत|लागू|प्रोजेक्ट|परियोजना/i
const NOISE =
  /^(?:job\s)?(?:location|place|city)s?\s*[:-]\s*|\b\d{3}\s?\d{3}\b|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gi

/** Areas whose town is not given. */
const IS_AREA =
  /\s(?:industrial\s(?:area|estate|zone|growth\scent(?:re|er))|growth\scent(?:re|er)|sez|(?:it|tech|food|textile)\spark|plant|site|branch|zone|office|factory|warehouse|campus)$/i
/** 'Any location in Chhattisgarh' is Chhattisgarh. */
const ANY_IN =
  /^(?:(?:any|all|various|multiple|several|different|across|throughout|whole|entire|pan|over|any\s?where|all\sover|nearby|near|around|in|of|the|locations?|places?|cit(?:y|ies)|districts?|towns?|branch(?:es)?|parts?)\s+)+/i

const IS_WHERE = /^(?:locations?|places?|cit(?:y|ies)|districts?|branch(?:es)?|india)$/i
/** After a city 'UK' is Uttarakhand. */
const IS_BRITAIN = /^u\.?\s?k\.?$/i

const SEPARATOR = /[),;/|•·+\n]/
const AND = /\s(?:and|or|और|या|तथा|एवं)\s|\s*&\s*/i
const DASH = /\s*[-–—]\s*/

const toKey = (text: string) => foldText(text.replace(/\./g, ''))

const namesOf = (kind: Part['kind'], list: Record<string, readonly string[]>) =>
  Object.entries(list).flatMap(([name, aliases]) =>
    [name, ...aliases].map((written): [string, Part] => [toKey(written), { kind, name }]),
  )

const known = new Map([...namesOf('state', names.states), ...namesOf('city', names.cities)])

/** How people write the places of India, by their English names. */
const spellings = new Map<string, readonly string[]>(Object.entries({ ...names.states, ...names.cities }))

type Abroad = Pick<Part, 'kind' | 'country'>

const abroadOf = (kind: Part['kind'], list: Record<string, readonly (string | undefined)[]>) =>
  Object.entries(list).flatMap(([country, written]) =>
    written.map((name = ''): [string, Abroad] => [toKey(name), { kind, country }]),
  )

/** Places abroad by name, built on the first unknown place. Browsers know the names of all countries. */
let abroad: ReadonlyMap<string, Abroad> | undefined

const placesAbroad = () => {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter((code) => code !== 'IN')
  return new Map([
    ...abroadOf('country', Object.fromEntries(codes.map((code) => [code, [english.of(code)]]))),
    ...abroadOf('country', names.countries),
    ...abroadOf('city', names.citiesAbroad),
  ])
}

const findAbroad = (text: string) => (abroad ??= placesAbroad()).get(toKey(text))

const isShouted = (word: string) => word.length > 4 && word === word.toUpperCase()

/** 'kota junction' is a name, and so is 'MIDC Butibori'. */
const tidied = (text: string) =>
  text.replace(/\S+/g, (word) =>
    word === word.toLowerCase() || isShouted(word)
      ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
      : word,
  )

/** Without signs around it, such as a map pin. */
const bare = (text: string) => text.replace(/\s+/g, ' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')

/** Reads 'Raipur CG', where no comma precedes the state. */
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
  const found = text === '' ? undefined : findAbroad(text)
  if (found) return [{ ...found, name: text.length > 3 ? tidied(text) : text.toUpperCase() }]
  const isName =
    /\p{L}.*\p{L}/u.test(text) &&
    !/[\d<>]/.test(text) &&
    text.length <= NAME_MAX_CHARACTERS &&
    !IS_NO_PLACE.test(text) &&
    !IS_SENTENCE.test(text)
  return isName ? [{ kind: IS_AREA.test(text) ? 'area' : 'city', name: tidied(text) }] : []
}

const readPiece = (piece: string): Part[] => {
  const text = bare(piece)
  if (text === '') return []
  const within = text.replace(ANY_IN, '')
  const place = find(text) ?? find(within)
  if (place) return [place]
  if (IS_COUNTRY.test(text)) return [{ kind: 'anywhere', name: COUNTRY }]
  if (IS_ANYWHERE.test(text)) return [{ kind: 'anywhere', name: '' }]
  if (within !== text && IS_WHERE.test(within))
    return piece.startsWith('(') ? [] : [{ kind: 'anywhere', name: '' }]
  if (IS_REMOTE.test(text)) return [{ kind: 'remote', name: REMOTE }]
  const several = text.split(AND)
  if (several.length > 1) return several.flatMap(readPiece)
  // 'Pune - Hinjewadi', 'Pune (Hinjewadi)': the rest is a part of the known place, unless it is a known place too.
  const [first, ...others] = text.split(DASH).map(bare).map(find)
  if (first) return [first, ...others.filter((part) => part !== undefined)]
  return piece.startsWith('(') ? [] : unknown(text)
}

const parse = (location: string): Part[] => {
  const text = location.slice(0, TEXT_MAX_CHARACTERS).replace(NOISE, ' ')
  if (IS_BRITAIN.test(text.trim())) return [{ kind: 'country', name: 'UK', country: 'GB' }]
  const parts = text.replaceAll('(', ',(').split(SEPARATOR).flatMap(readPiece)
  return parts.every(({ kind }) => kind === 'anywhere') ? parts : parts.filter(({ name }) => name !== COUNTRY)
}

/**
 * Reads a location as staff write it: `Raipur`, `Bhopal, Indore`, `Nagpur, Maharashtra`, `Remote`. The places by their
 * English names in the order of the text; a state of its own only where no city stands before it.
 */
export const placesOf = (location: string) => {
  const parts = parse(location)
  const places = new Map<string, Place>()
  let last: Place = {}
  for (const { kind, name, country } of parts) {
    // 'London, UK' is not in Uttarakhand.
    if (kind === 'state' && last.country !== undefined) continue
    if (kind === 'state' && last.city && !last.state) last.state = name
    else if (kind === 'country' && last.city && !known.has(toKey(last.city))) last.country ??= country
    else if (kind !== 'remote' && kind !== 'anywhere' && kind !== 'area') {
      last = places.get(name) ?? {
        ...(kind !== 'country' && { [kind]: name }),
        ...(country !== undefined && { country }),
      }
      places.set(name, last)
    }
  }
  const areas = parts.filter(({ kind }) => kind === 'area').map(({ name }) => name)
  const isRemote = parts.some(({ kind }) => kind === 'remote')
  return {
    places: [...places.values()],
    names: [...new Set([...places.keys(), ...areas, ...(isRemote ? [REMOTE] : [])])].slice(0, PLACES_MAX),
    isRemote,
    /** The job is in every place of India. */
    isAnywhere: parts.some(({ kind }) => kind === 'anywhere'),
  }
}

/** How people write the known places. */
export const placeSpellings = () => known.keys()

/** The English name of a place in one of its known spellings. */
export const knownPlace = (written: string) => known.get(toKey(written))?.name

/** Whether an English name is the name of a state. Delhi counts as a city. */
export const isState = (name: string) => Object.keys(names.states).includes(name)

/** The English name of one place as people write it: `bangalore` is Bengaluru. An unknown one is tidied. */
export const canonicalPlace = (written: string) => placesOf(written).names[0] ?? written.trim()

const HINDI = /^\p{Script=Devanagari}/u

/** The Hindi name of a place by its English name, if it is known. */
export const hindiPlaceName = (name: string): string | undefined =>
  name === REMOTE ? 'घर से काम' : spellings.get(name)?.find((written) => HINDI.test(written))

/** Places in Hindi as staff write them, by their folded English names. */
export type HindiPlaces = ReadonlyMap<string, string>

const SEPARATORS = /\s*[,;/|]\s*/

/** 'रायपुर, भिलाई' for 'Raipur, Bhilai'; '' if one of the places is unknown. */
export const hindiLocation = (location: string, written: HindiPlaces) => {
  const parts = location
    .split(SEPARATORS)
    .filter(Boolean)
    .map((part) => {
      const name = knownPlace(part) ?? (part === REMOTE ? REMOTE : undefined)
      return written.get(foldText(part)) ?? (name && hindiPlaceName(name)) ?? ''
    })
  return parts.includes('') ? '' : parts.join(', ')
}
