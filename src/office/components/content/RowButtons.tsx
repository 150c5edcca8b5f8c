import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownIcon from '@mui/icons-material/ArrowDownward'
import HandleIcon from '@mui/icons-material/DragIndicator'
import MoreIcon from '@mui/icons-material/MoreVert'
import UpIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { createElement, useState, type HTMLAttributes } from 'react'
import { useIsBelow } from '../useWidth'

/** Takes a row elsewhere by the mouse. */
export const DragHandle = (props: HTMLAttributes<HTMLElement>) => (
  <Box
    {...props}
    aria-hidden
    title="Drag to move"
    sx={{ display: { xs: 'none', sm: 'flex' }, color: 'text.secondary', cursor: 'grab' }}
  >
    <HandleIcon fontSize="small" />
  </Box>
)

const icons = { 'Move up': UpIcon, 'Move down': DownIcon, Delete: DeleteIcon }

type RowButtonsProps = {
  /** The title of the row. Screen readers read a button without its row. */
  name: string
  tabIndex?: number
  /** What cannot be done, such as moving up the first row, does nothing. */
  actions: readonly { label: keyof typeof icons; onPress?: () => void }[]
}

/** The actions of a row: buttons, or a menu on a phone. */
export const RowButtons = ({ name, tabIndex, actions }: RowButtonsProps) => {
  const isPhone = useIsBelow('sm')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    // In a grid, a click on the row opens it.
    <Box sx={{ display: 'flex' }} onClick={(event) => event.stopPropagation()}>
      {isPhone ? (
        <IconButton
          aria-label={`More: ${name}`}
          title="More"
          tabIndex={tabIndex}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      ) : (
        actions.map(({ label, onPress }) => (
          <IconButton
            key={label}
            size="small"
            aria-label={`${label}: ${name}`}
            tabIndex={tabIndex}
            title={label}
            disabled={!onPress}
            onClick={onPress}
          >
            {createElement(icons[label], { fontSize: 'small' })}
          </IconButton>
        ))
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        {actions.map(({ label, onPress }) => (
          <MenuItem key={label} disabled={!onPress} onClick={onPress}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}
