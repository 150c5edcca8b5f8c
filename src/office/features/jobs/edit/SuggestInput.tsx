import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { jobTextLimits, type JobText } from '@/domain/office/jobLimits'
import { jobFieldLabels, type OfficeJobChoices } from '@/domain/office/jobs'
import { useGetJobChoicesQuery } from '../../../api/jobsApi'
import { lengthNote, withLength } from '../../../components/lengthNote'

type SuggestInputProps = { name: JobText; list: keyof OfficeJobChoices; after?: ReactNode }

/** Takes any text, and suggests those of a list. */
export const SuggestInput = ({ name, list, after }: SuggestInputProps) => {
  const label = jobFieldLabels[name]
  const { id, value, error: found, change } = useFormField<string>(name)
  const { hint, error } = withLength(lengthNote(label, value, jobTextLimits[name]), undefined, found)
  const { data } = useGetJobChoicesQuery()
  const labels = [...new Set((data?.[list] ?? []).map((choice) => choice.label))]
  return (
    <div>
      <Autocomplete
        id={id}
        freeSolo
        options={labels}
        value={value}
        inputValue={value}
        onInputChange={(_event, text) => void change(text)}
        renderInput={({ slotProps }) => (
          <Field id={id} label={label} hint={hint} error={error}>
            <OutlinedInput
              {...slotProps.input}
              id={id}
              name={name}
              aria-describedby={describedBy(id, hint, error)}
              slotProps={{ input: slotProps.htmlInput }}
            />
          </Field>
        )}
      />
      {after}
    </div>
  )
}
