import type { SvgIconComponent } from '@mui/icons-material'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router'

type NavigationListProps = {
  label: string
  /** A count follows its label. */
  links: readonly { path: string; label: string; Icon?: SvgIconComponent; count?: number }[]
  onLeave?: () => void
}

/** Links to screens. The current one, or its parent, is marked. */
export const NavigationList = ({ label: name, links, onLeave }: NavigationListProps) => {
  const { pathname } = useLocation()
  return (
    <List component="nav" aria-label={name} dense sx={{ px: 1 }}>
      {links.map(({ path, label, Icon, count }) => {
        const isHere = pathname === path || pathname.startsWith(`${path}/`)
        return (
          <ListItem key={path} component="div" disablePadding>
            <ListItemButton
              href={path}
              selected={isHere}
              aria-current={isHere ? 'page' : undefined}
              onClick={onLeave}
              sx={{ borderRadius: 1, minHeight: Icon ? 40 : 36 }}
            >
              {Icon ? (
                <ListItemIcon sx={{ minWidth: 34 }}>
                  <Icon fontSize="small" color={isHere ? 'primary' : 'inherit'} />
                </ListItemIcon>
              ) : null}
              <ListItemText
                primary={label}
                slotProps={{ primary: { sx: { fontWeight: Icon ? 600 : 400 } } }}
              />
              {count === undefined ? null : (
                <Typography variant="caption" color="textSecondary" sx={{ ml: 1 }}>
                  {count}
                </Typography>
              )}
            </ListItemButton>
          </ListItem>
        )
      })}
    </List>
  )
}
