import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { paths } from '@/domain/paths'

/** A search that finds nothing says so and offers two ways on. */
export const NoServiceFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <Box sx={{ textAlign: 'center', py: 4, px: 2 }}>
    <Box component="img" src="/images/empty-results.svg" alt="" width={240} height={160} />
    <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
      No service fits this search
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
      Try a shorter word, or write to us what you need. We may do it without having a page for it.
    </Typography>
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ justifyContent: 'center' }}>
      <Button component={RouterLink} to={paths.services} onClick={onShowAll} variant="contained">
        Show all services
      </Button>
      <Button component={RouterLink} to={paths.manpowerEnquiry} variant="outlined">
        Send an enquiry
      </Button>
    </Stack>
  </Box>
)
