import type { JobFilters } from '../jobFilter'
import { employmentTypesOf } from './employmentTypes'
import type { JobChoices } from './jobChoices'
import { placeNamed } from './places'

const known = (values: readonly string[], choices: readonly { value: string }[]) =>
  values.filter((value) => choices.some((choice) => choice.value === value))

/** The filters without values that no job of the list has: an old link must not empty the list. */
export const knownFilters = (
  { departments, locations, roles, types }: JobChoices,
  filters: JobFilters,
): JobFilters => ({
  ...filters,
  departments: known(filters.departments, departments),
  locations: known([...new Set(filters.locations.map(placeNamed))], locations),
  roles: known(filters.roles, roles),
  types: known([...new Set(filters.types.flatMap(employmentTypesOf))], types),
})
