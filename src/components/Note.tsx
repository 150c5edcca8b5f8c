import Paper from '@mui/material/Paper'
import type { PropsWithChildren, ReactNode } from 'react'

const noteSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 16px',
  padding: '12px 8px 12px 16px',
  borderColor: 'primary.main',
} as const

/** A remark in the page, with what can be done about it. Material UI's Alert would be 2 kB of a form's script. */
export const Note = ({ action, children }: PropsWithChildren<{ action: ReactNode }>) => (
  <Paper variant="outlined" role="note" sx={noteSx}>
    <div style={{ flex: '1 1 200px' }}>{children}</div>
    {action}
  </Paper>
)
