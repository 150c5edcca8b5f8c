import Typography from '@mui/material/Typography'
import { useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '../forms'

/** Asks before typed text, or text shown only once, is lost; also when the tab closes. */
export const LeaveGuard = ({
  holds,
  title = 'Leave without saving?',
  text = 'Your changes are not saved and would be lost.',
}: {
  holds: () => boolean
  title?: string
  text?: string
}) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && holds(),
  )
  useBeforeUnload((event) => {
    if (holds()) event.preventDefault()
  })

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={title}
      cancelLabel="Stay"
      submitLabel="Leave"
      isDangerous
      stays
      onSubmit={async () => {
        blocker.proceed()
        return undefined
      }}
      onClose={() => blocker.reset()}
    >
      <Typography>{text}</Typography>
    </ConfirmDialog>
  )
}
