import CloseIcon from '@mui/icons-material/Close'
import ExpandLessIcon from '@mui/icons-material/ExpandLess'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { useId, useState } from 'react'
import { NavLink } from 'react-router'
import { NewTabMark } from '@/components/NewTabMark'
import { Brand } from './Brand'
import { isGroup, linkTarget, menu, type MenuGroup, type MenuLink } from './menu'
import { signIn } from './signIn'
import { useClosedByBack } from './useClosedByBack'

type MobileMenuProps = { open: boolean; onClose: () => void }

const PanelLink = ({
  link,
  indent = 2,
  onChosen,
}: {
  link: MenuLink
  indent?: number
  onChosen: () => void
}) => (
  <ListItem disablePadding>
    <ListItemButton
      component={NavLink}
      to={link.to}
      end
      onClick={onChosen}
      sx={{ minHeight: 48, pl: indent, gap: 1, '&.active': { color: 'primary.main', fontWeight: 600 } }}
      {...linkTarget(link)}
    >
      {link.label}
      {link.external ? <NewTabMark /> : null}
    </ListItemButton>
  </ListItem>
)

const PanelGroup = ({ group, onChosen }: { group: MenuGroup; onChosen: () => void }) => {
  const [expanded, setExpanded] = useState(false)
  const listId = useId()
  return (
    <>
      <ListItem disablePadding>
        <ListItemButton
          component="button"
          aria-expanded={expanded}
          aria-controls={listId}
          onClick={() => setExpanded(!expanded)}
          sx={{ minHeight: 48, justifyContent: 'space-between', font: 'inherit' }}
        >
          {group.label}
          {expanded ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        </ListItemButton>
      </ListItem>
      <Collapse component="li" in={expanded}>
        <List id={listId} disablePadding>
          {group.links.map((link) => (
            <PanelLink key={link.label} link={link} indent={4} onChosen={onChosen} />
          ))}
        </List>
      </Collapse>
    </>
  )
}

/** The off-canvas panel of small screens; Jobs is a toggle. It closes on Escape, after a choice and with Back. */
export const MobileMenu = ({ open, onClose }: MobileMenuProps) => {
  useClosedByBack(onClose)
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 'min(320px, 86vw)' } } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', px: 2, py: 1.25 }}>
        <Brand onClick={onClose} />
        <IconButton aria-label="Close menu" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="Main">
        <List>
          {menu.map((item) =>
            isGroup(item) ? (
              <PanelGroup key={item.label} group={item} onChosen={onClose} />
            ) : (
              <PanelLink key={item.label} link={item} onChosen={onClose} />
            ),
          )}
          <PanelLink link={signIn} onChosen={onClose} />
        </List>
      </Box>
    </Drawer>
  )
}
