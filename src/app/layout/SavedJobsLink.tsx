import FavoriteIcon from '@mui/icons-material/FavoriteBorder'
import IconButton from '@mui/material/IconButton'
import ListItemButton from '@mui/material/ListItemButton'
import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router'
import { paths } from '@/domain/paths'
import { selectSavedCount } from '@/store/device'
import { useAppSelector } from '@/store/hooks'

const TITLE = 'Saved jobs'

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  minWidth: 20,
  padding: '0 5px',
  borderRadius: 10,
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  // In the header: on the upper right of the heart.
  'svg + &': { position: 'absolute', top: 2, right: 0, transform: 'scale(.85)' },
}))

/** How many jobs the device keeps, and the name of a link to them. */
const useSaved = () => {
  const count = useAppSelector(selectSavedCount)
  return {
    'aria-label': count === 0 ? TITLE : `${TITLE}, ${count}`,
    number: count === 0 ? null : <Count aria-hidden="true">{count}</Count>,
  }
}

/** Leads to the saved jobs from every screen. */
export const SavedJobsLink = () => {
  const { number, ...name } = useSaved()
  return (
    <IconButton component={NavLink} to={paths.savedJobs} end title={TITLE} {...name}>
      <FavoriteIcon />
      {number}
    </IconButton>
  )
}

/** The same as a row of the menu. */
export const SavedJobsRow = ({ onChosen }: { onChosen: () => void }) => {
  const { number, ...name } = useSaved()
  return (
    <ListItemButton
      component={NavLink}
      to={paths.savedJobs}
      end
      onClick={onChosen}
      {...name}
      sx={{ flexGrow: 0, my: 1 }}
    >
      {TITLE}
      {number}
    </ListItemButton>
  )
}
