import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { InputHTMLAttributes } from 'react'
import { useFormField } from './useFormField'

type TextInputProps = Pick<TextFieldProps, 'type' | 'required' | 'autoComplete'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'autoCapitalize' | 'maxLength'> & {
    name: string
    label: string
    hint?: string
  }

/** One line of text. The browser cuts at `maxLength` what is typed, and this what is filled in otherwise. */
export const TextInput = ({ name, hint, inputMode, autoCapitalize, maxLength, ...field }: TextInputProps) => {
  const { value, change, control, describedBy } = useFormField<string>(name, hint)
  return (
    <TextField
      {...field}
      {...control}
      value={value}
      onChange={(event) => void change(event.target.value.slice(0, maxLength))}
      slotProps={{
        inputLabel: { hint },
        htmlInput: { inputMode, autoCapitalize, maxLength, 'aria-describedby': describedBy },
      }}
    />
  )
}
