import ArrowIcon from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { menuAbove } from '../../../components/menuAbove'

type MenuButtonProps = {
  label: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** A button at the bottom of the window, with a menu of choices above it. */
export const MenuButton = ({ label, options, onChoose }: MenuButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        size="small"
        endIcon={<ArrowIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} {...menuAbove}>
        {options.map(({ value, label: text }) => (
          <MenuItem
            key={value}
            onClick={() => {
              close()
              onChoose(value)
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
