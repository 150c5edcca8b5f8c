import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'
import { company } from '@/domain/company'
import { useScreenFocus } from '../../components/Screen'

/** A page without a session: one card in the middle. */
export const SignInLayout = ({ title, children }: PropsWithChildren<{ title: string }>) => (
  <Box
    component="main"
    ref={useScreenFocus()}
    sx={{
      minHeight: '100%',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: 'center',
      p: 2,
    }}
  >
    <title>{`${title} | Office`}</title>
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 380, p: { xs: 2.5, sm: 4 } }}>
      <Typography color="primary" sx={{ fontWeight: 600, mb: 0.5 }}>
        {company.name}
      </Typography>
      <Typography variant="h1" tabIndex={-1} sx={{ mb: 2.5, outline: 'none' }}>
        {title}
      </Typography>
      {children}
    </Paper>
  </Box>
)
