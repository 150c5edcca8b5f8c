import { useFormikContext } from 'formik'
import type { FormFields } from '@/api/forms'
import { ctcFromOptions, experienceOptions, NEGOTIABLE, NO_EXPERIENCE, type Option } from '@/domain/options'
import { BoxLabel, PairGroup } from './groups'
import { SelectInput } from './SelectInput'

type CurrentCtcProps = {
  toOptions: readonly Option[]
  /** Explains the two figures. */
  example?: string
  /** Shown while From is negotiable although the form requires To as well. */
  negotiableNote?: string
}

/** From and To; a negotiable From clears and disables To. */
export const CurrentCtcGroup = ({ toOptions, example, negotiableNote }: CurrentCtcProps) => {
  const { values, setFieldValue, setFieldError } = useFormikContext<FormFields>()
  const isNegotiable = values.current_ctc_from === NEGOTIABLE
  const clearTo = (from: string) => {
    if (from !== NEGOTIABLE) return
    setFieldError('current_ctc_to', undefined)
    void setFieldValue('current_ctc_to', '')
  }
  return (
    <PairGroup required label="Current CTC (In lakhs)" note={isNegotiable ? negotiableNote : example}>
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
    </PairGroup>
  )
}

const experienceFields = { experience_from: 'Year', experience_to: 'Month' }

/** Year and Month offer the same list, which begins at 1; a fresher has 0 of both. */
export const ExperienceGroup = () => {
  const { values, setFieldValue, setFieldError } = useFormikContext<FormFields>()
  const names = Object.keys(experienceFields)
  const isFresher = names.every((name) => values[name] === NO_EXPERIENCE.value)
  const toggle = () => {
    for (const name of names) {
      setFieldError(name, undefined)
      void setFieldValue(name, isFresher ? '' : NO_EXPERIENCE.value)
    }
  }
  const fresher = (
    <BoxLabel>
      <input type="checkbox" checked={isFresher} onChange={toggle} />
      Fresher, no experience yet
    </BoxLabel>
  )
  return (
    <PairGroup required label="Experience" after={fresher}>
      {Object.entries(experienceFields).map(([name, label]) => (
        <SelectInput
          key={name}
          name={name}
          label={label}
          required={!isFresher}
          disabled={isFresher}
          options={isFresher ? [NO_EXPERIENCE] : experienceOptions}
        />
      ))}
    </PairGroup>
  )
}
