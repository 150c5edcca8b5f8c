import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'

/** Leads the keyboard past what comes next; it shows while it has the focus. */
export const SkipLink = styled(Link)(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  margin: 8,
  padding: 12,
  backgroundColor: theme.palette.background.paper,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
})) as typeof Link
