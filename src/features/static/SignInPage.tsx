import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { SubmitForm } from '@/components/form/SubmitForm'
import { TextInput } from '@/components/form/TextInput'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { useAppDispatch } from '@/store/hooks'
import { messageTold } from '@/store/notices'

const TITLE = 'Log In'

const NOT_OPEN = 'Online sign-in is not open yet. No account is needed to browse jobs or to apply.'

const credentials = { email: '', password: '' }

/** A form without an account behind it: nothing is sent anywhere (spec section 2 and its reading). */
export const SignInPage = () => {
  const dispatch = useAppDispatch()
  const submission = {
    submit: async () => {
      dispatch(messageTold(NOT_OPEN))
      return undefined
    },
    isSending: false,
  }
  return (
    <Container>
      <PageMeta title={TITLE} description="No account is needed to apply for a job." path={paths.signIn} />
      <PageHeading title={TITLE} subtitle={NOT_OPEN} />
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 }, maxWidth: 560 }}>
        <SubmitForm label={TITLE} initialValues={credentials} submission={submission} submitLabel={TITLE}>
          <TextInput
            name="email"
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
          />
          <TextInput name="password" label="Password" type="password" autoComplete="current-password" />
        </SubmitForm>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 2, '& a': { py: 1 } }}>
          <Link href={company.accounts.forgotPasswordUrl}>Forgot password</Link>
          <Link href={company.accounts.registerUrl}>Sign Up</Link>
        </Box>
      </Paper>
    </Container>
  )
}
