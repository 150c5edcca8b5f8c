import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { useId, type PropsWithChildren, type ReactNode } from 'react'
import type { FormFields } from '@/api/forms'
import { ctcFromOptions, experienceOptions, NEGOTIABLE, NO_EXPERIENCE, type Option } from '@/domain/options'
import { SelectInput } from './SelectInput'

/** Side by side where both are wide enough for '50 Thousand'. */
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  '& .MuiFormLabel-root': { fontWeight: theme.typography.fontWeightRegular },
}))

type PairGroupProps = PropsWithChildren<{ label: string; note?: string; after?: ReactNode }>

/** Two drop-downs that are one question. */
const PairGroup = ({ label, note, after, children }: PairGroupProps) => {
  const noteId = useId()
  return (
    <FormControl component="fieldset" required aria-describedby={note ? noteId : undefined}>
      <FormLabel component="legend">{label}</FormLabel>
      <Pair>{children}</Pair>
      {note ? <FormHelperText id={noteId}>{note}</FormHelperText> : null}
      {after}
    </FormControl>
  )
}

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
    <PairGroup label="Current CTC (In lakhs)" note={isNegotiable ? negotiableNote : example}>
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

/** The browser's own box: Material UI's would make the script of the form 2 kB larger for one. */
const BoxLabel = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 2, accentColor: theme.palette.primary.main },
}))

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
    <PairGroup label="Experience" after={fresher}>
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
