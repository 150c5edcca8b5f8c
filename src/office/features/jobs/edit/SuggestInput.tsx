import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { jobFieldLabels, type JobField, type OfficeJobChoices } from '@/domain/office/jobs'
import { useGetJobChoicesQuery } from '../../../api/jobsApi'

type SuggestInputProps = { name: JobField; list: keyof OfficeJobChoices; hint?: string; after?: ReactNode }

/** Takes any text, and suggests those of a list. */
export const SuggestInput = ({ name, list, hint, after }: SuggestInputProps) => {
  const { id, value, error, change } = useFormField<string>(name)
  const { data } = useGetJobChoicesQuery()
  const labels = [...new Set((data?.[list] ?? []).map(({ label }) => label))]
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
          <Field id={id} label={jobFieldLabels[name]} hint={hint} error={error}>
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
