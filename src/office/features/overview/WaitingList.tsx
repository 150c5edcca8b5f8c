import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { counted } from '@/domain/display'
import { daysBetween, todayInIndia } from '@/domain/calendar'
import { inboxKinds } from '@/domain/office/inbox'
import type { WaitingSubmission } from '@/domain/office/overview'
import { formatShort } from '../../components/dates'
import { Section } from '../../components/Section'
import { inboxWith, waitingPath } from '../../paths'

const waitOf = (receivedAt: string, today: string) => {
  const days = daysBetween(todayInIndia(Date.parse(receivedAt)), today)
  return days > 0 ? counted(days, 'day') : 'Today'
}

type LineProps = { submission: WaitingSubmission; today: string }

const Line = ({ submission: { reference, kind, name, about, receivedAt }, today }: LineProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider', minHeight: 44 }}
  >
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Link href={waitingPath(reference)} noWrap sx={{ display: 'block', fontWeight: 600 }}>
        {name || 'No name'}
      </Link>
      <Typography variant="body2" color="textSecondary" noWrap>
        {about ? `${inboxKinds[kind]}: ${about}` : inboxKinds[kind]}
      </Typography>
    </Box>
    <Box sx={{ flexShrink: 0, textAlign: 'right' }}>
      <Typography>{waitOf(receivedAt, today)}</Typography>
      <Typography component="time" variant="body2" color="textSecondary" dateTime={receivedAt}>
        {formatShort(receivedAt)}
      </Typography>
    </Box>
  </Box>
)

type WaitingListProps = { waiting: readonly WaitingSubmission[]; total: number; today: string }

/** The submissions that wait longest for a first look. */
export const WaitingList = ({ waiting, total, today }: WaitingListProps) => (
  <Section
    title="Waiting longest"
    note="Not looked at yet"
    action={
      total > waiting.length ? (
        <Link
          href={inboxWith({ state: 'received', sort: 'receivedAt', order: 'asc' })}
          variant="body2"
          sx={{ flexShrink: 0, lineHeight: '22px' }}
        >
          {`All ${total} waiting`}
        </Link>
      ) : null
    }
  >
    {waiting.length === 0 ? (
      <Typography color="textSecondary">Nothing waits: everything has been looked at.</Typography>
    ) : (
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {waiting.map((submission) => (
          <Line key={submission.reference} submission={submission} today={today} />
        ))}
      </Box>
    )}
  </Section>
)
