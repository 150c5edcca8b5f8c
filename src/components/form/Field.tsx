import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** What the parts of a field call each other by. */
export const labelId = (id: string) => `${id}-label`
const helpId = (id: string) => `${id}-help`

type FieldProps = {
  id: string
  label: string
  required?: boolean
  /** Said before the visitor tries. */
  hint?: string
  error?: string
  children: ReactNode
}

/** The aria attributes of the control inside a `Field`. */
export const controlProps = ({ id, required, hint, error }: Omit<FieldProps, 'label' | 'children'>) => ({
  'aria-required': required,
  'aria-invalid': Boolean(error),
  'aria-describedby': hint || error ? helpId(id) : undefined,
})

/** The mark of a field that must be filled; screen readers hear `aria-required` instead. */
export const RequiredMark = () => (
  <Box component="span" aria-hidden="true" sx={{ color: 'error.main', ml: 0.5 }}>
    *
  </Box>
)

/** What the marks mean, at the top of a form. */
export const RequiredNote = () => (
  <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 2.5 }}>
    Fields marked * are required.
  </Typography>
)

/** A label that stays in sight, the control, and what is to say about it. */
export const Field = ({ id, label, required, hint, error, children }: FieldProps) => (
  <Box sx={{ flex: 1, minWidth: 0 }}>
    <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
      <label id={labelId(id)} htmlFor={id}>
        {label}
      </label>
      {required ? <RequiredMark /> : null}
    </Typography>
    {children}
    {hint || error ? (
      <FormHelperText id={helpId(id)} error={Boolean(error)} sx={{ mx: 0, fontSize: '0.8125rem' }}>
        {error || hint}
      </FormHelperText>
    ) : null}
  </Box>
)
