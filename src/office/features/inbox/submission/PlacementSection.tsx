import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDate } from '@/domain/site/calendar'
import { counted } from '@/domain/text/display'
import type { Submission } from '@/domain/submissions/inbox'
import { nameOf } from '@/domain/submissions/inboxChange'
import { cleanPlacement, periodOf, placementLabels } from '@/domain/submissions/placements'
import { submissionsApi } from '../../../api/submissionsApi'
import { DescriptionList } from '../../../components/DescriptionList'
import { DialogButton } from '../../../components/forms'
import { LeftDialog, PlacementDialog } from '../../../components/placements/PlacementDialogs'
import { Period } from '../../../components/placements/Period'
import { useMay } from '../../../store/useAccount'
import { Section } from './parts'

const none = { employer: '', joinedOn: '', pay: '', leftOn: '' }

/** The placement of a person who joined an employer. */
export const PlacementSection = ({ submission: { row, version, placement } }: { submission: Submission }) => {
  const mayChange = useMay('recruiter')
  const { leavingDays = 0 } = submissionsApi.useGetInboxChoicesQuery().data ?? {}
  if (row.state !== 'joined') return null
  const { reference, name, jobId, about: position } = row
  const details = placement ? cleanPlacement(placement) : { jobId, position, ...none }
  const placed = { reference, version, name, details, isRecorded: placement !== null }
  const buttons = (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      {placement?.leftOn === '' ? (
        <DialogButton
          size="small"
          renderDialog={(onClose) => <LeftDialog placed={placed} onClose={onClose} />}
        >
          Left
        </DialogButton>
      ) : null}
      <DialogButton
        size="small"
        renderDialog={(onClose) => <PlacementDialog placed={placed} onClose={onClose} />}
      >
        {placement ? 'Edit' : 'Add details'}
      </DialogButton>
    </Box>
  )
  const isCounted = placement !== null && periodOf(placement, leavingDays) !== ''
  return (
    <Section title="Placement" action={mayChange ? buttons : null}>
      {placement ? (
        <DescriptionList
          items={[
            { label: placementLabels.position, value: placement.position },
            { label: placementLabels.employer, value: placement.employer },
            { label: placementLabels.joinedOn, value: formatDate(placement.joinedOn) },
            { label: placementLabels.pay, value: placement.pay },
            { label: 'Recruiter', value: nameOf(placement.account) },
            { label: placementLabels.leftOn, value: formatDate(placement.leftOn) },
            {
              label: `First ${counted(leavingDays, 'day')}`,
              value: isCounted && <Period stay={placement} leavingDays={leavingDays} />,
            },
          ].filter(({ value }) => value)}
        />
      ) : (
        <Typography variant="body2" color="textSecondary">
          Nothing is recorded yet.
        </Typography>
      )}
    </Section>
  )
}
