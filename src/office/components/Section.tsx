import Box from '@mui/material/Box'
import { Fragment, type ReactNode, useId, type PropsWithChildren } from 'react'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Small } from './texts'

export const DescriptionList = ({ items }: { items: readonly { label: string; value: ReactNode }[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
      columnGap: 2,
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0, mb: 0.75, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    }}
  >
    {items.map(({ label, value }) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </Box>
)

export const SectionGrid = ({ children }: PropsWithChildren) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      gap: { xs: 1.5, sm: 2 },
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
)

type SectionProps = PropsWithChildren<{
  title: string
  note?: ReactNode
  action?: ReactNode
  /** Over all columns of a grid. */
  isWide?: boolean
}>

export const Section = ({ title, note, action, isWide = false, children }: SectionProps) => {
  const id = useId()
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        position: 'relative',
        minWidth: 0,
        p: { xs: 1.5, sm: 2 },
        ...(isWide && { gridColumn: '1 / -1' }),
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, mb: 1.5 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {note ? <Small>{note}</Small> : null}
        </Box>
        {action}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{children}</Box>
    </Paper>
  )
}

/** Without a frame. */
export const PlainSection = ({ title, action, children }: Omit<SectionProps, 'note' | 'isWide'>) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={id} variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  )
}
