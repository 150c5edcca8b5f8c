import { alphabetically } from '../compareText'
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
  /** Those with most jobs first. */
  roles: readonly Choice[]
  types: readonly Choice[]
}

const NO_NAME = '(no name)'

/** The values in the jobs of a list. */
type FoundValues = {
  /** The names of the departments by their ids. */
  departments: ReadonlyMap<string, string>
  /** How many jobs name each place. */
  locations: ReadonlyMap<string, number>
  /** How many jobs have each role. */
  roles: ReadonlyMap<string, number>
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

/** A value that is its own label. */
export const named = (name: string): Choice => ({ value: name, label: name })

/** Names, those of most jobs first. */
const mostJobsFirst = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .sort(([one, count], [other, otherCount]) => otherCount - count || alphabetically(one, other))
    .map(([name]) => named(name))

const countNames = (jobs: readonly SearchableJob[], namesOf: (one: SearchableJob) => readonly string[]) => {
  const counts = new Map<string, number>()
  for (const one of jobs) for (const name of namesOf(one)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** A job without a role has none. */
export const rolesOf = ({ job }: SearchableJob): readonly string[] =>
  job.role_name === '' ? [] : [job.role_name]

const typesOf = (types: FoundValues['types']) => {
  const found = new Set(types)
  const known = employmentTypes.filter((type) => found.delete(type))
  return [...known, ...[...found].sort(alphabetically)].map(named)
}

/** The choices of a list, in the order in which it offers them. */
export const choicesOf = ({ departments, locations, roles, types }: FoundValues): JobChoices => ({
  departments: departmentsOf(departments),
  locations: mostJobsFirst(locations),
  roles: mostJobsFirst(roles),
  types: typesOf(types),
})

export const jobChoices = (jobs: readonly SearchableJob[]): JobChoices =>
  choicesOf({
    departments: departmentsIn(jobs),
    locations: countNames(jobs, ({ places }) => places),
    roles: countNames(jobs, rolesOf),
    types: jobs.flatMap((one) => one.employmentTypes),
  })
