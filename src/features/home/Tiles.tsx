import Box from '@mui/material/Box'
import type { PropsWithChildren } from 'react'

const GAP_PX = 16

type Columns = { xs: number; sm: number; lg: number }

/** So many columns; fewer where the text is so large that words would break. */
const repeat = (count: number) =>
  `repeat(auto-fill, minmax(max((100% - ${(count - 1) * GAP_PX}px) / ${count}, min(8rem, 100%)), 1fr))`

/** A list in columns of one width; each child is an `li`. */
export const Tiles = ({ columns, children }: PropsWithChildren<{ columns: Columns }>) => {
  const { xs, sm, lg } = columns
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: repeat(xs), sm: repeat(sm), lg: repeat(lg) },
        listStyle: 'none',
        m: 0,
        p: 0,
        '&:empty': { display: 'none' },
      }}
    >
      {children}
    </Box>
  )
}
