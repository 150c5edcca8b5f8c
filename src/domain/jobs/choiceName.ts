import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { localized, type LocalizedText } from '../content/localized'
import type { Option } from '../submissions/options'
import { employmentTypeName } from './employmentTypes'
import { filterTable, type FilterKey } from './jobFilter'
import { hindiPlaceName } from './places'

/** A place by its English name, as a visitor reads it. */
export const placeName = (name: string, i18n: I18n) =>
  localized({ name, name_hi: hindiPlaceName(name) }, 'name', i18n)

/** A value that a list offers to filter by, as a visitor reads it. */
export const choiceName = (
  filter: FilterKey,
  { value, label, label_hi }: Option,
  i18n: I18n,
): LocalizedText => {
  if (filter === 'locations') return placeName(value, i18n)
  const name = (filter === 'types' && employmentTypeName(value, i18n)) || label || i18n._(msg`(no name)`)
  return localized({ name, name_hi: label_hi }, 'name', i18n)
}

/** A value that is set, as a visitor reads it. `choices`: the choices of the list. */
export const setValueName = (
  { filter, value }: { filter: FilterKey; value: string },
  choices: Partial<Record<FilterKey, readonly Option[]>>,
  i18n: I18n,
): LocalizedText => {
  const label = filterTable[filter].labelOf?.(value, i18n)
  if (label !== undefined) return localized({ label }, 'label', i18n)
  const choice = choices[filter]?.find((one) => one.value === value)
  return choiceName(filter, choice ?? { value, label: value }, i18n)
}
