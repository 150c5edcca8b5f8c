import Button, { type ButtonProps } from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import type { DownloadProps } from './useDownload'

/** A choice does something, or downloads a file. */
type MenuOption = { label: string; onChoose?: () => void } & Partial<DownloadProps>

type MenuButtonProps = ButtonProps & {
  options: readonly MenuOption[]
  /** In a bar at the bottom of the window: the menu opens above it. */
  isAtBottom?: boolean
}

/** A button with a menu of choices. */
export const MenuButton = ({ options, isAtBottom = false, ...button }: MenuButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        size={isAtBottom ? 'small' : 'medium'}
        {...button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        anchorEl={anchor}
        anchorOrigin={{ horizontal: 'left', vertical: isAtBottom ? 'top' : 'bottom' }}
        transformOrigin={{ horizontal: 'left', vertical: isAtBottom ? 'bottom' : 'top' }}
        open={anchor !== null}
        onClose={close}
        onClick={close}
        disablePortal
      >
        {options.map(({ label, onChoose, ...item }) => (
          <MenuItem key={label} onClick={onChoose} {...item}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
