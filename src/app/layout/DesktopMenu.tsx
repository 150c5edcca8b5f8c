import { useLingui } from '@lingui/react/macro'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { NavLink, useLocation } from 'react-router'
import { FORCED_COLORS } from '@/components/theme/sizes'
import { isGroup, useLinkProps, useMenu, type MenuGroup } from './menu'

/** An item of the desktop menu, underlined where the visitor is. */
export const BarButton = styled(Button)(({ theme }) => ({
  minWidth: 0,
  padding: '6px 10px',
  borderRadius: 0,
  borderBottom: '2px solid transparent',
  color: theme.palette.text.primary,
  whiteSpace: 'nowrap',
  '&.active': { borderBottomColor: 'currentcolor', color: theme.palette.primary.main },
  // No border is transparent there.
  [FORCED_COLORS]: { '&:not(.active)': { borderBottomColor: 'Canvas' } },
})) as typeof Button

/** A link of the submenu. */
const Row = styled(BarButton)(({ theme }) => ({
  justifyContent: 'flex-start',
  gap: 8,
  width: '100%',
  padding: '4px 16px',
  borderBottom: 0,
  font: 'inherit',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&.active': { color: theme.palette.primary.main, fontWeight: 600 },
})) as typeof Button

const Links = styled('ul')({ padding: '8px 0' })

const Group = styled('div')({ position: 'relative' })

/** In the page while it is closed, so that the button names a list that exists. */
const Panel = styled(Paper)({ position: 'absolute', top: '100%', left: 0, minWidth: 200 })

/** Focuses the next or the previous link of the list, from its last on to its first. */
const focusByArrow = (container: HTMLElement, step: 1 | -1) => {
  const links = Array.from(container.querySelectorAll('a'))
  const from = links.findIndex((link) => link === document.activeElement)
  const to = from < 0 && step < 0 ? links.length - 1 : (from + step + links.length) % links.length
  links[to]?.focus()
}

/** Links below their button: hovering or pressing opens them; Escape, leaving and choosing close them. */
const Submenu = ({ group }: { group: MenuGroup }) => {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const listId = useId()

  const hover = (hovered: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    setIsHovered(hovered)
    setOpen(hovered)
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) {
      setOpen(false)
      button.current?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    flushSync(() => setOpen(true))
    focusByArrow(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
  }
  const closeOnLeaving = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const isHere = group.links.some((link) => link.to === pathname)

  const linkProps = useLinkProps()
  return (
    <Group
      role="none"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onKeyDown={handleKey}
      onBlur={closeOnLeaving}
    >
      <BarButton
        ref={button}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(isHovered || !open)}
        className={isHere ? 'active' : undefined}
        endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
      >
        {i18n._(group.label)}
      </BarButton>
      <Panel elevation={8} hidden={!open}>
        <Links id={listId}>
          {group.links.map((link) => (
            <li key={link.to}>
              <Row component={NavLink} to={link.to} end onClick={() => setOpen(false)} {...linkProps(link)} />
            </li>
          ))}
        </Links>
      </Panel>
    </Group>
  )
}

/** In em: with large letters the menu needs a wider window. */
export const WIDE_WINDOW = '@media (min-width: 75em)'

const Bar = styled('nav')({
  '@media (max-width: 74.99em)': { display: 'none' },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
  },
})

/** The bar of wide windows; Jobs is a submenu. */
export const DesktopMenu = () => {
  const { t } = useLingui()
  const linkProps = useLinkProps()
  return (
    <Bar aria-label={t`Main`}>
      <ul>
        {useMenu().map((item) => (
          <li key={isGroup(item) ? 'group' : item.to}>
            {isGroup(item) ? (
              <Submenu group={item} />
            ) : (
              <BarButton component={NavLink} to={item.to} end {...linkProps(item)} />
            )}
          </li>
        ))}
      </ul>
    </Bar>
  )
}
