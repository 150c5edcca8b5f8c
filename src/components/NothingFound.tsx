import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'

type NothingFoundProps = PropsWithChildren<{ title: string; advice: string }>

/** Says that a search found nothing; its children are buttons that lead on. */
export const NothingFound = ({ title, advice, children }: NothingFoundProps) => (
  <Box sx={{ textAlign: 'center', py: { xs: 4, md: 6 }, px: 2 }}>
    <Box component="img" src="/images/empty-results.svg" alt="" width={240} height={160} />
    <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
      {title}
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
      {advice}
    </Typography>
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ justifyContent: 'center' }}>
      {children}
    </Stack>
  </Box>
)
