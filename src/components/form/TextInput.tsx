import OutlinedInput from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes } from 'react'
import { cleanMobile } from '@/domain/mobile'
import { describedBy, Field } from './Field'
import { useFormField } from './useFormField'

type TextInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'maxLength'
> & {
  name: string
  label: string
  hint?: string
  required?: boolean
  /** How the text is written in the end: applied when the field is left, and before it is cut. */
  clean?: (text: string) => string
}

/** One line of text. The browser cuts at `maxLength` what is typed, and this what is filled in otherwise. */
export const TextInput = ({ name, label, hint, required, clean, ...input }: TextInputProps) => {
  const { id, value = '', error, change } = useFormField<string | undefined>(name)
  const { maxLength = Infinity } = input
  const fitted = (text: string) =>
    text.length <= maxLength ? text : (clean?.(text) ?? text).slice(0, maxLength)
  const leave = () => {
    const cleaned = clean?.(value) ?? value
    if (cleaned !== value) void change(cleaned)
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        onChange={(event) => void change(fitted(event.target.value))}
        onBlur={leave}
        aria-describedby={describedBy(id, hint, error)}
        slotProps={{
          // The browser would cut a pasted number before its spaces and its country's code are off.
          input: clean ? { ...input, maxLength: undefined } : input,
        }}
      />
    </Field>
  )
}

/** A person's name, with the right keyboard and autofill of a phone. */
export const NameInput = (props: { name: string; label: string }) => (
  <TextInput {...props} required autoComplete="name" autoCapitalize="words" />
)

export const MobileInput = ({ maxLength, hint }: { maxLength?: number; hint?: string }) => (
  <TextInput
    name="mobile"
    label="Mobile"
    hint={hint}
    required
    type="tel"
    inputMode="numeric"
    autoComplete="tel"
    maxLength={maxLength}
    clean={cleanMobile}
  />
)

export const EmailInput = () => (
  <TextInput
    name="email"
    label="Email"
    required
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
  />
)
