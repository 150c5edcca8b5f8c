import { Trans, useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { LanguageField } from '@/components/form/LanguageField'
import { TextInput } from '@/components/form/TextInput'
import { paths } from '@/domain/paths'
import { readReference } from '@/domain/submissions/reference'
import { lastDigitsOf } from '@/domain/submissions/track'
import { ResultAlert, useTrackForm } from './forms'
import type { Tracking } from './useTracking'

const cleanReference = (text: string) => readReference(text) ?? text.trim()

/** Asks for the pair that opens a submission. */
export const TrackForm = ({ tracking }: { tracking: Tracking }) => {
  const { t } = useLingui()
  const { state, sending, choices } = tracking
  const { formik, props, sentence } = useTrackForm({
    action: 'show',
    values: state.pair,
    clean: ({ reference = '', last4 = '' }) => ({
      reference: cleanReference(reference),
      last4: lastDigitsOf(last4),
    }),
    tracking,
  })
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, displayPrint: 'none' }}>
      <FormikProvider value={formik}>
        <form {...props} aria-label={t`Track`}>
          <LanguageField />
          <Stack spacing={2.5}>
            <TextInput
              name="reference"
              label={t`Reference`}
              hint={t`Such as R7K4-92QX, from your receipt or our e-mail.`}
              autoComplete="off"
              autoCapitalize="characters"
              clean={cleanReference}
            />
            <TextInput
              name="last4"
              label={t`Last 4 digits of your mobile`}
              inputMode="numeric"
              autoComplete="off"
              // It is a new form once a receipt was chosen.
              autoFocus={choices > 0}
              clean={lastDigitsOf}
            />
            {sentence ? <ResultAlert severity="error">{sentence}</ResultAlert> : null}
            <Button
              type="submit"
              variant="contained"
              loading={sending === 'show'}
              loadingPosition="start"
              sx={{ alignSelf: { sm: 'start' } }}
            >
              {/* Page translation replaces bare texts; the spinner is added next to this one. */}
              <span>{t`Show`}</span>
            </Button>
          </Stack>
        </form>
      </FormikProvider>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        <Trans>
          Lost your reference?{' '}
          <Link href={paths.contact} underline="always">
            Ask us
          </Link>
          , and we find it for you.
        </Trans>
      </Typography>
    </Paper>
  )
}
