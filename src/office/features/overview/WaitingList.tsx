import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { daysBetween, todayInIndia } from '@/domain/calendar'
import { counted } from '@/domain/display'
import { describeRow } from '@/domain/office/inbox'
import type { Overview } from '@/domain/office/overview'
import { formatShort } from '../../components/dates'
import { Section } from '../../components/Section'
import { inboxWith, waitingFilter, waitingPath } from '../../paths'

const waitOf = (receivedAt: string, today: string) => {
  const days = daysBetween(todayInIndia(Date.parse(receivedAt)), today)
  return days > 0 ? counted(days, 'day') : 'Today'
}

/** The submissions that wait longest for a first look. */
export const WaitingList = ({ overview: { waiting, byState, counts } }: { overview: Overview }) => {
  const total = byState.find(({ state }) => state === 'received')?.total ?? 0
  const all = (
    <Link href={inboxWith(waitingFilter)} variant="body2" sx={{ flexShrink: 0, lineHeight: '22px' }}>
      {`All ${total} waiting`}
    </Link>
  )
  return (
    <Section title="Waiting longest" note="Not looked at yet" action={total > waiting.length ? all : null}>
      {waiting.length === 0 ? (
        <Typography color="textSecondary">Nothing waits: everything has been looked at.</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {waiting.map(({ reference, receivedAt, name, ...about }) => (
            <Box
              component="li"
              key={reference}
              sx={{ display: 'flex', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider', minHeight: 44 }}
            >
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Link href={waitingPath(reference)} noWrap sx={{ display: 'block', fontWeight: 600 }}>
                  {name || 'No name'}
                </Link>
                <Typography variant="body2" color="textSecondary" noWrap>
                  {describeRow(about)}
                </Typography>
              </Box>
              <Box sx={{ flexShrink: 0, textAlign: 'right' }}>
                <Typography>{waitOf(receivedAt, counts.today.from)}</Typography>
                <Typography component="time" variant="body2" color="textSecondary" dateTime={receivedAt}>
                  {formatShort(receivedAt)}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  )
}
