import Typography from '@mui/material/Typography'
import type { LastImport } from '@/domain/office/jobs'
import { useGetLastImportQuery } from '../../../api/jobsApi'
import { showMoment } from '../../../components/dates'

const tell = (last: LastImport | null) =>
  last === null
    ? 'No spreadsheet has been imported yet.'
    : `The last import, by ${last.account} on ${showMoment(last.at)}: ${last.what}.`

/** What the last import did, for who closed the window before it said so: one that is not here changed nothing. */
export const LastImportNote = () => {
  const { data } = useGetLastImportQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data) return null
  return (
    <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {`${tell(data.last)} If an interrupted import isn't listed after a minute, nothing was imported.`}
    </Typography>
  )
}
