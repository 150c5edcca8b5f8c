import FavoriteIcon from '@mui/icons-material/FavoriteBorder'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router'
import { paths } from '@/domain/paths'
import { selectSavedCount } from '@/store/device'
import { useAppSelector } from '@/store/hooks'

export const SAVED_JOBS = 'Saved jobs'

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
export const useSavedJobs = () => {
  const count = useAppSelector(selectSavedCount)
  return {
    'aria-label': count === 0 ? SAVED_JOBS : `${SAVED_JOBS}, ${count}`,
    number: count === 0 ? null : <Count aria-hidden="true">{count}</Count>,
  }
}

/** Leads to the saved jobs from every screen. */
export const SavedJobsLink = () => {
  const { number, ...name } = useSavedJobs()
  return (
    <IconButton component={NavLink} to={paths.savedJobs} end title={SAVED_JOBS} {...name}>
      <FavoriteIcon />
      {number}
    </IconButton>
  )
}
