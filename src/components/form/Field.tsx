import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import type { PropsWithChildren } from 'react'

type FieldProps = PropsWithChildren<{
  /** The id of the control. */
  id: string
  label: string
  hint?: string
  error?: string
  required?: boolean
  disabled?: boolean
}>

/** The `aria-describedby` of the control: its error, else its hint. */
export const describedBy = (id: string, hint?: string, error?: string) => {
  if (error) return `${id}-error`
  return hint ? `${id}-hint` : undefined
}

/** A label and a hint above a control, and its error below. MUI's TextField would also bring Select and Menu. */
export const Field = ({ id, label, hint, error, required, disabled, children }: FieldProps) => (
  <FormControl required={required} disabled={disabled} error={Boolean(error)}>
    <FormLabel id={`${id}-label`} htmlFor={id}>
      {label}
    </FormLabel>
    {hint ? (
      <FormHelperText id={`${id}-hint`} error={false} sx={{ mt: 0, mb: 0.75 }}>
        {hint}
      </FormHelperText>
    ) : null}
    {children}
    {error ? <FormHelperText id={`${id}-error`}>{error}</FormHelperText> : null}
  </FormControl>
)
