import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { FormikProvider } from 'formik'
import { EmailInput, MobileInput } from '@/components/form/TextInput'
import { cleanEmail } from '@/domain/text/email'
import { cleanMobile } from '@/domain/text/mobile'
import type { Tracked } from '@/domain/submissions/track'
import { PairFields, ResultAlert, useTrackForm } from './forms'
import type { Tracking } from './useTracking'

/** The email address and the mobile number as they are stored. Where a page without script was refused, as they were sent. */
export const CorrectForm = ({ tracking }: { tracking: Tracking }) => {
  const { t } = useLingui()
  const { pair, tracked, failed, done } = tracking.state
  const stored: Partial<Pick<Tracked, 'email' | 'mobile'>> = tracked ?? failed?.fields ?? {}
  const { email = '', mobile = '' } = stored
  const either = email || mobile
  // A message may have come without an address.
  const hasEmail = tracked ? email !== '' : stored.email !== undefined
  const { formik, props, sentence } = useTrackForm({
    action: 'correct',
    values: hasEmail ? { email, mobile } : { mobile },
    clean: (typed) => ({
      ...(hasEmail && { email: cleanEmail(typed.email ?? '') }),
      mobile: cleanMobile(typed.mobile ?? ''),
    }),
    tracking,
  })
  return (
    <FormikProvider value={formik}>
      <form {...props} aria-label={t`Correct`}>
        <PairFields pair={pair} />
        <Stack spacing={2.5} sx={{ maxWidth: 480 }}>
          {hasEmail ? <EmailInput /> : null}
          <MobileInput />
          {sentence ? <ResultAlert severity="error">{sentence}</ResultAlert> : null}
          {done === 'correct' ? (
            <ResultAlert severity="success">
              {email && mobile
                ? t`Corrected. We reach you at ${email} and ${mobile}.`
                : t`Corrected. We reach you at ${either}.`}
            </ResultAlert>
          ) : null}
          <Button
            type="submit"
            variant="outlined"
            loading={tracking.sending === 'correct'}
            loadingPosition="start"
            sx={{ alignSelf: { sm: 'start' } }}
          >
            <span>{t`Correct`}</span>
          </Button>
        </Stack>
      </form>
    </FormikProvider>
  )
}
