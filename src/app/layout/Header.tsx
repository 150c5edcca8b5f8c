import Container from '@mui/material/Container'
import { useState } from 'react'
import { Link } from 'react-router'
import { Controls } from '@/components/Controls'
import { Hint } from '@/components/Hint'
import { Icon } from '@/components/Icon'
import { onIntent, openedOnUse } from '@/components/onUse'
import { Sheet } from '@/components/Sheet'
import { paths } from '@/domain/paths'
import { Brand } from './Brand'
import { DesktopMenu } from './DesktopMenu'
import { early, inPlaceOf } from './early'
import { headerCss } from './layoutCss'

const SEARCH =
  'M15.5 14h-.79l-.28-.27C15.41 12.59 16 11.11 16 9.5 16 5.91 13.09 3 9.5 3S3 5.91 3 9.5 5.91 16 9.5 16c1.61 0 3.09-.59 4.23-1.57l.27.28v.79l5 4.99L20.49 19zm-6 0C7.01 14 5 11.99 5 9.5S7.01 5 9.5 5 14 7.01 14 9.5 11.99 14 9.5 14'
const MENU = 'M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z'

const loadMenu = () => import('./MobileMenu').then(({ MobileMenu }) => MobileMenu)
const loadSearch = () => import('./SearchDialog').then(({ SearchDialog }) => SearchDialog)
const MobileMenu = openedOnUse(loadMenu)
const SearchDialog = openedOnUse(loadSearch)

/** The header that every screen shares (spec section 1). */
export const Header = () => {
  const [menuOpen, setMenuOpen] = useState(false)
  const [searchOpen, setSearchOpen] = useState(false)
  return (
    <header className="site-header">
      <Controls />
      <Sheet name="site-header" css={headerCss} />
      <Container>
        <div className="site-bar">
          <Brand />
          <div className="site-main">
            <DesktopMenu />
          </div>
          <Hint text="Search services">
            <button
              type="button"
              className="icon-button"
              aria-label="Open search"
              popoverTarget={early.search}
              onClick={inPlaceOf(early.search, () => setSearchOpen(true))}
              {...onIntent(loadSearch)}
            >
              <Icon path={SEARCH} />
            </button>
          </Hint>
          <Link to={paths.signIn} className="button button-outlined site-sign-in">
            Sign in
          </Link>
          <button
            type="button"
            className="icon-button site-menu"
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            popoverTarget={early.menu}
            onClick={inPlaceOf(early.menu, () => setMenuOpen(true))}
            {...onIntent(loadMenu)}
          >
            <Icon path={MENU} />
          </button>
        </div>
      </Container>
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
      <SearchDialog open={searchOpen} onClose={() => setSearchOpen(false)} />
    </header>
  )
}
