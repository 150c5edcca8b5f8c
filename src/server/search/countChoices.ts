import { POSTED_DAYS, type CountedKey, type JobFilters } from '@/domain/jobFilter'
import type { JobChoices } from '@/domain/jobs/foundJobs'
import { SALARY_BANDS } from '@/domain/limits'
import type { Option } from '@/domain/options'
import type { FilteredTable } from './jobTable'

/** More places or roles than a visitor looks through. */
const NAMES_MAX = 500

/** The first names of a list, and those that were chosen. */
const namesIn = (choices: readonly Option[], chosen: readonly string[]) =>
  choices.map(({ value }) => value).filter((name, rank) => rank < NAMES_MAX || chosen.includes(name))

/** How many jobs each choice of a list would leave beside all other filters. */
export const countChoices = (choices: JobChoices, filters: JobFilters, found: FilteredTable) => {
  const counted = (key: CountedKey, values: readonly string[]) => {
    const count = found.counterOf(key)
    return values.map((value) => ({ value, count: count(value) }))
  }
  const countOfDepartment = found.counterOf('departments')
  return {
    all: found.all,
    fresher: found.counterOf('fresher')('1'),
    departments: choices.departments.map((choice) => ({ ...choice, count: countOfDepartment(choice.value) })),
    locations: counted('locations', namesIn(choices.locations, filters.locations)),
    roles: counted('roles', namesIn(choices.roles, filters.roles)),
    types: counted('types', namesIn(choices.types, filters.types)),
    salaries: counted('salaries', SALARY_BANDS),
    posted: counted('posted', POSTED_DAYS.map(String)),
    without: found.without,
  }
}
