import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { useId, type PropsWithChildren } from 'react'
import type { FormFields } from '@/api/forms'
import { ctcFromOptions, experienceOptions, NEGOTIABLE, type Option } from '@/domain/options'
import { SelectInput } from './SelectInput'

/** Side by side where both are wide enough for '50 Thousand'. */
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  '& .MuiFormLabel-root': { fontWeight: theme.typography.fontWeightRegular },
}))

/** Two drop-downs that are one question. */
const PairGroup = ({ label, note, children }: PropsWithChildren<{ label: string; note?: string }>) => {
  const noteId = useId()
  return (
    <FormControl component="fieldset" required aria-describedby={note ? noteId : undefined}>
      <FormLabel component="legend">{label}</FormLabel>
      <Pair>{children}</Pair>
      {note ? <FormHelperText id={noteId}>{note}</FormHelperText> : null}
    </FormControl>
  )
}

type CurrentCtcProps = {
  toOptions: readonly Option[]
  /** Shown while From is negotiable although the form requires To as well. */
  negotiableNote?: string
}

/** From and To; a negotiable From clears and disables To. */
export const CurrentCtcGroup = ({ toOptions, negotiableNote }: CurrentCtcProps) => {
  const { values, setFieldValue, setFieldError } = useFormikContext<FormFields>()
  const isNegotiable = values.current_ctc_from === NEGOTIABLE
  const clearTo = (from: string) => {
    if (from !== NEGOTIABLE) return
    setFieldError('current_ctc_to', undefined)
    void setFieldValue('current_ctc_to', '')
  }
  return (
    <PairGroup label="Current CTC (In lakhs)" note={isNegotiable ? negotiableNote : undefined}>
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

/** Year and Month offer the same list. */
export const ExperienceGroup = () => (
  <PairGroup label="Experience">
    <SelectInput name="experience_from" label="Year" required options={experienceOptions} />
    <SelectInput name="experience_to" label="Month" required options={experienceOptions} />
  </PairGroup>
)
