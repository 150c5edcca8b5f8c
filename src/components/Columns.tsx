import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'
import type { PropsWithChildren } from 'react'

type ColumnsProps = PropsWithChildren<{
  /** The widths of the columns, as CSS writes them. A part with `data-left` is alone in the first one. */
  widths: string
  gap: { xs: number; md: number }
  sx?: SystemStyleObject<Theme>
}>

/** Parts of a screen side by side where there is room for it; on a phone one below the other. */
export const Columns = ({ widths, gap, sx, children }: ColumnsProps) => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'start',
      gap,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: widths },
      '&:has(> [data-left])': { gridTemplateRows: { md: 'auto 1fr' }, '& > *': { gridColumn: { md: 2 } } },
      '& > [data-left][data-left]': { gridColumn: { md: 1 }, gridRow: { md: '1 / 3' } },
      ...sx,
    }}
  >
    {children}
  </Box>
)
