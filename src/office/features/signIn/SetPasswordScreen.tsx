import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useLocation, useNavigate } from 'react-router'
import { Loading } from '@/components/Loading'
import { codeOf, messageOf } from '../../api/officeError'
import { useGetPasswordLinkQuery, useSetPasswordMutation } from '../../api/sessionApi'
import { LoadFailure } from '../../components/LoadFailure'
import { useNotify } from '../../components/Notices'
import { OfficeForm } from '../../components/OfficeForm'
import { NewPasswordInput } from '../../components/fields'
import { EntryPage } from './EntryPage'

const NOT_FOUND = 404

const PasswordForm = ({ token, email, name }: { token: string; email: string; name: string }) => {
  const [setPassword] = useSetPasswordMutation()
  const navigate = useNavigate()
  const notify = useNotify()

  const submit = async ({ password }: { password: string }) => {
    const { error } = await setPassword({ token, password })
    if (error) return messageOf(error)
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
  const { data, error, refetch } = useGetPasswordLinkQuery(token)
  return (
    <EntryPage title="Set password">
      {data ? <PasswordForm token={token} {...data} /> : null}
      {!data && !error ? <Loading label="Checking the link" minHeight={120} /> : null}
      {error && codeOf(error) === NOT_FOUND ? (
        <>
          <Typography sx={{ mb: 2 }}>
            This link is not good any more. Each works once and for a day; ask an owner for a new one.
          </Typography>
          <Button variant="contained" href="/">
            Sign in
          </Button>
        </>
      ) : null}
      {error && codeOf(error) !== NOT_FOUND ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : null}
    </EntryPage>
  )
}
