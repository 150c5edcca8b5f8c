import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useState, type PropsWithChildren } from 'react'
import Drawer from '@mui/material/Drawer'
import { useBeforeUnload } from 'react-router'
import { Navigation } from './Navigation'
import { TopBar } from './TopBar'
import { useOfficeStore } from '../../store/hooks'
import { selectHasNoteDraft } from '../../store/noteDrafts'

const MAIN_ID = 'main'

/** For the keyboard: past the navigation. */
const SkipLink = styled(Link)(({ theme }) => ({
  position: 'absolute',
  left: 16,
  top: -80,
  zIndex: theme.zIndex.tooltip,
  padding: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus': { top: 4 },
})) as typeof Link

/** `isBare`: nothing else is open to this account yet. */
type LayoutProps = PropsWithChildren<{ isBare?: boolean }>

/** The frame of every screen: the bar at the top, the navigation at the left or, on a phone, behind 'Menu'. */
export const Layout = ({ isBare = false, children }: LayoutProps) => {
  const store = useOfficeStore()
  // The browser asks before notes are lost that are not stored; other screens keep them.
  useBeforeUnload((event) => {
    if (selectHasNoteDraft(store.getState())) event.preventDefault()
  })
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const closeMenu = () => setIsMenuOpen(false)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <SkipLink component="a" href={`#${MAIN_ID}`}>
        Skip navigation
      </SkipLink>
      <TopBar onMenu={isBare ? undefined : () => setIsMenuOpen(true)} />
      <Drawer
        open={isMenuOpen}
        onClose={closeMenu}
        slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 240, pt: 1 } } }}
      >
        <Navigation onLeave={closeMenu} />
      </Drawer>
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        {isBare ? null : (
          <Box
            sx={{
              display: { xs: 'none', md: 'block' },
              displayPrint: 'none',
              flex: '0 0 184px',
              borderRight: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              overflowY: 'auto',
            }}
          >
            <Navigation />
          </Box>
        )}
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{
            // Keeps visually hidden texts inside the area that scrolls.
            position: 'relative',
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            minWidth: 0,
            overflowY: 'auto',
            outline: 'none',
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  )
}
