import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { reloadPage } from '@/components/form/reload'
import { signedInAgain } from '../../api/signInAgain'
import { useOfficeDispatch } from '../../store/hooks'
import { SignInForm } from './SignInForm'

/** Above the screen on which the session expired: what is typed there stays, and what failed is repeated. */
export const SignInAgainDialog = ({ email }: { email: string }) => {
  const dispatch = useOfficeDispatch()
  const titleId = useId()
  return (
    <Dialog open aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Sign in again</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Your session has ended. Nothing that you typed is lost: sign in, and go on where you are.
        </Typography>
        <SignInForm email={email} onSignedIn={() => dispatch(signedInAgain())} />
        <Button sx={{ mt: 1 }} onClick={reloadPage}>
          Leave this screen
        </Button>
      </DialogContent>
    </Dialog>
  )
}
