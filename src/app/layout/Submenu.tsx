import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '@/components/Icon'
import { NewTabMark } from '@/components/NewTabMark'
import { linkTarget, type MenuGroup } from './menu'

const EXPAND_MORE = 'M16.59 8.59 12 13.17 7.41 8.59 6 10l6 6 6-6z'

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
    <div
      className="submenu"
      role="none"
      onPointerEnter={pointedBy(true)}
      onPointerLeave={pointedBy(false)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(pointedAt || !open)}
        className={isHere ? 'button bar-item active' : 'button bar-item'}
      >
        {group.label}
        <Icon path={EXPAND_MORE} />
      </button>
      <ul id={listId} hidden={!open}>
        {group.links.map((link) => (
          <li key={link.label}>
            <NavLink to={link.to} end onClick={() => setOpen(false)} {...linkTarget(link)}>
              {link.label}
              {link.external ? <NewTabMark /> : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
