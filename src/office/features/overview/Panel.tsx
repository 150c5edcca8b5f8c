import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId, type PropsWithChildren, type ReactNode } from 'react'

type PanelProps = PropsWithChildren<{
  title: string
  /** What the figures are. */
  note?: string
  /** Across from the title. */
  action?: ReactNode
  isWide?: boolean
}>

/** One subject of the overview. */
export const Panel = ({ title, note, action, isWide = false, children }: PanelProps) => {
  const id = useId()
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ position: 'relative', minWidth: 0, p: 2, pb: 1.5, gridColumn: isWide ? '1 / -1' : undefined }}
    >
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {note ? (
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
          ) : null}
        </Box>
        {action}
      </Box>
      {children}
    </Paper>
  )
}
