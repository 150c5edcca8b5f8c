import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../dialogs'

/** The browser asks before the page goes while something would be lost. `mayLeave` is asked at the moment of leaving. */
export const usePageGuard = (isDirty: boolean, mayLeave: () => boolean) => {
  const hold = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!mayLeave()) event.preventDefault()
  })

  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => hold(event)
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}

type LeaveGuardProps = {
  isDirty: boolean
  /** Tells at the moment of leaving. */
  mayLeave?: () => boolean
  title?: string
  text?: string
}

const never = () => false

/** Asks before what was typed, or is shown once, is lost: here and by the browser itself. */
export const LeaveGuard = ({
  isDirty,
  mayLeave = never,
  title = 'Leave without saving?',
  text = 'What you changed is not saved, and would be lost.',
}: LeaveGuardProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave() && currentLocation.pathname !== nextLocation.pathname,
  )
  usePageGuard(isDirty, mayLeave)

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={title}
      cancelLabel="Stay"
      confirmLabel="Leave"
      isDangerous
      onConfirm={async () => {
        blocker.proceed()
        return undefined
      }}
      onClose={() => blocker.reset()}
    >
      <Typography>{text}</Typography>
    </ConfirmDialog>
  )
}
