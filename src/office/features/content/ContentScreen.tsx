import ForwardIcon from '@mui/icons-material/ChevronRight'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useGetContentCountsQuery } from '../../api/contentApi'
import { LoadFailure } from '../../components/Loaded'
import { Screen } from '../../components/Screen'
import { sections } from './ContentFrame'

/** The kinds of content, where visitors see each, and how much there is of it. */
export const ContentScreen = () => {
  const query = useGetContentCountsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data } = query
  return (
    <Screen title="Content">
      <LoadFailure query={query} />
      <Paper variant="outlined" sx={{ mt: query.error ? 1.5 : 0 }}>
        <List disablePadding>
          {sections.map(({ path, label, icon: Icon, where, counted }, index) => (
            <ListItem key={path} disablePadding divider={index < sections.length - 1}>
              <ListItemButton href={path} sx={{ minHeight: 56 }}>
                <ListItemIcon sx={{ minWidth: 40 }}>
                  <Icon fontSize="small" />
                </ListItemIcon>
                <ListItemText
                  primary={label}
                  secondary={where}
                  slotProps={{ primary: { sx: { fontWeight: 600 } } }}
                />
                {counted && data ? (
                  <Typography color="textSecondary" sx={{ mx: 1 }}>
                    {data.counts[counted]}
                  </Typography>
                ) : null}
                <ForwardIcon fontSize="small" color="action" />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Paper>
    </Screen>
  )
}
