import GlobalStyles from '@mui/material/GlobalStyles'
import Portal from '@mui/material/Portal'
import { styled } from '@mui/material/styles'
import type { PropsWithChildren } from 'react'

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 8px 8px',
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  justifyContent: 'center',
  '&:empty': { display: 'none' },
  [theme.breakpoints.up('sm')]: { bottom: 24 },
  [theme.breakpoints.down('md')]: { 'body:has([data-bottom-bar]) &': { bottom: 72 } },
  '@media print': { display: 'none' },
}))

/** The bar must not cover the end of the page, nor what has the focus. */
const roomBelow = <GlobalStyles styles={{ html: { scrollPaddingBottom: 80 }, body: { paddingBottom: 64 } }} />

/** A notice at the lower edge of the window, which moves nothing. */
export const BottomBar = ({ children }: PropsWithChildren) => (
  <Portal>
    {roomBelow}
    <Bar>{children}</Bar>
  </Portal>
)
