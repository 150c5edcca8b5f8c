import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownIcon from '@mui/icons-material/ArrowDownward'
import MoreIcon from '@mui/icons-material/MoreVert'
import UpIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

type RowButtonsProps = {
  /** The title of the row. Screen readers read a button without its row. */
  name: string
  tabIndex?: number
  /** Another one when the row was moved. */
  place?: string
  onPlaced?: (buttons: HTMLElement) => void
  hasOrder: boolean
  /** None for the first row. */
  onUp?: () => void
  /** None for the last. */
  onDown?: () => void
  onDelete: () => void
}

/** The actions of a row: buttons, or a menu on a phone. */
export const RowButtons = ({
  name,
  tabIndex,
  place,
  onPlaced,
  hasOrder,
  onUp,
  onDown,
  onDelete,
}: RowButtonsProps) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const tellPlaced = useEffectEvent((_place: string | undefined) => {
    if (buttons.current) onPlaced?.(buttons.current)
  })
  useEffect(() => {
    tellPlaced(place)
  }, [place])
  const nameOf = (label: string) => `${label}: ${name}`
  const order = [
    { label: 'Move up', icon: UpIcon, onPress: onUp },
    { label: 'Move down', icon: DownIcon, onPress: onDown },
  ]
  const items = [...(hasOrder ? order : []), { label: 'Delete', icon: DeleteIcon, onPress: onDelete }]
  if (!isPhone)
    return (
      <Box ref={buttons} sx={{ display: 'flex' }}>
        {items.map(({ label, icon: Icon, onPress }) => (
          <IconButton
            key={label}
            size="small"
            aria-label={nameOf(label)}
            tabIndex={tabIndex}
            title={label}
            disabled={!onPress}
            onClick={(event) => {
              // In a grid, a click on the row opens it.
              event.stopPropagation()
              onPress?.()
            }}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </Box>
    )
  return (
    <Box ref={buttons}>
      <IconButton
        aria-label={nameOf('More')}
        title="More"
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          event.stopPropagation()
          setAnchor(event.currentTarget)
        }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onClick={(event) => event.stopPropagation()}
      >
        {items.map(({ label, onPress }) => (
          <MenuItem
            key={label}
            disabled={!onPress}
            onClick={(event) => {
              event.stopPropagation()
              setAnchor(null)
              onPress?.()
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}
