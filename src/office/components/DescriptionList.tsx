import Box from '@mui/material/Box'
import { Fragment, type ReactNode } from 'react'

/** Labels with their values beside them, or below on a phone. */
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
