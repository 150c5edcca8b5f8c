import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useLocation, useNavigate } from 'react-router'
import { codeOf, NOT_FOUND } from '../../api/officeError'
import { useGetPasswordLinkQuery, useSetPasswordMutation } from '../../api/sessionApi'
import { Loaded } from '../../components/Loaded'
import { useNotify } from '../../components/Notices'
import { OfficeForm } from '../../components/OfficeForm'
import { NewPasswordInput } from '../../components/fields'
import { SignInLayout } from './SignInLayout'

const PasswordForm = ({ token, email, name }: { token: string; email: string; name: string }) => {
  const [setPassword] = useSetPasswordMutation()
  const navigate = useNavigate()
  const notify = useNotify()

  const submit = async ({ password }: { password: string }) => {
    const answer = await setPassword({ token, password })
    if (answer.error) return answer
    notify.success('Your password is set. You can sign in now.')
    await navigate('/', { replace: true })
    return undefined
  }

  return (
    <OfficeForm submitLabel="Set password" initialValues={{ password: '' }} onSubmit={submit} isWide>
      <Typography>
        {name}, choose the password for {email}.
      </Typography>
      {/* A password manager files the password under it. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordInput label="Password" autoFocus />
    </OfficeForm>
  )
}

/** Where the link of an invitation leads; its token stands behind `#`, so that no server logs it. */
export const SetPasswordScreen = () => {
  const { hash } = useLocation()
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
  const query = useGetPasswordLinkQuery(token)
  return (
    <SignInLayout title="Set password">
      {codeOf(query.error) === NOT_FOUND ? (
        <>
          <Typography sx={{ mb: 2 }}>
            This link is not good any more. Each works once and for a day; ask an owner for a new one.
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
