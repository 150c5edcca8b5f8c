import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Submission } from '@/domain/submissions/inbox'
import { nameOf } from '@/domain/submissions/inboxChange'
import { submissionsApi } from '../../../api/submissionsApi'
import { showMoment } from '../../../components/dates'
import { useMay } from '../../../store/useAccount'
import { DisclosedToButton } from '../DisclosedTo'
import { Section } from './parts'

/** To whom outside the office a submission was shown or sent, newest first. */
export const Disclosures = ({ submission: { row, disclosures } }: { submission: Submission }) => {
  const [add] = submissionsApi.useAddDisclosureMutation()
  const button = (
    <DisclosedToButton
      onSubmit={({ recipient }) => add({ reference: row.reference, recipient })}
      done={({ recipient }) => `Disclosed to ${recipient.trim()}`}
    />
  )
  return (
    <Section title="Disclosures" action={useMay('recruiter') ? button : null}>
      {disclosures.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Not shown or sent to anyone outside the office.
        </Typography>
      ) : (
        <Box
          component="ul"
          aria-label="Disclosures"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
        >
          {disclosures.map(({ id, at, account, recipient }) => (
            <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
              <Typography>{recipient}</Typography>
              <Typography variant="body2" color="textSecondary">
                <time dateTime={at}>{showMoment(at)}</time>
                {`, by ${nameOf(account)}`}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  )
}
