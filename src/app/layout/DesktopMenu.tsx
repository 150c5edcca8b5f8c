import { NavLink } from 'react-router'
import { isGroup, linkTarget, menu, type MenuLink } from './menu'
import { Submenu } from './Submenu'

const BarLink = ({ link }: { link: MenuLink }) => (
  <NavLink to={link.to} end className="button bar-item" {...linkTarget(link)}>
    {link.label}
  </NavLink>
)

/** The bar of wide screens; Jobs is a submenu. */
export const DesktopMenu = () => (
  <nav aria-label="Main">
    <ul>
      {menu.map((item) => (
        <li key={item.label}>{isGroup(item) ? <Submenu group={item} /> : <BarLink link={item} />}</li>
      ))}
    </ul>
  </nav>
)
