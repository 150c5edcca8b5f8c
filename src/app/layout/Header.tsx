import MenuIcon from '@mui/icons-material/Menu'
import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { Hint } from '@/components/Hint'
import { onIntent, openedOnUse } from '@/components/onUse'
import { paths } from '@/domain/paths'
import { Brand } from './Brand'
import { DesktopMenu } from './DesktopMenu'

const loadMenu = () => import('./MobileMenu').then(({ MobileMenu }) => MobileMenu)
const loadSearch = () => import('./SearchDialog').then(({ SearchDialog }) => SearchDialog)
const MobileMenu = openedOnUse(loadMenu)
const SearchDialog = openedOnUse(loadSearch)

const headerSx = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
}

const barSx = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, xl: 2 },
  minHeight: { xs: 64, lg: 72 },
}

const onDesktop = { xs: 'none', lg: 'flex' }
const onSmallScreens = { lg: 'none' }

/** The header that every screen shares (spec section 1). */
export const Header = () => {
  const [menuOpen, setMenuOpen] = useState(false)
  const [searchOpen, setSearchOpen] = useState(false)
  return (
    <Box component="header" sx={headerSx}>
      <Container>
        <Box sx={barSx}>
          <Brand />
          <Box sx={{ flexGrow: 1, display: onDesktop, justifyContent: 'center' }}>
            <DesktopMenu />
          </Box>
          <Box sx={{ flexGrow: 1, display: onSmallScreens }} />
          <Hint text="Search services">
            <IconButton
              aria-label="Open search"
              onClick={() => setSearchOpen(true)}
              {...onIntent(loadSearch)}
            >
              <SearchIcon />
            </IconButton>
          </Hint>
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
            {...onIntent(loadMenu)}
            sx={{ display: onSmallScreens }}
          >
            <MenuIcon />
          </IconButton>
        </Box>
      </Container>
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
      <SearchDialog open={searchOpen} onClose={() => setSearchOpen(false)} />
    </Box>
  )
}
