import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type InputHTMLAttributes } from 'react'
import { controlProps, Field } from './Field'
import { useFormField } from './useFormField'

type TextInputProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'> & {
  name: string
  label: string
  required?: boolean
  hint?: string
  /** What is typed or pasted beyond this is cut off. */
  maxCharacters?: number
}

export const TextInput = ({ name, label, required, hint, maxCharacters, ...input }: TextInputProps) => {
  const id = useId()
  const { value, error, onBlur, change } = useFormField<string>(name)
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      <OutlinedInput
        id={id}
        name={name}
        fullWidth
        size="small"
        error={Boolean(error)}
        value={value}
        onBlur={onBlur}
        onChange={(event) => void change(event.target.value.slice(0, maxCharacters))}
        slotProps={{ input: { ...input, ...controlProps({ id, required, hint, error }) } }}
      />
    </Field>
  )
}
