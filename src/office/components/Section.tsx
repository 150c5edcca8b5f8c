import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId, type PropsWithChildren, type ReactNode } from 'react'

/** Sections beside each other where there is room. */
export const SectionGrid = ({ children }: PropsWithChildren) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      gap: { xs: 1.5, sm: 2 },
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
)

type SectionProps = PropsWithChildren<{
  title: string
  note?: ReactNode
  action?: ReactNode
  /** Over all columns of a grid. */
  isWide?: boolean
}>

/** A part of a screen with a heading of its own. */
export const Section = ({ title, note, action, isWide = false, children }: SectionProps) => {
  const id = useId()
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        position: 'relative',
        minWidth: 0,
        p: { xs: 1.5, sm: 2 },
        ...(isWide && { gridColumn: '1 / -1' }),
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, mb: 1.5 }}>
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
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{children}</Box>
    </Paper>
  )
}
