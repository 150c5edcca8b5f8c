import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { SyntheticEvent } from 'react'
import { WithoutScript } from '@/components/form/WithoutScript'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { useAppDispatch } from '@/store/hooks'
import { messageTold } from '@/store/notices'

const TITLE = 'Log In'

const NOT_OPEN = 'Online sign-in is not open yet. No account is needed to browse jobs or to apply.'

/** A form without accounts behind it: it sends nothing and says that sign-in is not open. */
export const SignInPage = () => {
  const dispatch = useAppDispatch()
  const showNotice = (event: SyntheticEvent) => {
    event.preventDefault()
    dispatch(messageTold(NOT_OPEN))
  }
  return (
    <Container>
      <PageMeta title={TITLE} description="No account is needed to apply for a job." path={paths.signIn} />
      <PageHeading title={TITLE} subtitle={NOT_OPEN} />
      <Paper variant="outlined" sx={{ maxWidth: 560, p: { xs: 2, sm: 3 } }}>
        <WithoutScript />
        <form aria-label={TITLE} noValidate method="post" onSubmit={showNotice}>
          <Stack spacing={2.5}>
            <TextField
              name="email"
              label="Email"
              type="email"
              autoComplete="username"
              slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none' } }}
            />
            <TextField name="password" label="Password" type="password" autoComplete="current-password" />
            <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
              {TITLE}
            </Button>
          </Stack>
        </form>
        <Stack direction="row" spacing={3} sx={{ mt: 2 }}>
          <Link href={company.accounts.forgotPasswordUrl} sx={{ py: 1 }}>
            Forgot password
          </Link>
          <Link href={company.accounts.registerUrl} sx={{ py: 1 }}>
            Sign Up
          </Link>
        </Stack>
      </Paper>
    </Container>
  )
}
