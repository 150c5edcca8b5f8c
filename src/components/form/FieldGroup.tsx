import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import { useId, type PropsWithChildren } from 'react'
import { RequiredMark } from './Field'

type FieldGroupProps = PropsWithChildren<{
  label: string
  required?: boolean
  /** What is to say of the fields together. */
  note?: string
}>

/** Two fields that are one question, side by side under its name. */
export const FieldGroup = ({ label, required, note, children }: FieldGroupProps) => {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={note ? noteId : undefined}>
      <Box sx={{ typography: 'body2', fontWeight: 600, mb: 0.75 }}>
        <span id={id}>{label}</span>
        {required ? <RequiredMark /> : null}
      </Box>
      <Stack direction="row" spacing={2} sx={{ '& label': { fontWeight: 400 } }}>
        {children}
      </Stack>
      <FormHelperText id={noteId} role="status" sx={{ mx: 0, mt: note ? 1 : 0, fontSize: '0.8125rem' }}>
        {note}
      </FormHelperText>
    </Box>
  )
}
