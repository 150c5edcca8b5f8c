import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { phoneParts, whatsAppLink } from '@/domain/text/contactLinks'
import { languageOf } from '@/domain/text/display'
import { answerWays } from '@/domain/submissions/answers'
import type { Answer, InboxRow, Submission } from '@/domain/submissions/inbox'
import { nameOf } from '@/domain/submissions/inboxChange'
import { stateLabel } from '@/domain/submissions/states'
import { showMoment } from '../../../components/dates'
import { Section, useMore } from './parts'

/** What became of the mail of an answer; '' once it left, or if a person told it. */
const deliveryOf = ({ way, sentAt, failed }: Answer) => {
  if (way !== 'email') return ''
  if (failed === 'no SMTPUTF8') return 'the mail server cannot write to this address'
  if (failed) return 'could not be delivered'
  return sentAt === null ? 'waits to be sent' : ''
}

const Told = ({ answer, row }: { answer: Answer; row: InboxRow }) => {
  const { at, account, way, state, text } = answer
  const [isOpen, button] = useMore('Show the text', 'Hide the text')
  const delivery = deliveryOf(answer)
  const number = phoneParts(row.mobile).find(({ dialled }) => dialled !== '')
  return (
    <Box component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5, overflowWrap: 'anywhere' }}>
      <Typography>
        {`${stateLabel(state, row.kind)}, ${delivery ? '' : 'told '}${answerWays[way]}`}
        {delivery ? (
          <Typography component="span" color={answer.failed ? 'error' : 'textSecondary'}>
            {` · ${delivery}`}
          </Typography>
        ) : null}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {`${nameOf(account)}, `}
        <time dateTime={at}>{showMoment(at)}</time>
      </Typography>
      {isOpen ? (
        <Typography lang={languageOf(text)} sx={{ mt: 0.5, whiteSpace: 'pre-wrap' }}>
          {text}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        {button}
        {isOpen && way === 'whatsapp' && number ? (
          <Link
            component="a"
            href={`${whatsAppLink(number)}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
            variant="body2"
          >
            Open WhatsApp
          </Link>
        ) : null}
      </Box>
    </Box>
  )
}

/** The messages told to the applicant, newest first. */
export const Answers = ({ submission: { row, answers } }: { submission: Submission }) =>
  answers.length === 0 ? null : (
    <Section title="Answers">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {answers.map((answer) => (
          <Told key={answer.id} answer={answer} row={row} />
        ))}
      </Box>
    </Section>
  )
