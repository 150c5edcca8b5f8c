import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InHindi } from '../content/entities'
import { CTC_MAX, EXPERIENCE_OPTION_MAX } from '../site/limits'

export type Option = { value: string; label: string } & InHindi<'label'>

/** An option of a form, whose label may be a message. */
export type FormOption = { value: string; label: string | MessageDescriptor }

export const optionsIn = (options: readonly FormOption[], i18n: I18n): Option[] =>
  options.map(({ value, label }) => ({ value, label: typeof label === 'string' ? label : i18n._(label) }))

export const optionLabel = (options: readonly FormOption[], value: string, i18n: I18n) =>
  optionsIn(options, i18n).find((option) => option.value === value)?.label

export const NEGOTIABLE = 'negotiable'
const OVER_MAX = `${CTC_MAX}+`

const amounts = [...Array.from({ length: CTC_MAX + 1 }, (_, amount) => `${amount}`), OVER_MAX]

/** 0 to 100 and '100+'. To has no Negotiable. */
export const ctcToOptions: FormOption[] = amounts.map((amount) => ({
  value: amount,
  label: msg`${amount} Lakhs`,
}))

export const ctcFromOptions: FormOption[] = [...ctcToOptions, { value: NEGOTIABLE, label: msg`Negotiable` }]

/** The apply form labels its To options Thousand. */
export const ctcToThousandOptions: FormOption[] = amounts.map((amount) => ({
  value: amount,
  label: msg`${amount} Thousand`,
}))

/** 1 to 30, for years and months alike. */
export const experienceOptions: Option[] = Array.from({ length: EXPERIENCE_OPTION_MAX }, (_, index) => ({
  value: `${index + 1}`,
  label: `${index + 1}`,
}))

/** Chosen for both by a fresher, and offered by neither list. */
export const NO_EXPERIENCE: Option = { value: '0', label: '0' }

export const serviceRequiredOptions: FormOption[] = [
  { value: 'Recruitment', label: msg`Recruitment` },
  { value: 'Outsourcing', label: msg`Out-Sourcing` },
  { value: 'Recruitment-and-outsourcing', label: msg`Recruitment & Out-Sourcing` },
  { value: 'BPO', label: msg`BPO` },
  { value: 'Manpower for survey', label: msg`Manpower for survey` },
  { value: 'Freelancers', label: msg`Freelancers` },
]
