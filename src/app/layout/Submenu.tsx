import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import List from '@mui/material/List'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { BarButton } from './BarButton'
import type { MenuGroup } from './menu'
import { MenuListLink } from './MenuListLink'

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

/**
 * A list of links below its button. A mouse opens it by hovering, a finger and the keyboard by pressing; the arrow keys
 * move in it. Escape, leaving it and choosing close it.
 */
export const Submenu = ({ group }: { group: MenuGroup }) => {
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
        {group.label}
      </BarButton>
      <Panel elevation={8} hidden={!open}>
        <List id={listId} dense>
          {group.links.map((link) => (
            <MenuListLink key={link.label} link={link} onChosen={() => setOpen(false)} />
          ))}
        </List>
      </Panel>
    </Group>
  )
}
