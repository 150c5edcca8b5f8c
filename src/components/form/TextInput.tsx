import OutlinedInput from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes } from 'react'
import { describedBy, Field } from './Field'
import { useFormField } from './useFormField'

type TextInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'maxLength'
> & { name: string; label: string; hint?: string; required?: boolean }

/** One line of text. The browser cuts at `maxLength` what is typed, and this what is filled in otherwise. */
export const TextInput = ({ name, label, hint, required, ...input }: TextInputProps) => {
  const { id, value, error, change } = useFormField<string>(name)
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        onChange={(event) => void change(event.target.value.slice(0, input.maxLength))}
        aria-describedby={describedBy(id, hint, error)}
        slotProps={{ input }}
      />
    </Field>
  )
}
