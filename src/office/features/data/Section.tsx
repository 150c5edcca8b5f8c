import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, type PropsWithChildren } from 'react'

/** A part of the screen with a heading of its own. */
export const Section = ({ title, children }: PropsWithChildren<{ title: string }>) => {
  const id = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack spacing={1.5}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {children}
      </Stack>
    </Paper>
  )
}
