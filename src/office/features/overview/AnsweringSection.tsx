import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { daysBetween, todayInIndia } from '@/domain/site/calendar'
import { counted, grouped } from '@/domain/text/display'
import { NOBODY, NOT_ASSIGNED } from '@/domain/submissions/inbox'
import { nameOf } from '@/domain/submissions/inboxChange'
import { ANSWERED_WITHIN_DAYS, JUDGED_DAYS, type Overview } from '@/domain/office/overview'
import { Section } from '../../components/Section'
import { inboxWith, waitingLongestPath } from '../../paths'
import { Muted, Small } from '../../components/texts'

type OfOverview = { overview: Pick<Overview, 'answering' | 'waitingBy' | 'counts'> }

/** A share of fewer applications would mean nothing. */
const ENOUGH = 5

const shareOf = (part: number, whole: number) => `${Math.floor((100 * part) / whole)}%`

const medianIn = (days: number) =>
  days === 0 ? 'on the day of the application' : `within ${counted(days, 'day')}`

/** The share answered in time, the office's main figure. */
const Answered = ({ overview: { answering } }: OfOverview) => {
  const { from, to, due, inTime, unanswered, medianDays } = answering
  const span = `Applications of the last ${JUDGED_DAYS} days that are older than ${counted(ANSWERED_WITHIN_DAYS, 'day')}`
  if (due < ENOUGH)
    return (
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {due === 0 ? 'None to count yet' : `Too few to count: ${due}`}
        </Typography>
        <Small>
          {`${span} are counted, from ${ENOUGH} on: how many were answered within ${counted(ANSWERED_WITHIN_DAYS, 'day')}.`}
        </Small>
      </div>
    )
  return (
    <div>
      <Typography component="p" sx={{ fontSize: '3rem', fontWeight: 600, lineHeight: 1.1 }}>
        {shareOf(inTime, due)}
      </Typography>
      <Typography
        sx={{ fontWeight: 600 }}
      >{`${grouped(inTime)} of ${grouped(due)} ${inTime === 1 ? 'was' : 'were'} answered within ${counted(ANSWERED_WITHIN_DAYS, 'day')}`}</Typography>
      <Small>{span}</Small>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        {medianDays === null
          ? 'None of them was answered yet.'
          : `Half of the answers came ${medianIn(medianDays)}.`}
      </Typography>
      {unanswered > 0 ? (
        <Link variant="body2" href={inboxWith({ kind: 'application', answered: 'no', from, to })}>
          {`${grouped(unanswered)} without an answer`}
        </Link>
      ) : null}
    </div>
  )
}

/** '3 days'. */
export const waitOf = (since: string, today: string, none: string) => {
  const days = daysBetween(todayInIndia(Date.parse(since)), today)
  return days > 0 ? counted(days, 'day') : none
}

const LISTED = 6

const Waiting = ({ overview: { waitingBy, counts } }: OfOverview) => {
  const sum = (of: 'total' | 'asked') => waitingBy.reduce((all, one) => all + one[of], 0)
  const [total, asked] = [sum('total'), sum('asked')]
  if (total === 0) return <Muted>No one is waiting.</Muted>
  return (
    <div>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 0 }}>Assignee</TableCell>
            <TableCell align="right">Waiting</TableCell>
            <TableCell align="right" sx={{ pr: 0 }}>
              Longest
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {waitingBy.slice(0, LISTED).map(({ assignee, total: number, since }) => (
            <TableRow key={assignee?.id ?? NOBODY}>
              <TableCell component="th" scope="row" sx={{ pl: 0, overflowWrap: 'anywhere' }}>
                <Link href={waitingLongestPath({ assignee: assignee?.id ?? NOBODY })}>
                  {assignee ? nameOf(assignee) : NOT_ASSIGNED}
                </Link>
              </TableCell>
              <TableCell align="right">{grouped(number)}</TableCell>
              <TableCell align="right" sx={{ pr: 0, whiteSpace: 'nowrap' }}>
                {waitOf(since, counts.today.from, 'Since today')}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, mt: 1, typography: 'body2' }}>
        <Link href={waitingLongestPath()}>
          {total === 1 ? 'The one waiting' : `All ${grouped(total)} waiting`}
        </Link>
        {asked > 0 ? (
          <Link href={waitingLongestPath({ asked: 'yes' })} sx={{ fontWeight: 600 }}>
            {`${grouped(asked)} asked`}
          </Link>
        ) : null}
      </Box>
    </div>
  )
}

export const AnsweringSection = ({ overview }: OfOverview) => (
  <Section title="Answers">
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
        columnGap: 4,
        rowGap: 2.5,
        alignItems: 'start',
      }}
    >
      <Answered overview={overview} />
      <Waiting overview={overview} />
    </Box>
  </Section>
)
