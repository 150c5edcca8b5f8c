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

const departmentsOf = (jobs: readonly SearchableJob[]) => {
  const names = new Map<string, string>()
  for (const { job } of jobs) {
    if (job.department_id !== '') names.set(job.department_id, names.get(job.department_id) || job.d_name)
  }
  return [...names]
    .map(([value, name]) => ({ value, label: name || NO_NAME }))
    .sort((one, other) => alphabetically(one.label, other.label))
}

const named = (name: string): Choice => ({ value: name, label: name })

const locationsOf = (jobs: readonly SearchableJob[]) => {
  const counts = new Map<string, number>()
  for (const { places } of jobs) for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1)
  return [...counts]
    .sort(([one, count], [other, otherCount]) => otherCount - count || alphabetically(one, other))
    .map(([place]) => named(place))
}

const typesOf = (jobs: readonly SearchableJob[]) => {
  const found = new Set(jobs.flatMap((one) => one.employmentTypes))
  const known = employmentTypes.filter((type) => found.delete(type))
  return [...known, ...[...found].sort(alphabetically)].map(named)
}

export const jobChoices = (jobs: readonly SearchableJob[]): JobChoices => ({
  departments: departmentsOf(jobs),
  locations: locationsOf(jobs),
  types: typesOf(jobs),
})
