import NextIcon from '@mui/icons-material/ChevronRight'
import PreviousIcon from '@mui/icons-material/ChevronLeft'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { counted } from '@/domain/text/display'
import { dayInWords } from '@/domain/submissions/invitation'
import type { InterviewCount, InterviewDay } from '@/domain/submissions/invitations'
import { TipButton } from '../../components/buttons'
import { showDay } from '../../components/dates'
import { DayField, dayProblem } from '../../components/DayField'

/** Further days are reached by the arrows and the calendar. */
const SHOWN = 8

/** 'Mon, 30 Nov'. */
const shortDay = (day: string) => `${dayInWords(day).slice(0, 3)}, ${showDay(day)}`

const nameOf = ({ day, total, toArrange }: InterviewCount) =>
  [
    dayInWords(day),
    counted(total, 'interview'),
    ...(toArrange > 0 ? [`${toArrange} to arrange again`] : []),
  ].join(', ')

type DayBarProps = Pick<InterviewDay, 'day' | 'today' | 'days'> & { onChoose: (day: string) => void }

/** Chooses the day: by the arrows among the days that have interviews, by the calendar, or among the next ones. */
export const DayBar = ({ day, today, days, onChoose }: DayBarProps) => {
  const id = useId()
  const [wrong, setWrong] = useState('')
  const [before] = days.filter((one) => one.day < day).slice(-1)
  const after = days.find((one) => one.day > day)?.day
  const problem = dayProblem('Day', wrong)
  const change = (typed: string) => {
    const isDay = typed !== '' && dayProblem('Day', typed) === undefined
    setWrong(isDay ? '' : typed)
    if (isDay) onChoose(typed)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, flexShrink: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <TipButton
          label="Day before with interviews"
          disabled={before === undefined}
          onClick={() => before && onChoose(before.day)}
        >
          <PreviousIcon />
        </TipButton>
        <Box sx={{ width: 160 }}>
          <span id={`${id}-label`} hidden>
            Day
          </span>
          <DayField
            id={id}
            label="Day"
            value={wrong || day}
            onChange={change}
            describedBy={problem && `${id}-problem`}
            isWrong={problem !== undefined}
          />
        </Box>
        <TipButton
          label="Next day with interviews"
          disabled={after === undefined}
          onClick={() => after && onChoose(after)}
        >
          <NextIcon />
        </TipButton>
      </Box>
      {problem ? (
        <FormHelperText id={`${id}-problem`} error>
          {problem}
        </FormHelperText>
      ) : null}
      <Typography component="h2" variant="h2" sx={{ mr: 1 }}>
        {dayInWords(day)}
      </Typography>
      <Box
        component="ul"
        aria-label="Days with interviews"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
      >
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
                {`${shortDay(one.day)} · ${one.total}${one.toArrange > 0 ? ` · ${one.toArrange} to arrange` : ''}`}
              </Button>
            </li>
          ))}
      </Box>
    </Box>
  )
}
