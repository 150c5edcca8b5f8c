import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router'
import { barItemSx } from './barItem'
import { isGroup, linkTarget, menu, type MenuLink } from './menu'
import { Submenu } from './Submenu'

const MenuList = styled('ul')({ display: 'flex', listStyle: 'none', margin: 0, padding: 0 })

const BarLink = ({ link }: { link: MenuLink }) => (
  <Button component={NavLink} to={link.to} end sx={barItemSx} {...linkTarget(link)}>
    {link.label}
  </Button>
)

/** The bar of wide screens; Jobs is a submenu. */
export const DesktopMenu = () => (
  <Box component="nav" aria-label="Main">
    <MenuList>
      {menu.map((item) => (
        <li key={item.label}>{isGroup(item) ? <Submenu group={item} /> : <BarLink link={item} />}</li>
      ))}
    </MenuList>
  </Box>
)
