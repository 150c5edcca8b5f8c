import stateCities from './stateCities.json'

export const states = Object.keys(stateCities)

/** Cities with their states. */
export const cities = Object.entries(stateCities).flatMap(([state, written]) =>
  written.split(', ').map((name) => ({ state, name })),
)

const stateOf = new Map(cities.map(({ name, state }) => [name, state]))

/** The state of a city by its English name, where that is known. */
export const stateOfCity = (city: string) => stateOf.get(city)
