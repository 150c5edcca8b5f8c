import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router'
import { useGetContentCountsQuery } from '../../api/contentApi'
import { sections } from './sections'

/** The kinds of content, beside what is open of one. */
export const SectionNavigation = () => {
  const { pathname } = useLocation()
  const { data } = useGetContentCountsQuery()
  const isHere = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  return (
    <List component="nav" aria-label="Content" dense sx={{ px: 1 }}>
      {sections.map(({ path, label, counted }) => (
        <ListItem key={path} component="div" disablePadding>
          <ListItemButton
            href={path}
            selected={isHere(path)}
            aria-current={isHere(path) ? 'page' : undefined}
            sx={{ borderRadius: 1, minHeight: 36 }}
          >
            <ListItemText primary={label} />
            {counted && data ? (
              <Typography variant="caption" color="textSecondary" sx={{ ml: 1 }}>
                {data.counts[counted]}
              </Typography>
            ) : null}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}
