import MenuIcon from '@mui/icons-material/Menu'
import SearchIcon from '@mui/icons-material/Search'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { paths } from '@/domain/paths'
import { Brand } from './Brand'
import { DesktopMenu } from './DesktopMenu'
import { MobileMenu } from './MobileMenu'
import { SearchDialog } from './SearchDialog'

const onDesktop = { xs: 'none', lg: 'flex' }
const onSmallScreens = { lg: 'none' }

/** The header that every screen shares (spec section 1). */
export const Header = () => {
  const [menuOpen, setMenuOpen] = useState(false)
  const [searchOpen, setSearchOpen] = useState(false)
  return (
    <AppBar
      position="sticky"
      elevation={0}
      sx={{ bgcolor: 'background.paper', color: 'text.primary', borderBottom: 1, borderColor: 'divider' }}
    >
      <Container>
        <Toolbar disableGutters sx={{ gap: { xs: 0.5, xl: 2 }, minHeight: { xs: 64, lg: 72 } }}>
          <Brand />
          <Box sx={{ flexGrow: 1, display: onDesktop, justifyContent: 'center' }}>
            <DesktopMenu />
          </Box>
          <Box sx={{ flexGrow: 1, display: onSmallScreens }} />
          <Tooltip title="Search services">
            <IconButton aria-label="Open search" onClick={() => setSearchOpen(true)}>
              <SearchIcon />
            </IconButton>
          </Tooltip>
          <Button
            component={RouterLink}
            to={paths.signIn}
            variant="outlined"
            sx={{ display: { xs: 'none', sm: 'inline-flex' }, whiteSpace: 'nowrap' }}
          >
            Sign in
          </Button>
          <IconButton
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={() => setMenuOpen(true)}
            sx={{ display: onSmallScreens }}
          >
            <MenuIcon />
          </IconButton>
        </Toolbar>
      </Container>
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
      <SearchDialog open={searchOpen} onClose={() => setSearchOpen(false)} />
    </AppBar>
  )
}
