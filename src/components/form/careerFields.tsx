import { useFormikContext } from 'formik'
import type { FormFields } from '@/api/formData'
import { ctcFromOptions, experienceOptions, NEGOTIABLE, type Option } from '@/domain/options'
import { FieldGroup } from './FieldGroup'
import { SelectInput } from './SelectInput'

type CurrentCtcProps = {
  toOptions: readonly Option[]
  /** Said where From is negotiable although the form wants To as well. */
  negotiableNote?: string
}

/** From and To; a negotiable From clears and disables To (spec section 4). */
export const CurrentCtcGroup = ({ toOptions, negotiableNote }: CurrentCtcProps) => {
  const { values, setFieldValue, setFieldError } = useFormikContext<FormFields>()
  const isNegotiable = values.current_ctc_from === NEGOTIABLE
  const clearTo = (from: string) => {
    if (from !== NEGOTIABLE) return
    setFieldError('current_ctc_to', undefined)
    void setFieldValue('current_ctc_to', '')
  }
  return (
    <FieldGroup
      label="Current CTC (In lakhs)"
      required
      // '50 Thousand' must be read as a whole.
      fieldMinPx={150}
      note={isNegotiable && negotiableNote ? negotiableNote : undefined}
    >
      <SelectInput
        name="current_ctc_from"
        label="From"
        required
        options={ctcFromOptions}
        onChosen={clearTo}
      />
      <SelectInput
        name="current_ctc_to"
        label="To"
        required={!isNegotiable}
        disabled={isNegotiable}
        options={toOptions}
      />
    </FieldGroup>
  )
}

/** Year and Month offer the same list (spec section 9). */
export const ExperienceGroup = () => (
  <FieldGroup label="Experience" required>
    <SelectInput name="experience_from" label="Year" required options={experienceOptions} />
    <SelectInput name="experience_to" label="Month" required options={experienceOptions} />
  </FieldGroup>
)
