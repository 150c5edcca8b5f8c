import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { useId, type PropsWithChildren, type ReactNode } from 'react'

/** Side by side where both are wide enough for '50 Thousand'. */
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  '& .MuiFormLabel-root': { fontWeight: theme.typography.fontWeightRegular },
}))

type PairGroupProps = PropsWithChildren<{
  label: string
  required?: boolean
  note?: string
  after?: ReactNode
}>

/** Two fields that are one question. */
export const PairGroup = ({ label, required, note, after, children }: PairGroupProps) => {
  const noteId = useId()
  return (
    <FormControl component="fieldset" required={required} aria-describedby={note ? noteId : undefined}>
      <FormLabel component="legend">{label}</FormLabel>
      <Pair>{children}</Pair>
      {note ? <FormHelperText id={noteId}>{note}</FormHelperText> : null}
      {after}
    </FormControl>
  )
}

/** The browser's own box: Material UI's would make the script of a form 2 kB larger. */
export const BoxLabel = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 2, accentColor: theme.palette.primary.main },
}))
