import Box from '@mui/material/Box'
import type { PropsWithChildren } from 'react'

/** A list of cards (each an `li`) in as many columns as fit. */
export const CardGrid = ({ cardWidthPx, children }: PropsWithChildren<{ cardWidthPx: number }>) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${cardWidthPx}px, 100%), 1fr))`,
      m: 0,
      p: 0,
      listStyle: 'none',
      '& > li': { minWidth: 0 },
    }}
  >
    {children}
  </Box>
)
