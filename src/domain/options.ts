import type { InHindi } from './entities'
import { CTC_MAX, EXPERIENCE_OPTION_MAX } from './limits'

export type Option = { value: string; label: string } & InHindi<'label'>

export const NEGOTIABLE = 'negotiable'
const OVER_MAX = `${CTC_MAX}+`

const ctcOptions = (unit: string): Option[] => [
  ...Array.from({ length: CTC_MAX + 1 }, (_, amount) => ({ value: `${amount}`, label: `${amount} ${unit}` })),
  { value: OVER_MAX, label: `${OVER_MAX} ${unit}` },
]

/** From: 0 to 100, '100+' and Negotiable. To has no Negotiable. */
export const ctcFromOptions: Option[] = [...ctcOptions('Lakhs'), { value: NEGOTIABLE, label: 'Negotiable' }]
export const ctcToOptions: Option[] = ctcOptions('Lakhs')
/** The apply form labels its To options Thousand. */
export const ctcToThousandOptions: Option[] = ctcOptions('Thousand')

/** 1 to 30, for years and months alike. */
export const experienceOptions: Option[] = Array.from({ length: EXPERIENCE_OPTION_MAX }, (_, index) => ({
  value: `${index + 1}`,
  label: `${index + 1}`,
}))

/** Chosen for both by a fresher, and offered by neither list. */
export const NO_EXPERIENCE: Option = { value: '0', label: '0' }

export const serviceRequiredOptions: Option[] = [
  { value: 'Recruitment', label: 'Recruitment' },
  { value: 'Outsourcing', label: 'Out-Sourcing' },
  { value: 'Recruitment-and-outsourcing', label: 'Recruitment & Out-Sourcing' },
  { value: 'BPO', label: 'BPO' },
  { value: 'Manpower for survey', label: 'Manpower for survey' },
  { value: 'Freelancers', label: 'Freelancers' },
]
