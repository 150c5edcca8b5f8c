import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { JobChange } from '@/domain/office/jobs'
import { showMoment } from '../../../components/dates'

/** Who did what to a job, and when. */
export const JobHistory = ({ changes }: { changes: readonly JobChange[] }) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        History
      </Typography>
      {changes.length === 0 ? (
        <Typography color="textSecondary">Nothing has been changed since it was first put in.</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
          {changes.map(({ at, account, what }) => (
            <Box component="li" key={`${at} ${what}`} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
              <Typography>{what}</Typography>
              <Typography variant="caption" component="p" color="textSecondary">
                {`${account}, ${showMoment(at)}`}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}
