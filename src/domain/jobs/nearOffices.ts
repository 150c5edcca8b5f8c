import { foldText } from '../text/compareText'
import { isState, knownPlace, placesOf } from './places'
import { stateOfCity } from './stateCities'

const NAME_MAX_WORDS = 4
/** 'Raipur Road' is not in Raipur. */
const IS_ROAD = /^(?:road|rd|marg|naka|highway|bypass|chowk|gate)$/

const lettersOf = (text: string) => foldText(text.replaceAll('.', '')).match(/[\p{L}\p{M}]+/gu) ?? []

/** The places that an address names in whole words, the longest names first: 'Nava Raipur' is not Raipur. */
const namedIn = (address: string, towns: ReadonlyMap<string, string>) => {
  const words = lettersOf(address)
  const named: string[] = []
  let at = 0
  while (at < words.length) {
    let length = NAME_MAX_WORDS
    let name: string | undefined
    do {
      const written = words.slice(at, at + length).join(' ')
      name = towns.get(written) ?? knownPlace(written)
    } while (name === undefined && --length > 0)
    at += Math.max(length, 1)
    if (name !== undefined && !IS_ROAD.test(words[at] ?? '')) named.push(name)
  }
  return named
}

/** The offices near a location: in one of its towns, then in its state. */
export const nearOffices = <Office extends { address: string }>(
  location: string,
  offices: readonly Office[],
): Office[] => {
  const places = placesOf(location).places.map(({ city, state = city && stateOfCity(city) }) => ({
    city,
    state,
  }))
  const towns = new Map(places.flatMap(({ city }) => (city ? [[lettersOf(city).join(' '), city]] : [])))
  const found = offices.map((office) => {
    const named = namedIn(office.address, towns)
    const [state] = named.filter(isState).slice(-1)
    const [town = ''] = named.filter((name) => !isState(name)).slice(-1)
    return {
      office,
      isInTown: places.some(
        (place) =>
          place.city !== undefined &&
          named.includes(place.city) &&
          (state === undefined || place.state === undefined || place.state === state),
      ),
      isInState: places.some(
        (place) => place.state !== undefined && place.state === (state ?? stateOfCity(town)),
      ),
    }
  })
  return [
    ...found.filter(({ isInTown }) => isInTown),
    ...found.filter(({ isInTown, isInState }) => isInState && !isInTown),
  ].map(({ office }) => office)
}
