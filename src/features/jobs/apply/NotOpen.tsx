import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { paths } from '@/domain/paths'

/** Says why an application cannot be sent. */
export const NotOpen = ({ children }: { children: string }) => (
  <Alert
    role="note"
    severity="warning"
    action={<Button href={paths.fullTimeJobs}>See all jobs</Button>}
    sx={{ mb: 3, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
  >
    {children}
  </Alert>
)
