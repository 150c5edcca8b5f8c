import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import Typography from '@mui/material/Typography'
import { ConfirmDialog } from '../ConfirmDialog'

/** Asks before what was typed is lost, here and by the browser itself. `mayLeave` tells at the moment of leaving. */
export const LeaveGuard = ({ isDirty, mayLeave }: { isDirty: boolean; mayLeave: () => boolean }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isDirty])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      cancelLabel="Stay"
      confirmLabel="Leave"
      isDangerous
      onConfirm={async () => {
        blocker.proceed()
        return undefined
      }}
      onClose={() => blocker.reset()}
    >
      <Typography>What you changed is not saved, and would be lost.</Typography>
    </ConfirmDialog>
  )
}
