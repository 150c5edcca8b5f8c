import Box from '@mui/material/Box'
import { useId, type InputHTMLAttributes } from 'react'
import { inputFrameSx, inputSx } from '../inputSx'
import { controlProps, Field } from './Field'
import { useFormField } from './useFormField'

type TextInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'
> & {
  name: string
  label: string
  required?: boolean
  hint?: string
  /** What is typed or pasted beyond this is cut off. */
  maxCharacters?: number
}

/** One line of text. What it is says which keyboard a phone shows and what it offers to fill in. */
export const TextInput = ({ name, label, required, hint, maxCharacters, ...input }: TextInputProps) => {
  const id = useId()
  const { value, error, onBlur, change } = useFormField<string>(name)
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      <Box sx={error ? { ...inputFrameSx, borderColor: 'error.main' } : inputFrameSx}>
        <Box
          component="input"
          id={id}
          name={name}
          type="text"
          value={value}
          onBlur={onBlur}
          onChange={(event) => void change(event.target.value.slice(0, maxCharacters))}
          sx={inputSx}
          {...input}
          {...controlProps({ id, required, hint, error })}
        />
      </Box>
    </Field>
  )
}
