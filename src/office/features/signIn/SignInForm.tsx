import { useState } from 'react'
import { messageOf } from '../../api/officeError'
import { useSignInMutation } from '../../api/sessionApi'
import { EmailInput, OfficeInput } from '../../components/fields'
import { OfficeForm } from '../../components/OfficeForm'

type SignInFormProps = {
  /** The email of the account whose session expired. */
  email?: string
  onSignedIn?: () => void
}

/** Email and password, then the code of whoever has a second factor. */
export const SignInForm = ({ email = '', onSignedIn }: SignInFormProps) => {
  const [signIn] = useSignInMutation()
  const [needsCode, setNeedsCode] = useState(false)

  const submit = async ({ code, ...credentials }: { email: string; password: string; code: string }) => {
    const { data, error } = await signIn(needsCode ? { ...credentials, code: code.trim() } : credentials)
    if (error) return messageOf(error)
    if (data && 'needsCode' in data) setNeedsCode(true)
    else onSignedIn?.()
    return undefined
  }

  return (
    <OfficeForm
      submitLabel="Sign in"
      initialValues={{ email, password: '', code: '' }}
      onSubmit={submit}
      isWide
    >
      <EmailInput autoComplete="username" readOnly={email !== ''} autoFocus={email === ''} />
      <OfficeInput
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus={email !== ''}
      />
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
