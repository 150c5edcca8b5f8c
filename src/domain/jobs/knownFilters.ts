import type { JobFilters } from '../jobFilter'
import { employmentTypesOf } from './employmentTypes'
import type { JobChoices } from './jobChoices'
import { placeNamed } from './places'

/** Of the same values, the same list: what is drawn from it is not drawn again. */
const known = (values: readonly string[], choices: readonly { value: string }[], named = values) => {
  const left = named.filter((value) => choices.some((choice) => choice.value === value))
  return left.length === values.length && left.every((value, index) => value === values[index])
    ? values
    : left
}

/** The filters without values that no job of the list has: an old link must not empty the list. */
export const knownFilters = (
  { departments, locations, roles, types }: JobChoices,
  filters: JobFilters,
): JobFilters => ({
  ...filters,
  departments: known(filters.departments, departments),
  locations: known(filters.locations, locations, [...new Set(filters.locations.map(placeNamed))]),
  roles: known(filters.roles, roles),
  types: known(filters.types, types, [...new Set(filters.types.flatMap(employmentTypesOf))]),
})
