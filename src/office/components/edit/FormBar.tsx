import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { PropsWithChildren, ReactNode } from 'react'

type FormBarProps = PropsWithChildren<{
  /** The choice after another account saved meanwhile. */
  conflict?: ReactNode
  /** Why it was not saved. */
  problem?: string
  /** A remark that does not keep it from being saved. */
  warning?: string
  /** How many fields are wrong. */
  errorCount: number
}>

/** The buttons of a long form, always in sight, and above them what keeps it from being saved. */
export const FormBar = ({ conflict, problem, warning, errorCount, children }: FormBarProps) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      display: 'grid',
      gap: 1,
      mt: 2,
      py: 1.5,
      bgcolor: 'background.default',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    {conflict}
    {problem ? <Alert severity="error">{problem}</Alert> : null}
    {errorCount > 0 ? (
      <Alert severity="error">
        {errorCount === 1 ? 'One field needs your attention.' : `${errorCount} fields need your attention.`}
      </Alert>
    ) : null}
    {warning ? (
      <Alert role="status" severity="warning" sx={{ py: 0 }}>
        {warning}
      </Alert>
    ) : null}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>{children}</Box>
  </Box>
)
