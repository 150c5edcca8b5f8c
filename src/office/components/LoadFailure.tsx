import type { SerializedError } from '@reduxjs/toolkit'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { codeOf, messageOf, type OfficeError } from '../api/officeError'

type LoadFailureProps = { error: OfficeError | SerializedError; onRetry: () => void }

const NOT_FOUND = 404

/** In place of what could not be loaded. What is not there will not be there the next time either. */
export const LoadFailure = ({ error, onRetry }: LoadFailureProps) => (
  <Alert
    severity="error"
    action={
      codeOf(error) === NOT_FOUND ? undefined : (
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      )
    }
  >
    {messageOf(error)}
  </Alert>
)
