import { Trans, useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import OutlinedInput from '@mui/material/OutlinedInput'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { SyntheticEvent } from 'react'
import { Field } from '@/components/form/Field'
import { loadNotice } from '@/components/NoticeStack'
import { Page } from '@/components/Page'
import { useSite } from '@/components/SiteSettings'
import { OFFICE } from '@/domain/office/paths'
import { useAppDispatch } from '@/store/hooks'
import { messageShown } from '@/store/notices'

/** A form without accounts behind it: it sends nothing and says that sign-in is not open. */
export const SignInPage = () => {
  const { t } = useLingui()
  const title = t`Log In`
  const noAccount = t`No account is needed to browse jobs or to apply.`
  const fields = [
    { name: 'email', label: t`Email`, type: 'email', autoComplete: 'username' },
    { name: 'password', label: t`Password`, type: 'password', autoComplete: 'current-password' },
  ]
  const dispatch = useAppDispatch()
  const { hasOffice, company } = useSite()
  const { name } = company
  const showNotice = (event: SyntheticEvent) => {
    event.preventDefault()
    dispatch(messageShown(`${t`Online sign-in is not open yet.`} ${noAccount}`))
  }
  return (
    <Page title={title} subtitle={noAccount} description={noAccount}>
      <Paper variant="outlined" sx={{ maxWidth: 560, p: { xs: 2, sm: 3 } }}>
        {/* Before script a press does nothing: a password is sent nowhere. */}
        <form aria-label={title} noValidate method="dialog" onSubmit={showNotice}>
          <Stack spacing={2.5} onFocus={() => void loadNotice()}>
            {fields.map(({ label, ...input }) => (
              <Field key={label} id={`sign-in-${input.name}`} label={label}>
                <OutlinedInput
                  {...input}
                  id={`sign-in-${input.name}`}
                  slotProps={{ input: { autoCapitalize: 'none' } }}
                />
              </Field>
            ))}
            <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
              <span>{title}</span>
            </Button>
          </Stack>
        </form>
        <Stack direction="row" spacing={3} sx={{ mt: 2 }}>
          <Link href={company.accounts.forgotPasswordUrl} sx={{ py: 1 }}>
            {t`Forgot password`}
          </Link>
          <Link href={company.accounts.registerUrl} sx={{ py: 1 }}>
            {t`Sign Up`}
          </Link>
        </Stack>
      </Paper>
      {hasOffice ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          <Trans>
            Do you work at {name}? Use{' '}
            <Link component="a" href={OFFICE} underline="always">
              the staff office
            </Link>
            .
          </Trans>
        </Typography>
      ) : null}
    </Page>
  )
}
