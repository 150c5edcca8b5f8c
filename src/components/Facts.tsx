import { styled } from '@mui/material/styles'
import type { PropsWithChildren } from 'react'

/** Name and value side by side; one below the other where the text is too large for both. */
export const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.25),
  // A value without a space must not widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  overflowWrap: 'anywhere',
  '& div': { display: 'flex', flexWrap: 'wrap', alignContent: 'start', columnGap: theme.spacing(1.25) },
  '& dt': { flex: '2 1 0', minWidth: '6.5em', color: theme.palette.text.secondary },
  '& dd': { flex: '3 1 0', minWidth: 'min(8em, 100%)', margin: 0, whiteSpace: 'pre-line' },
}))

/** One of them. The lines of its value stay lines. */
export const Fact = ({ name, lang, children }: PropsWithChildren<{ name: string; lang?: string }>) => (
  <div>
    <dt>{name}</dt>
    <dd lang={lang}>{children}</dd>
  </div>
)
