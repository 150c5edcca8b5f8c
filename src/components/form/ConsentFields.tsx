import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import type { FormFields } from '@/api/forms'
import { usualAnswer } from '@/domain/submissions/nextSteps'
import type { FormName } from '@/domain/submissions/nativeForms'
import { cleanMobile } from '@/domain/text/mobile'
import { paths } from '@/domain/paths'
import { hiddenWithoutScript, NO_SCRIPT } from '../scripting'
import { useSite } from '../SiteSettings'
import { useOwnHydrated } from '../useOwnHydrated'
import { useFormStatus } from './details'
import { BoxLabel, PairGroup } from './groups'
import { TextInput } from './TextInput'
import { useFormField } from './useFormField'

type TickProps = { name: string; label: string; onEmptied?: () => void }

/** A checkbox that answers 'yes' or nothing. */
const Tick = ({ name, label, onEmptied }: TickProps) => {
  const { value = '', change } = useFormField<string | undefined>(name)
  const tick = (isTicked: boolean) => {
    void change(isTicked ? 'yes' : '')
    if (!isTicked) onEmptied?.()
  }
  return (
    <BoxLabel>
      <input
        type="checkbox"
        name={name}
        value="yes"
        checked={value !== ''}
        onChange={({ target }) => tick(target.checked)}
      />
      <span>{label}</span>
    </BoxLabel>
  )
}

const guardianSx = { width: '100%', mt: 0.5, mb: 1.5, pl: 2, borderLeft: 2, borderColor: 'divider' } as const
/** Before script the ticked box itself opens them, in browsers that know `:has`. */
const shownByTick = {
  display: 'none',
  [NO_SCRIPT]: { display: 'block' },
  ':has(:checked) + &': { display: 'block' },
} as const

/** The parent or guardian of an applicant under 18. */
const guardian = { name: 'guardian_name', mobile: 'guardian_mobile' }

const ConsentTicks = () => {
  const { t } = useLingui()
  const { values, setFieldValue } = useFormikContext<FormFields>()
  const isHydrated = useOwnHydrated()
  const isMinor = Boolean(values.is_minor)
  /** Details of another person are not sent unseen. */
  const forgetGuardian = () => {
    for (const name of Object.values(guardian)) void setFieldValue(name, '')
  }
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <Tick name="is_minor" label={t`I am under 18`} onEmptied={forgetGuardian} />
      {isMinor || !isHydrated ? (
        <Box sx={[guardianSx, !isMinor && shownByTick]}>
          <PairGroup label={t`Your parent or guardian`}>
            <TextInput
              name={guardian.name}
              label={t`Guardian's name`}
              autoComplete="off"
              autoCapitalize="words"
            />
            <TextInput
              name={guardian.mobile}
              label={t`Guardian's mobile`}
              type="tel"
              inputMode="numeric"
              autoComplete="off"
              clean={cleanMobile}
            />
          </PairGroup>
        </Box>
      ) : null}
      <Tick name="keep_for_other_jobs" label={t`Keep my details for other jobs`} />
    </Stack>
  )
}

/** Its place is kept until there is script, so that Submit stays where it is. It has no name: it is not sent. */
const RememberBox = () => {
  const { t } = useLingui()
  const { setStatus } = useFormikContext()
  const status = useFormStatus()
  const visibility = useOwnHydrated() ? undefined : 'hidden'
  const remember = (isToRemember: boolean) => {
    setStatus({ ...status, isToRemember })
    // It is there by the time of the answer, and of the first reload.
    void import(/* webpackChunkName: 'profile' */ './profile').catch(() => undefined)
  }
  return status.filled ? null : (
    <Box sx={{ visibility, ...hiddenWithoutScript }}>
      <BoxLabel>
        <input
          type="checkbox"
          autoComplete="off"
          checked={status.isToRemember === true}
          onChange={({ target }) => remember(target.checked)}
        />
        <span>{t`Remember my details on this phone`}</span>
      </BoxLabel>
    </Box>
  )
}

/** Further fields that only our own server takes, all optional, and what is remembered of them all. */
export const ConsentFields = ({ form }: { form: FormName }) => (
  <>
    {form === 'enquiry' || form === 'message' ? null : <ConsentTicks />}
    <RememberBox />
  </>
)

const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: theme.spacing(2),
  paddingLeft: theme.spacing(2.25),
  listStyle: 'disc',
  color: theme.palette.text.secondary,
}))

/** What we use a form for. */
const uses: Record<FormName, MessageDescriptor> = {
  application: msg`We use it for this job, and for others only if you tick that above.`,
  internship: msg`We use it to find you an internship, and for jobs only if you tick that above.`,
  resume: msg`We use it to find work for you, and for jobs that come later only if you tick that above.`,
  enquiry: msg`We use it to answer you and to find the people you need.`,
  message: msg`We use it to answer you, and against those who misuse our name.`,
}

/** The lines above Submit: how soon applications are usually answered, and a short privacy notice with a link to the whole. */
export const PrivacyLines = ({ form }: { form: FormName }) => {
  const { t, i18n } = useLingui()
  const { retentionMonths: months, answerDays } = useSite()
  const answer = form === 'application' && usualAnswer(answerDays, i18n)
  const limit =
    months > 0
      ? t`We keep what you send for ${months} months, and then delete it.`
      : t`It stays with us until you or we erase it.`
  return (
    <>
      {answer ? (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {answer}
        </Typography>
      ) : null}
      <Lines aria-label={t`Privacy in short`}>
        <li>{t`We take what you fill in here and the files you choose.`}</li>
        <li>{i18n._(uses[form])}</li>
        <li>{t`Our staff see it. They note to whom outside they show it, and Track tells you.`}</li>
        <li>
          {`${limit} ${t`Under Track you can see, correct, withdraw and erase it at any time.`} `}
          <Link href={paths.privacy} underline="always">
            {t`Privacy`}
          </Link>
        </li>
      </Lines>
    </>
  )
}
