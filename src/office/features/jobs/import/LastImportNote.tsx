import Typography from '@mui/material/Typography'
import { useGetLastImportQuery } from '../../../api/jobsApi'
import { showMoment } from '../../../components/dates'

/** The last import that was done, for who closed the window before it said so: one that is not here changed nothing. */
export const LastImportNote = () => {
  const { data } = useGetLastImportQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data?.last) return null
  const { at, account, what } = data.last
  return (
    <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {`The last import, by ${account} on ${showMoment(at)}: ${what}. One that was broken off is not here and changed nothing.`}
    </Typography>
  )
}
