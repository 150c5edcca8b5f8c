import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Whole } from '@/components/Whole'
import { formatDate } from '@/domain/site/calendar'
import { timeInWords } from '@/domain/submissions/invitation'
import type { InterviewDay } from '@/domain/submissions/invitations'
import { Section } from '../../components/Section'
import { submissionPath } from '../../paths'
import { PhoneNumbers } from '../../components/PhoneNumbers'
import { subjectOfRow } from './interviewColumns'
import type { InterviewActions } from './useInterviewActions'

type AnotherDayProps = Pick<InterviewDay, 'anotherDay'> & Pick<InterviewActions, 'offer'>

/** Those who asked for another day, whatever day is shown: they wait for an offer. */
export const AnotherDay = ({ anotherDay, offer }: AnotherDayProps) =>
  anotherDay.length === 0 ? null : (
    <Box sx={{ flexShrink: 0, mb: 1.5 }}>
      <Section title={`Another day (${anotherDay.length})`}>
        <Box
          component="ul"
          // Many scroll within the card, which keeps its edge.
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
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
                <Typography component="span" variant="body2" color="textSecondary">
                  <Whole>{` ${subjectOfRow(row)} · ${formatDate(row.day)}, ${timeInWords(row.time)} · `}</Whole>
                  <PhoneNumbers mobile={row.mobile} />
                </Typography>
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
        </Box>
      </Section>
    </Box>
  )
