import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Loading } from '@/components/Loading'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/domain/office/account'
import { codeOf, messageOf } from '../../api/officeError'
import { useGetPasswordLinkQuery, useSetPasswordMutation } from '../../api/sessionApi'
import { LoadFailure } from '../../components/LoadFailure'
import { useNotices } from '../../components/Notices'
import { OfficeForm } from '../../components/OfficeForm'
import { OfficeInput } from '../../components/OfficeInput'
import { EntryPage } from './EntryPage'

const NOT_FOUND = 404

const RULES = `At least ${PASSWORD_MIN} characters. Passwords that many people use are refused; three or four words that belong to nobody else make a good one.`

const PasswordForm = ({ token, email, name }: { token: string; email: string; name: string }) => {
  const [setPassword] = useSetPasswordMutation()
  const [isShown, setIsShown] = useState(false)
  const navigate = useNavigate()
  const { tell } = useNotices()

  const submit = async ({ password }: { password: string }) => {
    const { error } = await setPassword({ token, password })
    if (error) return messageOf(error)
    tell('Your password is set. You can sign in now.')
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
      <OfficeInput
        name="password"
        label="Password"
        hint={RULES}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        autoFocus
        endAdornment={
          <Button size="small" color="inherit" onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
          </Button>
        }
      />
    </OfficeForm>
  )
}

/** Where the link of an invitation leads. */
export const SetPasswordScreen = () => {
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
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
          <Button href="/">Sign in</Button>
        </>
      ) : null}
      {error && codeOf(error) !== NOT_FOUND ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : null}
    </EntryPage>
  )
}
