import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState, type PropsWithChildren } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { reloadPage } from '@/components/form/reload'
import { sessionApi } from '../../api/sessionApi'
import { FormDialog, OfficeDialog, OfficeForm } from '../../components/forms'
import { NewPasswordInput, PasswordInput, EmailInput, OfficeInput } from '../../components/fields'
import { codeOf, NOT_FOUND } from '../../api/officeError'
import { signedInAgain } from '../../api/sessionSlice'
import { Brand, useScreenFocus } from '../../components/Screen'
import { Loaded } from '../../components/Loaded'
import { useOfficeDispatch } from '../../store/store'
import { Small } from '../../components/texts'

export const ChangePasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const [changePassword] = sessionApi.useChangePasswordMutation()
  return (
    <FormDialog
      title="Change password"
      submitLabel="Change password"
      initialValues={{ currentPassword: '', password: '' }}
      onSubmit={changePassword}
      done={() => 'Your password is changed. Other devices are signed out.'}
      onClose={onClose}
    >
      <PasswordInput name="currentPassword" label="Current password" hint={undefined} autoFocus />
      <NewPasswordInput label="New password" />
    </FormDialog>
  )
}

/** A page without a session: one card in the middle. */
const SignInLayout = ({ title, children }: PropsWithChildren<{ title: string }>) => (
  <Box
    component="main"
    ref={useScreenFocus()}
    sx={{
      minHeight: '100%',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: 'center',
      p: 2,
    }}
  >
    <title>{`${title} | Office`}</title>
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 380, p: { xs: 2.5, sm: 4 } }}>
      <Brand />
      <Typography variant="h1" tabIndex={-1} sx={{ mt: 2, mb: 2.5, outline: 'none' }}>
        {title}
      </Typography>
      {children}
    </Paper>
  </Box>
)

type SignInFormProps = {
  /** The email of the account whose session expired. */
  email?: string
  onSignedIn?: () => void
}

const SignInForm = ({ email = '', onSignedIn }: SignInFormProps) => {
  const [signIn] = sessionApi.useSignInMutation()
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

/** Replaces any screen while signed out. */
export const SignInScreen = () => (
  <SignInLayout title="Sign in">
    <SignInForm />
    <Small sx={{ mt: 2 }}>
      Forgot your password? Ask an owner of the office for a link to set a new one.
    </Small>
  </SignInLayout>
)

/** Over the screen whose session expired: typed text stays, and failed requests are repeated. */
export const SignInAgainDialog = ({ email }: { email: string }) => {
  const dispatch = useOfficeDispatch()
  return (
    <OfficeDialog title="Sign in again">
      <Typography sx={{ mb: 2 }}>
        Your session has ended. Sign in to go on: what you typed is still here.
      </Typography>
      <SignInForm email={email} onSignedIn={() => dispatch(signedInAgain())} />
      <Button sx={{ mt: 1 }} onClick={reloadPage}>
        Leave this screen
      </Button>
    </OfficeDialog>
  )
}

const PasswordForm = ({ token, email, name }: { token: string; email: string; name: string }) => {
  const [setPassword] = sessionApi.useSetPasswordMutation()
  const [needsCode, setNeedsCode] = useState(false)
  const navigate = useNavigate()
  const enter = () => void navigate('/', { replace: true })

  const submit = async ({ password }: { password: string }) => {
    const answer = await setPassword({ token, password })
    if (answer.data && 'needsCode' in answer.data) setNeedsCode(true)
    else if (answer.data) enter()
    return answer
  }

  if (needsCode)
    return (
      <>
        <Typography sx={{ mb: 2 }}>Your password is set. Sign in with it and your second factor.</Typography>
        <SignInForm email={email} onSignedIn={enter} />
      </>
    )
  return (
    <OfficeForm submitLabel="Set password" initialValues={{ password: '' }} onSubmit={submit} isWide>
      <Typography>
        {name}, choose the password for {email}.
      </Typography>
      {/* Password managers store the password under it. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordInput label="Password" autoFocus />
    </OfficeForm>
  )
}

/** The target of an invitation link. The token follows `#`, so no server logs it. */
export const SetPasswordScreen = () => {
  const { hash } = useLocation()
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
  const query = sessionApi.useGetPasswordLinkQuery(token)
  return (
    <SignInLayout title="Set password">
      {codeOf(query.error) === NOT_FOUND ? (
        <>
          <Typography sx={{ mb: 2 }}>
            This link has expired or was used already. A link works once, within a day. Ask an owner for a new
            one.
          </Typography>
          <Button variant="contained" href="/">
            Sign in
          </Button>
        </>
      ) : (
        <Loaded query={query} label="Checking the link" minHeight={120}>
          {(person) => <PasswordForm token={token} {...person} />}
        </Loaded>
      )}
    </SignInLayout>
  )
}
