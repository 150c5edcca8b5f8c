import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { useLocation } from 'react-router'
import { isAtLeast } from '@/domain/office/roles'
import { useAccount } from '../../store/useAccount'
import { screens } from '../screens'

/** The screens that the role of the account may see. */
export const Navigation = ({ onLeave }: { onLeave?: () => void }) => {
  const { role } = useAccount()
  const { pathname } = useLocation()
  const isHere = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  return (
    <List component="nav" aria-label="Main" dense sx={{ px: 1 }}>
      {screens.map(({ path, role: least, link }) =>
        link && isAtLeast(role, least) ? (
          <ListItem key={path} component="div" disablePadding>
            <ListItemButton
              href={path}
              selected={isHere(path)}
              aria-current={isHere(path) ? 'page' : undefined}
              onClick={onLeave}
              sx={{ borderRadius: 1, minHeight: 40 }}
            >
              <ListItemIcon sx={{ minWidth: 34 }}>
                <link.icon fontSize="small" color={isHere(path) ? 'primary' : 'inherit'} />
              </ListItemIcon>
              <ListItemText primary={link.label} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
            </ListItemButton>
          </ListItem>
        ) : null,
      )}
    </List>
  )
}
