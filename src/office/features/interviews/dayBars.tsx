import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Whole } from '@/components/Whole'
import { formatDate } from '@/domain/site/calendar'
import { timeInWords, dayInWords } from '@/domain/submissions/interview'
import type { InterviewDay, InterviewCount } from '@/domain/submissions/invitations'
import { counted } from '@/domain/text/display'
import { TipButton } from '../../components/buttons'
import { showDay } from '../../components/dates'
import { DayChoice } from '../../components/DayInput'
import { Section } from '../../components/Section'
import { PhoneNumbers } from '../../components/textLinks'
import { PlainList, Small } from '../../components/texts'
import { submissionPath } from '../../paths'
import { subjectOfRow, type InterviewActions } from './interviewTable'

type AnotherDayProps = Pick<InterviewDay, 'anotherDay'> & Pick<InterviewActions, 'offer'>

/** People who asked for another day, whatever day is shown. */
export const AnotherDay = ({ anotherDay, offer }: AnotherDayProps) =>
  anotherDay.length === 0 ? null : (
    <Box sx={{ flexShrink: 0, mb: 1.5 }}>
      <Section title={`Asked for another day (${anotherDay.length})`}>
        <PlainList
          // Long lists scroll inside the card.
          sx={{
            display: 'grid',
            gap: { xs: 1.5, sm: 0.5 },
            gridAutoRows: 'max-content',
            maxHeight: '30vh',
            overflowY: 'auto',
          }}
        >
          {anotherDay.map((row) => (
            <Box
              component="li"
              key={row.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 1.5,
                rowGap: 0.5,
                minHeight: 32,
              }}
            >
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link href={submissionPath(row.reference)}>{row.name || 'No name'}</Link>
                <Small component="span">
                  {` ${subjectOfRow(row)}`}
                  {/* On a phone, the day has a line of its own. */}
                  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                    {' · '}
                  </Box>
                  <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' } }}>
                    <Whole>{`${formatDate(row.day)}, ${timeInWords(row.time)} · `}</Whole>
                    <PhoneNumbers mobile={row.mobile} />
                  </Box>
                </Small>
              </Box>
              <Button
                size="small"
                variant="outlined"
                aria-label={`Offer another day to ${row.name || 'No name'}`}
                onClick={() => offer(row)}
              >
                Offer another day
              </Button>
            </Box>
          ))}
        </PlainList>
      </Section>
    </Box>
  )

/** Later days are reached by the arrows or the calendar. */
const SHOWN = 8

/** 'Mon, 30 Nov'. */
const shortDay = (day: string) => `${dayInWords(day).slice(0, 3)}, ${showDay(day)}`

const nameOf = ({ day, total, toArrange }: InterviewCount) =>
  [
    dayInWords(day),
    counted(total, 'interview'),
    ...(toArrange > 0 ? [`${toArrange} to reschedule`] : []),
  ].join(', ')

type DayBarProps = Pick<InterviewDay, 'day' | 'today' | 'days'> & { onChoose: (day: string) => void }

/** Chooses a day: arrows between days with interviews, a calendar, or buttons for the next ones. */
export const DayBar = ({ day, today, days, onChoose }: DayBarProps) => {
  const id = useId()
  const [before] = days.filter((one) => one.day < day).slice(-1)
  const after = days.find((one) => one.day > day)?.day
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, flexShrink: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <TipButton
          label="Previous day with interviews"
          disabled={before === undefined}
          onClick={() => before && onChoose(before.day)}
        >
          <PreviousIcon />
        </TipButton>
        <span id={`${id}-label`} hidden>
          Day
        </span>
        <DayChoice id={id} label="Day" value={day} onChange={(chosen) => chosen && onChoose(chosen)} />
        <TipButton
          label="Next day with interviews"
          disabled={after === undefined}
          onClick={() => after && onChoose(after)}
        >
          <NextIcon />
        </TipButton>
      </Box>
      <Typography component="h2" variant="h2" sx={{ mr: 1 }}>
        {dayInWords(day)}
      </Typography>
      <PlainList aria-label="Days with interviews" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {days
          .filter((one) => one.day >= today)
          .slice(0, SHOWN)
          .map((one) => (
            <li key={one.day}>
              <Button
                size="small"
                variant={one.day === day ? 'contained' : 'outlined'}
                color={one.toArrange > 0 && one.day !== day ? 'warning' : 'primary'}
                aria-label={nameOf(one)}
                aria-current={one.day === day ? 'date' : undefined}
                onClick={() => onChoose(one.day)}
              >
                {`${shortDay(one.day)} · ${one.total}${one.toArrange > 0 ? ` · ${one.toArrange} to reschedule` : ''}`}
              </Button>
            </li>
          ))}
      </PlainList>
    </Box>
  )
}
