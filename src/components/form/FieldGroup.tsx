import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useId, type PropsWithChildren } from 'react'
import { RequiredMark } from './Field'

/** Two fields that are one question, side by side under its name. */
export const FieldGroup = ({
  label,
  required,
  children,
}: PropsWithChildren<{ label: string; required?: boolean }>) => {
  const labelId = useId()
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Box sx={{ typography: 'body2', fontWeight: 600, mb: 0.75 }}>
        <span id={labelId}>{label}</span>
        {required ? <RequiredMark /> : null}
      </Box>
      <Stack direction="row" spacing={2} sx={{ '& label': { fontWeight: 400 } }}>
        {children}
      </Stack>
    </Box>
  )
}
