import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren, ReactNode } from 'react'

type ScreenProps = PropsWithChildren<{
  title: string
  /** Buttons across from the title. */
  actions?: ReactNode
  /** As high as the window, for a table that scrolls in itself. */
  isFull?: boolean
}>

/** A screen of the office: its heading, its buttons and what is below. */
export const Screen = ({ title, actions, isFull = false, children }: ScreenProps) => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      minHeight: 0,
      minWidth: 0,
      maxWidth: isFull ? 'none' : 720,
      p: { xs: 1.5, sm: 2.5 },
    }}
  >
    <title>{`${title} | Office`}</title>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <Typography variant="h1" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {actions}
    </Box>
    {children}
  </Box>
)
