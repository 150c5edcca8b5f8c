import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useLocation } from 'react-router'
import { trackApi } from '@/api/trackApi'
import { useLanguage } from '@/components/language'
import { Loading } from '@/components/Loading'
import { NoMoneyAsked } from '@/components/NoMoneyAsked'
import { Page } from '@/components/Page'
import { useSite } from '@/components/SiteSettings'
import {
  dayInWords,
  invitationIdIn,
  NO_INVITATION,
  timeInWords,
  type Invited,
} from '@/domain/submissions/invitation'
import { paths } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { InvitationView } from './InvitationView'

/** 'an interview for Ward Nurse at Arogyam Hospital', as the sentence below says it. */
const interviewFor = ({ position, company }: Invited, i18n: I18n) => {
  if (position && company) return i18n._(msg`an interview for ${position} at ${company}`)
  if (position) return i18n._(msg`an interview for ${position}`)
  return company ? i18n._(msg`an interview at ${company}`) : i18n._(msg`an interview`)
}

/** 'Asha, we invite you to an interview for Ward Nurse at Arogyam Hospital.' */
const purposeOf = (invited: Invited, i18n: I18n) => {
  const { firstName, end } = invited
  const interview = interviewFor(invited, i18n)
  if (!firstName)
    return end === ''
      ? i18n._(msg`We invite you to ${interview}.`)
      : i18n._(msg`You were invited to ${interview}.`)
  return end === ''
    ? i18n._(msg`${firstName}, we invite you to ${interview}.`)
    : i18n._(msg`${firstName}, you were invited to ${interview}.`)
}

/** The end of an address may be missing, as some programs cut it. */
const Unknown = ({ ownApi }: { ownApi: boolean }) => {
  const { t, i18n } = useLingui()
  return (
    <Page
      title={i18n._(NO_INVITATION)}
      subtitle={
        ownApi
          ? t`Please open the link in our message once more: its end may be missing. An invitation also goes when what you sent is erased.`
          : t`Please ask us about your interview.`
      }
      crumb={t`Your interview`}
      description={t`An invitation to an interview.`}
      isGone
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        {ownApi ? (
          <Button variant="contained" href={paths.track}>
            {t`Track`}
          </Button>
        ) : null}
        <Button variant={ownApi ? 'outlined' : 'contained'} href={paths.contact}>
          {t`Contact Us`}
        </Button>
      </Stack>
    </Page>
  )
}

/** The invitation of an address: undefined until it is known, null where there is none. */
const useInvited = (id: string, ownApi: boolean) => {
  const { invitation } = useSite()
  const brought = invitation?.id === id ? invitation.invited : undefined
  // Reads it again even if the page brought it: an answer or midnight may have come since.
  const { data, error, refetch, isFetching } = trackApi.useGetInvitationQuery(id, {
    skip: !ownApi || brought === null,
    refetchOnFocus: true,
  })
  const isUnknown = error !== undefined && 'kind' in error && error.kind === 'refused'
  return {
    invited: !ownApi || isUnknown ? null : (data ?? brought),
    hasFailed: error !== undefined && !isFetching,
    refetch,
  }
}

/** An invitation to an interview, which its applicant answers without an account. */
export const InvitationPage = () => {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const id = invitationIdIn(useLocation().pathname.split('/')[2])
  const ownApi = useAppSelector(selectOwnApi)
  const { invited, hasFailed, refetch } = useInvited(id, ownApi)
  if (invited === null) return <Unknown ownApi={ownApi} />
  const title = t`Your interview`
  if (invited) {
    const day = dayInWords(invited.day, language)
    const time = timeInWords(invited.time, language)
    return (
      <Page
        title={title}
        subtitle={purposeOf(invited, i18n)}
        // Chat programs show it below the link.
        description={t`${day}, ${time}. Tell us whether you will come.`}
        isGone
      >
        <InvitationView id={id} invited={invited} onRefused={() => void refetch()} />
        <NoMoneyAsked />
      </Page>
    )
  }
  return (
    <Page title={title} description={t`An invitation to an interview.`} isGone>
      {hasFailed ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {t`Try again`}
            </Button>
          }
        >
          {t`The invitation could not be loaded. Check your connection.`}
        </Alert>
      ) : (
        <Loading label={t`Loading the invitation`} />
      )}
    </Page>
  )
}
