import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { reloadPage } from '@/components/form/reload'
import { useSignInMutation } from '../../api/sessionApi'
import { signedInAgain } from '../../api/sessionSlice'
import { OfficeDialog } from '../../components/dialogs'
import { EmailInput, OfficeInput, PasswordInput } from '../../components/fields'
import { OfficeForm } from '../../components/OfficeForm'
import { useOfficeDispatch } from '../../store/store'
import { SignInLayout } from './SignInLayout'

type SignInFormProps = {
  /** The email of the account whose session expired. */
  email?: string
  onSignedIn?: () => void
}

/** Email and password, then the code of an account with a second factor. */
const SignInForm = ({ email = '', onSignedIn }: SignInFormProps) => {
  const [signIn] = useSignInMutation()
  const [needsCode, setNeedsCode] = useState(false)

  const submit = async ({ code, ...credentials }: { email: string; password: string; code: string }) => {
    const answer = await signIn(needsCode ? { ...credentials, code: code.trim() } : credentials)
    if (answer.data && 'needsCode' in answer.data) setNeedsCode(true)
    else if (answer.data) onSignedIn?.()
    return answer
  }

  return (
    <OfficeForm
      submitLabel="Sign in"
      initialValues={{ email, password: '', code: '' }}
      onSubmit={submit}
      isWide
    >
      <EmailInput autoComplete="username" readOnly={email !== ''} autoFocus={email === ''} />
      <PasswordInput hint={undefined} autoFocus={email !== ''} />
      {needsCode ? (
        <OfficeInput
          name="code"
          label="Code"
          hint="From your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoFocus
        />
      ) : null}
    </OfficeForm>
  )
}

/** In place of any screen without a session. */
export const SignInScreen = () => (
  <SignInLayout title="Sign in">
    <SignInForm />
  </SignInLayout>
)

/** Above the screen on which the session expired: what is typed there stays, and what failed is repeated. */
export const SignInAgainDialog = ({ email }: { email: string }) => {
  const dispatch = useOfficeDispatch()
  return (
    <OfficeDialog title="Sign in again">
      <Typography sx={{ mb: 2 }}>
        Your session has ended. Nothing that you typed is lost: sign in, and go on where you are.
      </Typography>
      <SignInForm email={email} onSignedIn={() => dispatch(signedInAgain())} />
      <Button sx={{ mt: 1 }} onClick={reloadPage}>
        Leave this screen
      </Button>
    </OfficeDialog>
  )
}
