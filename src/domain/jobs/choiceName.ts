import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { filterTable, type FilterKey } from '../jobFilter'
import type { Language } from '../languages'
import type { Option } from '../options'
import { written, type WrittenText } from '../written'
import { employmentTypeName } from './employmentTypes'
import { hindiPlaceName } from './places'

const writtenIn = ({ locale }: I18n, label: string, label_hi?: string) =>
  written(locale as Language, { label, label_hi }, 'label')

/** A place by its English name, as a visitor reads it. */
export const placeName = (name: string, i18n: I18n) => writtenIn(i18n, name, hindiPlaceName(name))

/** A value that a list offers to filter by, as a visitor reads it. */
export const choiceName = (
  filter: FilterKey,
  { value, label, label_hi }: Option,
  i18n: I18n,
): WrittenText => {
  if (filter === 'locations') return placeName(value, i18n)
  const name = filter === 'types' ? employmentTypeName(value, i18n) : undefined
  return writtenIn(i18n, name ?? (label || t(i18n)`(no name)`), label_hi)
}

/** A value that is set, as a visitor reads it. `choices`: those of the list. */
export const setValueName = (
  { filter, value }: { filter: FilterKey; value: string },
  choices: Partial<Record<FilterKey, readonly Option[]>>,
  i18n: I18n,
): WrittenText => {
  const label = filterTable[filter].labelOf?.(value, i18n)
  if (label !== undefined) return writtenIn(i18n, label)
  const choice = choices[filter]?.find((one) => one.value === value)
  return choiceName(filter, choice ?? { value, label: value }, i18n)
}
