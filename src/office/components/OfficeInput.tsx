import OutlinedInput from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { lengthNote, withLength } from './lengthNote'

export type OfficeInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'maxLength' | 'autoFocus' | 'readOnly'
> & {
  name: string
  label: string
  hint?: string
  /** The most characters: the field takes more, but says that they are too many. */
  limit?: number
  /** Lines of text; one without it. */
  rows?: number
  endAdornment?: ReactNode
}

/** A field of text. */
export const OfficeInput = ({
  name,
  label,
  hint: about,
  limit,
  rows,
  endAdornment,
  autoFocus,
  ...input
}: OfficeInputProps) => {
  const { id, value, error: found, change } = useFormField<string>(name)
  const { hint, error } = withLength(lengthNote(label, value, limit), about, found)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        multiline={rows !== undefined}
        rows={rows}
        autoFocus={autoFocus}
        endAdornment={endAdornment}
        onChange={(event) => void change(event.target.value)}
        aria-describedby={describedBy(id, hint, error)}
        slotProps={{ input }}
      />
    </Field>
  )
}
