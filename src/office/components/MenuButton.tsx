import Button, { type ButtonProps } from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import type { DownloadProps } from './useDownload'

/** A choice does something, or downloads a file. */
export type MenuOption = { label: string; onChoose?: () => void } & Partial<DownloadProps>

type MenuButtonProps = ButtonProps & { options: readonly MenuOption[] }

/** A button with a menu of choices. */
export const MenuButton = ({ options, ...button }: MenuButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        {...button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close} disablePortal>
        {options.map(({ label, onChoose, ...item }) => (
          <MenuItem key={label} onClick={onChoose} {...item}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
