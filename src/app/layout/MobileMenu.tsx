import { useLingui } from '@lingui/react/macro'
import CloseIcon from '@mui/icons-material/Close'
import ExpandLessIcon from '@mui/icons-material/ExpandLess'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import Divider from '@mui/material/Divider'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { useId, useState } from 'react'
import { NavLink } from 'react-router'
import { paths } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { Brand } from './Brand'
import { LanguageSwitch } from './LanguageSwitch'
import { isGroup, links, useLinkProps, useMenu, type MenuGroup, type MenuLink } from './menu'
import { useSavedJobs } from './SavedJobsLink'

const MenuListLink = ({ link, onChosen }: { link: MenuLink; onChosen: () => void }) => (
  <ListItem disablePadding>
    <ListItemButton component={NavLink} to={link.to} end onClick={onChosen} {...useLinkProps()(link)} />
  </ListItem>
)

const DrawerGroup = ({ group, onChosen }: { group: MenuGroup; onChosen: () => void }) => {
  const { i18n } = useLingui()
  const [isExpanded, setIsExpanded] = useState(false)
  const listId = useId()
  return (
    <>
      <ListItem disablePadding>
        <ListItemButton
          component="button"
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setIsExpanded(!isExpanded)}
          sx={{ justifyContent: 'space-between' }}
        >
          {i18n._(group.label)}
          {isExpanded ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        </ListItemButton>
      </ListItem>
      <Collapse component="li" in={isExpanded}>
        <List id={listId} disablePadding sx={{ '& a': { pl: 4 } }}>
          {group.links.map((link) => (
            <MenuListLink key={link.to} link={link} onChosen={onChosen} />
          ))}
        </List>
      </Collapse>
    </>
  )
}

const SavedJobsRow = ({ onChosen }: { onChosen: () => void }) => {
  const { number, title, label } = useSavedJobs()
  return (
    <ListItemButton
      component={NavLink}
      to={paths.savedJobs}
      end
      onClick={onChosen}
      aria-label={label}
      sx={{ flexGrow: 0, mt: 1 }}
    >
      {title}
      {number}
    </ListItemButton>
  )
}

/** The off-canvas panel of small screens; Jobs is a toggle. It closes on Escape, after a choice and with Back. */
export const MobileMenu = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t, i18n } = useLingui()
  const canTrack = useAppSelector(selectOwnApi)
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t`Menu`, sx: { width: 'min(320px, 86vw)' } } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', px: 2, py: 1.25 }}>
        <Brand onClick={onClose} />
        <IconButton aria-label={t`Close menu`} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <nav aria-label={t`Main`}>
        <List>
          {useMenu().map((item) =>
            isGroup(item) ? (
              <DrawerGroup key="group" group={item} onChosen={onClose} />
            ) : (
              <MenuListLink key={item.to} link={item} onChosen={onClose} />
            ),
          )}
          <MenuListLink link={links.signIn} onChosen={onClose} />
        </List>
      </nav>
      <Divider />
      <SavedJobsRow onChosen={onClose} />
      {canTrack ? (
        <ListItemButton component={NavLink} to={links.track.to} end onClick={onClose} sx={{ flexGrow: 0 }}>
          {i18n._(links.track.label)}
        </ListItemButton>
      ) : null}
      <LanguageSwitch component={ListItemButton} sx={{ flexGrow: 0 }} />
    </Drawer>
  )
}
