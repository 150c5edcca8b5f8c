/** States of India as a location may name them after its city; Delhi and Chandigarh are cities too. */
const STATES = new Set(
  [
    'Andhra Pradesh',
    'Arunachal Pradesh',
    'Assam',
    'Bihar',
    'Chhattisgarh',
    'Goa',
    'Gujarat',
    'Haryana',
    'Himachal Pradesh',
    'Jammu and Kashmir',
    'Jharkhand',
    'Karnataka',
    'Kerala',
    'Ladakh',
    'Madhya Pradesh',
    'Maharashtra',
    'Manipur',
    'Meghalaya',
    'Mizoram',
    'Nagaland',
    'Odisha',
    'Punjab',
    'Rajasthan',
    'Sikkim',
    'Tamil Nadu',
    'Telangana',
    'Tripura',
    'Uttar Pradesh',
    'Uttarakhand',
    'West Bengal',
  ].map((state) => state.toLowerCase()),
)

const REMOTE = /\b(?:remote|work from home|wfh|telecommut\w*)\b/i
const COUNTRY = /\bindia\b/i

/** A place of work: a city with its state, or one of the two. */
export type Place = { city?: string; state?: string }

const addTo = (places: Place[], name: string): Place[] => {
  if (!STATES.has(name.toLowerCase())) return [...places, { city: name }]
  const last = places[places.length - 1]
  const belongsToLast = last?.city !== undefined && last.state === undefined
  return belongsToLast ? [...places.slice(0, -1), { ...last, state: name }] : [...places, { state: name }]
}

/**
 * Reads a location as staff write it: `Raipur`, `Bhopal, Indore`, `Nagpur, Maharashtra`, `Remote`. `isRemote` if it names
 * no place.
 */
export const workplaceOf = (location: string) => {
  const names = location
    .split(/[,;/|]/)
    .map((name) => name.trim())
    .filter(Boolean)
  const namesOnSite = names.filter((name) => !REMOTE.test(name))
  const places = namesOnSite.filter((name) => !COUNTRY.test(name)).reduce(addTo, [])
  if (places.length > 0) return { places, isRemote: false }
  if (names.length > namesOnSite.length) return { places: [], isRemote: true }
  return { places: names.length > 0 ? [{}] : [], isRemote: false }
}
