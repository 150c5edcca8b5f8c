import { useLingui } from '@lingui/react/macro'
import FavoriteIcon from '@mui/icons-material/FavoriteBorder'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router'
import { paths } from '@/domain/paths'
import { selectSavedCount } from '@/store/device'
import { useAppSelector } from '@/store/hooks'

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
  const { t } = useLingui()
  const count = useAppSelector(selectSavedCount)
  const title = t`Saved jobs`
  return {
    title,
    label: count === 0 ? title : t`Saved jobs, ${count}`,
    number: count === 0 ? null : <Count aria-hidden="true">{count}</Count>,
  }
}

/** Leads to the saved jobs from every screen. */
export const SavedJobsLink = () => {
  const { number, title, label } = useSavedJobs()
  return (
    <IconButton component={NavLink} to={paths.savedJobs} end title={title} aria-label={label}>
      <FavoriteIcon />
      {number}
    </IconButton>
  )
}
