import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes } from 'react'
import { describedBy, Field } from './Field'
import { useFormField } from './useFormField'

type TextInputProps = Pick<OutlinedInputProps, 'type' | 'autoComplete'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'autoCapitalize' | 'maxLength'> & {
    name: string
    label: string
    hint?: string
    required?: boolean
  }

/** One line of text. The browser cuts at `maxLength` what is typed, and this what is filled in otherwise. */
export const TextInput = ({
  name,
  label,
  hint,
  required,
  inputMode,
  autoCapitalize,
  maxLength,
  ...input
}: TextInputProps) => {
  const { id, value, error, change } = useFormField<string>(name)
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <OutlinedInput
        {...input}
        id={id}
        name={name}
        value={value}
        onChange={(event) => void change(event.target.value.slice(0, maxLength))}
        aria-describedby={describedBy(id, hint, error)}
        slotProps={{ input: { inputMode, autoCapitalize, maxLength } }}
      />
    </Field>
  )
}
