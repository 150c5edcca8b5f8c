import Box from '@mui/material/Box'
import { Loading } from '@/components/Loading'

/** The spinner of a list that will fill the window: it takes that room, so that the footer does not jump away. */
export const ListLoading = ({ label }: { label: string }) => (
  <Box sx={{ minHeight: '100vh' }}>
    <Loading label={label} />
  </Box>
)
