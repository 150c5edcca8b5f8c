import { cutText } from '../display'
import { noFilters, setKeys, type FilterKey, type JobFilters } from '../jobFilter'
import type { JobChoices } from './jobChoices'

/** The names of the filters as a visitor reads them. */
export const filterNames: Record<FilterKey, string> = {
  text: 'search text',
  experience: 'Experience',
  fresher: 'Fresher',
  locations: 'Location',
  roles: 'Role',
  departments: 'Department',
  salaries: 'Salary',
  types: 'Employment type',
  posted: 'Posted',
}

/** 'Last 7 days'. */
export const postedLabel = (days: number) => (days === 1 ? 'Since yesterday' : `Last ${days} days`)

/** One value of a set filter: its words, and the filters without it. */
type ActiveFilter = { key: string; label: string; without: JobFilters }

const listKeys = ['locations', 'roles', 'departments', 'salaries', 'types'] as const

type ListKey = (typeof listKeys)[number]

const isList = (key: FilterKey): key is ListKey => (listKeys as readonly string[]).includes(key)

export const withoutFilter = (filters: JobFilters, key: FilterKey): JobFilters => ({
  ...filters,
  [key]: noFilters[key],
})

const TEXT_CHARACTERS = 40

const labelOf = (key: Exclude<FilterKey, ListKey>, { text, experience, posted }: JobFilters) =>
  ({
    text: `“${cutText(text.trim(), TEXT_CHARACTERS)}”`,
    experience: `${experience} Yrs`,
    fresher: 'Fresher',
    posted: postedLabel(posted),
  })[key]

const labelOfValue = (key: ListKey, value: string, { departments }: Pick<JobChoices, 'departments'>) => {
  if (key === 'salaries') return `${value} Lakhs`
  if (key === 'departments') return departments.find((choice) => choice.value === value)?.label ?? value
  return value
}

/** What is set, one after the other, each with the way to take it back. */
export const activeFilters = (
  filters: JobFilters,
  choices: Pick<JobChoices, 'departments'>,
): ActiveFilter[] =>
  setKeys(filters).flatMap((key): ActiveFilter | ActiveFilter[] =>
    isList(key)
      ? filters[key].map((value) => ({
          key: `${key} ${value}`,
          label: labelOfValue(key, value, choices),
          without: { ...filters, [key]: filters[key].filter((other) => other !== value) },
        }))
      : { key, label: labelOf(key, filters), without: withoutFilter(filters, key) },
  )
