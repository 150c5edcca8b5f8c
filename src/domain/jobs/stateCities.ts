import stateCities from './stateCities.json'

export const states = Object.keys(stateCities)

export const cities = Object.entries(stateCities).flatMap(([state, written]) =>
  written.split(', ').map((name) => ({ state, name })),
)

const stateOf = new Map(cities.map(({ name, state }) => [name, state]))

export const stateOfCity = (city: string) => stateOf.get(city)
