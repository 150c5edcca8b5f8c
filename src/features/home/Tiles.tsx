import Box from '@mui/material/Box'
import type { PropsWithChildren } from 'react'

type Columns = { xs: number; sm: number; lg: number }

const repeat = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/** A list in so many columns of one width; each child is an `li`. */
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
