import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { Note } from '@/components/Note'
import { paths } from '@/domain/paths'

/** Says why an application cannot be sent. */
export const NotOpen = ({ children }: { children: string }) => (
  <Box sx={{ mb: 3 }}>
    <Note action={<Button href={paths.fullTimeJobs}>See all jobs</Button>}>{children}</Note>
  </Box>
)
