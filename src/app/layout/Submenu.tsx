import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { NavLink, useLocation } from 'react-router'
import { NewTabMark } from '@/components/NewTabMark'
import { barItemSx, menuItemSx } from './barItem'
import { linkTarget, type MenuGroup } from './menu'

/**
 * A list of links below its button. A mouse opens it by pointing, a finger and the keyboard by pressing;
 * Escape, leaving it and choosing close it.
 */
export const Submenu = ({ group }: { group: MenuGroup }) => {
  const [open, setOpen] = useState(false)
  const [pointedAt, setPointedAt] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const listId = useId()

  const pointedBy = (mouse: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    setPointedAt(mouse)
    setOpen(mouse)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  const closeOnLeaving = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const isHere = group.links.some((link) => link.to === pathname)

  return (
    <Box
      onPointerEnter={pointedBy(true)}
      onPointerLeave={pointedBy(false)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
      sx={{ position: 'relative' }}
    >
      <Button
        ref={button}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(pointedAt || !open)}
        endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
        className={isHere ? 'active' : undefined}
        sx={barItemSx}
      >
        {group.label}
      </Button>
      <Paper
        id={listId}
        component="ul"
        elevation={8}
        sx={{
          display: open ? 'block' : 'none',
          position: 'absolute',
          left: 0,
          minWidth: 200,
          m: 0,
          py: 1,
          pl: 0,
          listStyle: 'none',
        }}
      >
        {group.links.map((link) => (
          <li key={link.label}>
            <Box
              component={NavLink}
              to={link.to}
              end
              onClick={() => setOpen(false)}
              sx={menuItemSx}
              {...linkTarget(link)}
            >
              {link.label}
              {link.external ? <NewTabMark /> : null}
            </Box>
          </li>
        ))}
      </Paper>
    </Box>
  )
}
