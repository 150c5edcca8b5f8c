import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren, ReactNode } from 'react'

type SectionProps = PropsWithChildren<{ title: string; action?: ReactNode }>

/** A part of an open submission below its heading. */
export const Section = ({ title, action, children }: SectionProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
      <Typography variant="h3" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {action}
    </Box>
    {children}
  </Box>
)
