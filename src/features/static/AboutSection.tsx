import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type PropsWithChildren } from 'react'

const sectionSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '248px minmax(0, 1fr)' },
  columnGap: 5,
  rowGap: 2,
  mt: { xs: 4, md: 6 },
  pt: { xs: 4, md: 6 },
  borderTop: 1,
  borderColor: 'divider',
}

/** A part of the page; on a wide screen its heading stands beside it. */
export const AboutSection = ({ title, children }: PropsWithChildren<{ title: string }>) => {
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId} sx={sectionSx}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      <div>{children}</div>
    </Box>
  )
}
