import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useNavigate } from 'react-router'
import CopyIcon from '@mui/icons-material/ContentCopy'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useNotify } from './Notices'
import type { DownloadProps } from './useDownload'

type TipButtonProps = IconButtonProps & {
  label: string
  /** The text beside a pointer, where it says more than the label. */
  tip?: string
}

/** A button with an icon, whose name a pointer shows. */
export const TipButton = ({ label, tip = label, ...button }: TipButtonProps) => (
  <Tooltip title={tip}>
    {/* A disabled button hears no pointer. */}
    <span>
      <IconButton size="small" aria-label={label} {...button} />
    </span>
  </Tooltip>
)

/** A button that begins something on another screen. */
export const LinkButton = ({ to, ...button }: Omit<ButtonProps, 'onClick' | 'href'> & { to: string }) => {
  const navigate = useNavigate()
  return (
    <Button
      {...button}
      onClick={(event) => {
        // In a grid, a click on the row opens it.
        event.stopPropagation()
        void navigate(to)
      }}
    />
  )
}

/** Copies a text that is shown beside it. */
export const CopyButton = ({ text, label = 'Copy' }: { text: string; label?: string }) => {
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success('Copied')
    } catch {
      notify.warning('Your browser does not let us copy. Select the text and copy it yourself.')
    }
  }
  return (
    <Button startIcon={<CopyIcon />} variant="outlined" onClick={() => void copy()}>
      {label}
    </Button>
  )
}

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
