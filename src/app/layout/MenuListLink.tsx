import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { NavLink } from 'react-router'
import { NewTabMark } from '@/components/NewTabMark'
import { linkTarget, type MenuLink } from './menu'

type MenuListLinkProps = { link: MenuLink; onChosen: () => void }

/** A link of the menu as a row of a list, in the submenu and in the drawer. */
export const MenuListLink = ({ link, onChosen }: MenuListLinkProps) => (
  <ListItem disablePadding>
    <ListItemButton component={NavLink} to={link.to} end onClick={onChosen} {...linkTarget(link)}>
      {link.label}
      {link.external ? <NewTabMark /> : null}
    </ListItemButton>
  </ListItem>
)
