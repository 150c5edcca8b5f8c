import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router'
import { BarButton } from './BarButton'
import { isGroup, linkTarget, menu } from './menu'
import { Submenu } from './Submenu'

/** In em: with large letters the menu needs a wider window. */
export const WIDE_WINDOW = '@media (min-width: 75em)'

const Bar = styled('nav')({
  '@media (max-width: 74.99em)': { display: 'none' },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
})

/** The bar of wide windows; Jobs is a submenu. */
export const DesktopMenu = () => (
  <Bar aria-label="Main">
    <ul>
      {menu.map((item) => (
        <li key={item.label}>
          {isGroup(item) ? (
            <Submenu group={item} />
          ) : (
            <BarButton component={NavLink} to={item.to} end {...linkTarget(item)}>
              {item.label}
            </BarButton>
          )}
        </li>
      ))}
    </ul>
  </Bar>
)
