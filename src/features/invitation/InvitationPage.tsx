import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useLocation } from 'react-router'
import { invitationApi } from '@/api/invitationApi'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { useSite } from '@/components/SiteSettings'
import { capitalized } from '@/domain/display'
import { dayInWords, invitationIdIn, NO_INVITATION, timeInWords, type Invited } from '@/domain/invitation'
import { paths } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { InvitationView } from './InvitationView'

const TITLE = 'Your interview'

/** 'Asha, we invite you to an interview for Ward Nurse at Arogyam Hospital.' */
const purposeOf = ({ firstName, position, company, end }: Invited) => {
  const what = ['an interview', position && `for ${position}`, company && `at ${company}`].filter(Boolean)
  const invites = `${end === '' ? 'we invite you' : 'you were invited'} to ${what.join(' ')}.`
  return firstName ? `${firstName}, ${invites}` : capitalized(invites)
}

/** The end of an address may be missing, as some programs cut it. */
const Unknown = ({ ownApi }: { ownApi: boolean }) => (
  <Page
    title={NO_INVITATION}
    subtitle={
      ownApi
        ? 'Please open the link in our message once more: its end may be missing. An invitation also goes when what you sent is erased.'
        : 'Please ask us about your interview.'
    }
    crumb={TITLE}
    description="An invitation to an interview."
    isGone
  >
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
      {ownApi ? (
        <Button variant="contained" href={paths.track}>
          Track
        </Button>
      ) : null}
      <Button variant={ownApi ? 'outlined' : 'contained'} href={paths.contact}>
        Contact Us
      </Button>
    </Stack>
  </Page>
)

/** The invitation of an address: undefined until it is known, null where there is none. */
const useInvited = (id: string, ownApi: boolean) => {
  const { invitation } = useSite()
  const brought = invitation?.id === id ? invitation.invited : undefined
  // Reads it again even if the page brought it: an answer or midnight may have come since.
  const { data, error, refetch, isFetching } = invitationApi.useGetInvitationQuery(id, {
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
  const id = invitationIdIn(useLocation().pathname.split('/')[2])
  const ownApi = useAppSelector(selectOwnApi)
  const { invited, hasFailed, refetch } = useInvited(id, ownApi)
  if (invited === null) return <Unknown ownApi={ownApi} />
  if (invited)
    return (
      <Page
        title={TITLE}
        subtitle={purposeOf(invited)}
        // Chat programs show it below the link.
        description={`${dayInWords(invited.day)}, ${timeInWords(invited.time)}. Tell us whether you will come.`}
        isGone
      >
        <InvitationView id={id} invited={invited} onRefused={() => void refetch()} />
      </Page>
    )
  return (
    <Page title={TITLE} description="An invitation to an interview." isGone>
      {hasFailed ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          The invitation could not be loaded. Check your connection.
        </Alert>
      ) : (
        <Loading label="Loading the invitation" />
      )}
    </Page>
  )
}
