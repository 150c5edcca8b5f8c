import type { SerializedError } from '@reduxjs/toolkit'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { messageOf, type OfficeError } from '../api/officeError'

type LoadFailureProps = { error: OfficeError | SerializedError; onRetry: () => void }

/** In place of what could not be loaded. */
export const LoadFailure = ({ error, onRetry }: LoadFailureProps) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" size="small" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {messageOf(error)}
  </Alert>
)
