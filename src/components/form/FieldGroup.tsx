import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { useId, type PropsWithChildren } from 'react'
import { RequiredMark } from './Field'

type FieldGroupProps = PropsWithChildren<{
  label: string
  required?: boolean
  /** What is to say of the fields together. */
  note?: string
  /** Where a field would be narrower than this, the fields stand one below the other. */
  fieldMinPx?: number
}>

const fieldsSx = (minPx: number) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${minPx}px, 100%), 1fr))`,
  '& label': { fontWeight: 400 },
})

/** Two fields that are one question, under its name. */
export const FieldGroup = ({ label, required, note, fieldMinPx = 100, children }: FieldGroupProps) => {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={note ? noteId : undefined}>
      <Box sx={{ typography: 'body2', fontWeight: 600, mb: 0.75 }}>
        <span id={id}>{label}</span>
        {required ? <RequiredMark /> : null}
      </Box>
      <Box sx={fieldsSx(fieldMinPx)}>{children}</Box>
      {note ? (
        <FormHelperText id={noteId} sx={{ mx: 0, mt: 1, fontSize: '0.8125rem' }}>
          {note}
        </FormHelperText>
      ) : null}
    </Box>
  )
}
