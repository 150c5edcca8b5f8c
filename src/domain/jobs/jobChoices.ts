import { alphabetically } from '../order'
import { employmentTypes } from './employmentTypes'
import type { SearchableJob } from './searchableJob'

/** A value of a filter as a list offers it. */
export type Choice = { value: string; label: string }

/** What a list of jobs offers to filter by. */
export type JobChoices = {
  /** In alphabetical order; two ids are two departments, also with one name. */
  departments: readonly Choice[]
  /** Those with most jobs first. */
  locations: readonly Choice[]
  types: readonly Choice[]
}

const NO_NAME = '(no name)'

/** The values that stand in the jobs of a list. */
export type FoundValues = {
  /** The names of the departments by their ids. */
  departments: ReadonlyMap<string, string>
  /** How many jobs name each place. */
  locations: ReadonlyMap<string, number>
  types: Iterable<string>
}

const departmentsIn = (jobs: readonly SearchableJob[]) => {
  const names = new Map<string, string>()
  for (const { job } of jobs) {
    if (job.department_id !== '') names.set(job.department_id, names.get(job.department_id) || job.d_name)
  }
  return names
}

const departmentsOf = (names: FoundValues['departments']) =>
  [...names]
    .map(([value, name]) => ({ value, label: name || NO_NAME }))
    .sort((one, other) => alphabetically(one.label, other.label))

const named = (name: string): Choice => ({ value: name, label: name })

const locationsIn = (jobs: readonly SearchableJob[]) => {
  const counts = new Map<string, number>()
  for (const { places } of jobs) for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1)
  return counts
}

const locationsOf = (counts: FoundValues['locations']) =>
  [...counts]
    .sort(([one, count], [other, otherCount]) => otherCount - count || alphabetically(one, other))
    .map(([place]) => named(place))

const typesOf = (types: FoundValues['types']) => {
  const found = new Set(types)
  const known = employmentTypes.filter((type) => found.delete(type))
  return [...known, ...[...found].sort(alphabetically)].map(named)
}

/** The choices of a list, in the order in which it offers them. */
export const choicesOf = ({ departments, locations, types }: FoundValues): JobChoices => ({
  departments: departmentsOf(departments),
  locations: locationsOf(locations),
  types: typesOf(types),
})

export const jobChoices = (jobs: readonly SearchableJob[]): JobChoices =>
  choicesOf({
    departments: departmentsIn(jobs),
    locations: locationsIn(jobs),
    types: jobs.flatMap((one) => one.employmentTypes),
  })
