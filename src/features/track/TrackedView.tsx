import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, type PropsWithChildren } from 'react'
import { Fact, Facts } from '@/components/Facts'
import { useLanguage } from '@/components/language'
import { Whole } from '@/components/Whole'
import { otherLanguage } from '@/domain/content/localized'
import { jobDetailsPath, paths } from '@/domain/paths'
import { formatDate } from '@/domain/site/calendar'
import { fileSize } from '@/domain/submissions/fileKinds'
import { stateMessages } from '@/domain/submissions/stateMessages'
import { kindNameOf, shownWords, type Tracked } from '@/domain/submissions/track'
import { CorrectForm } from './CorrectForm'
import { dayOf, momentOf } from './days'
import { ActionForm, ResultAlert } from './forms'
import type { Tracking } from './useTracking'
import { WithdrawAndErase } from './WithdrawAndErase'
import { LinkedText } from '@/components/LinkedText'
import { placeParts } from '@/domain/submissions/interview'

const Part = ({
  title,
  isPrinted = true,
  children,
}: PropsWithChildren<{ title: string; isPrinted?: boolean }>) => (
  <Box component="section" sx={{ mt: 4, ...(!isPrinted && { displayPrint: 'none' }) }}>
    <Typography variant="h3" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

const JobOf = ({ job }: { job: NonNullable<Tracked['job']> }) => {
  const { t, i18n } = useLingui()
  return (
    <>
      <Link href={jobDetailsPath(job.id)} lang={otherLanguage(job.position, i18n.locale)}>
        {job.position}
      </Link>
      {job.isOpen ? null : <span>{` ${t`(no longer open)`}`}</span>}
    </>
  )
}

/** What a state means. Of an interview that depends on whether its day is known, and still to come. */
const sentenceOf = ({ codes, invitationDay, invitationUrl }: Tracked) => {
  const { sentence } = stateMessages[codes.kind][codes.state] ?? {}
  if (codes.state !== 'interview' || invitationDay === null) return sentence
  const day = formatDate(invitationDay)
  return invitationUrl
    ? msg`You are invited to an interview. We tell you the result after it.`
    : msg`You were invited for ${day}. We tell you what follows.`
}

/** Lets the sender ask once a state has stood for long, and take a withdrawal back for a day. */
const StateActions = ({ tracking }: { tracking: Tracking }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const { tracked, pair, failed, done } = tracking.state
  const date = tracked?.askedOn ? dayOf(tracked.askedOn) : ''
  const asked = date && t`You asked on ${date}. Our recruiters see it first.`
  const until = tracked?.takeBackUntil ? momentOf(tracked.takeBackUntil, language) : ''
  const action = until ? 'takeBack' : 'ask'
  return (
    <>
      {failed?.action === action ? <ResultAlert severity="error">{failed.text}</ResultAlert> : null}
      {asked && done === 'ask' ? <ResultAlert severity="success">{asked}</ResultAlert> : null}
      {asked && done !== 'ask' ? <Typography variant="body2">{asked}</Typography> : null}
      {until ? (
        <Typography variant="body2">{t`You can take the withdrawal back until ${until}.`}</Typography>
      ) : null}
      {until || tracked?.canAsk ? (
        <ActionForm
          action={action}
          pair={pair}
          variant="outlined"
          loading={tracking.sending === action}
          onSend={() => void tracking.send(action, pair)}
        >
          {until ? t`Take the withdrawal back` : t`Ask about it`}
        </ActionForm>
      ) : null}
    </>
  )
}

/** The state: its word, what it means and what comes next, since when, and what its sender can do about it. */
const State = ({ tracked, tracking }: { tracked: Tracked; tracking: Tracking }) => {
  const { t, i18n } = useLingui()
  const { codes, stateAt, invitationUrl, questionUrl } = tracked
  const { word } = stateMessages[codes.kind][codes.state] ?? {}
  const sentence = sentenceOf(tracked)
  const since = dayOf(stateAt)
  const day = formatDate(tracked.invitationDay ?? '')
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'start',
        gap: 1,
        my: 2.5,
        pl: 2,
        borderLeft: 3,
        borderColor: 'primary.main',
      }}
    >
      <div>
        <Typography variant="h3" component="p">
          {word && i18n._(word)}
        </Typography>
        <Typography color="textSecondary">{sentence && <Whole>{i18n._(sentence)}</Whole>}</Typography>
        <Typography variant="body2" color="textSecondary">{t`Since ${since}`}</Typography>
      </div>
      {invitationUrl && day ? (
        <Button href={invitationUrl} variant="contained">
          {t`Your invitation for ${day}`}
        </Button>
      ) : null}
      {questionUrl ? (
        <Button href={questionUrl} variant="contained">
          {t`Answer our question`}
        </Button>
      ) : null}
      <StateActions tracking={tracking} />
    </Box>
  )
}

/** A text without the addresses in it. */
const wordsOf = (text: string) =>
  placeParts(text)
    .map((part) => (part.isLink ? '' : part.text))
    .join('')

const messagesSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  '& > li': { pl: 2, borderLeft: 3, borderColor: 'divider' },
}

/** The messages of the office, newest first. */
const MessageHistory = ({ answers }: Pick<Tracked, 'answers'>) => {
  const language = useLanguage()
  return (
    <Box component="ol" sx={messagesSx}>
      {answers.map(({ at, text }) => (
        <li key={at + text}>
          <Typography component="time" variant="body2" color="textSecondary" dateTime={at}>
            {momentOf(at, language)}
          </Typography>
          <Typography
            component="div"
            lang={otherLanguage(wordsOf(text), language)}
            sx={{ mt: 0.5, whiteSpace: 'pre-line' }}
          >
            <LinkedText>{text}</LinkedText>
          </Typography>
        </li>
      ))}
    </Box>
  )
}

/** All that its sender may know of a submission, and do with it. */
export const TrackedView = ({ tracked, tracking }: { tracked: Tracked; tracking: Tracking }) => {
  const language = useLanguage()
  const { t, i18n } = useLingui()
  const { done } = tracking.state
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { reference, kind, sentAt, about, job, files, keptUntil, disclosures, privacyVersion } = tracked
  const kindName = kindNameOf(kind, i18n)
  const title = about || kindName
  const keptDay = keptUntil && dayOf(keptUntil)
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={reference}
      sx={{ p: { xs: 2, sm: 4 }, overflowWrap: 'anywhere' }}
    >
      <Typography ref={heading} variant="h2" tabIndex={-1} lang={otherLanguage(title, language)}>
        {title}
      </Typography>
      <State tracked={tracked} tracking={tracking} />
      {done === 'withdraw' || done === 'takeBack' ? (
        <Box sx={{ mb: 2.5 }}>
          <ResultAlert severity="success">
            {done === 'withdraw'
              ? t`Withdrawn. We no longer look at what you sent.`
              : t`Your withdrawal is taken back. We look at what you sent again.`}
          </ResultAlert>
        </Box>
      ) : null}
      <Facts>
        <Fact name={t`Reference`}>{reference}</Fact>
        <Fact name={t`What you sent`}>{kindName}</Fact>
        <Fact name={t`Sent on`}>{momentOf(sentAt, language)}</Fact>
        {job ? (
          <Fact name={t`Job`}>
            <JobOf job={job} />
          </Fact>
        ) : null}
        <Fact name={t`Kept until`}>{keptDay ? t`${keptDay}, and then deleted` : t`You erase it`}</Fact>
        <Fact name={t`Sent under`}>
          <Link href={paths.privacy}>{t`Privacy notice ${privacyVersion}`}</Link>
        </Fact>
      </Facts>

      {tracked.answers.length > 0 ? (
        <Part title={t`What we told you`}>
          <MessageHistory answers={tracked.answers} />
        </Part>
      ) : null}

      <Part title={t`What we hold`}>
        <Facts>
          {tracked.fields.map(({ label, value }) => (
            <Fact key={label} name={label} lang={otherLanguage(value, language)}>
              {value}
            </Fact>
          ))}
          {files.map(({ name, size }) => (
            <Fact key={name + size} name={t`File`}>
              {`${name} (${fileSize(size, i18n)})`}
            </Fact>
          ))}
        </Facts>
        <Button
          component="a"
          href={tracked.copyUrl}
          variant="outlined"
          sx={{ mt: 2.5, displayPrint: 'none' }}
        >
          {t`Get a copy`}
        </Button>
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ mt: 1, displayPrint: 'none' }}
        >
          {t`A file of all this, your files included. The link works for 15 minutes; ‘Show’ gives a new one.`}
        </Typography>
      </Part>

      {/* Without a note nothing is said: that nobody was shown it would be more than is known. */}
      {disclosures.length > 0 ? (
        <Part title={t`Shown to`}>
          <Facts>
            {disclosures.map((shown) => (
              <Fact
                key={shown.recipient + shown.at}
                name={dayOf(shown.at)}
                lang={otherLanguage(shown.recipient, language)}
              >
                {shownWords(shown, i18n)}
              </Fact>
            ))}
          </Facts>
        </Part>
      ) : null}

      <Part title={t`How we reach you`} isPrinted={false}>
        <CorrectForm tracking={tracking} />
      </Part>

      <Part title={tracked.isWithdrawn ? t`Erase` : t`Withdraw or erase`} isPrinted={false}>
        <WithdrawAndErase tracking={tracking} />
      </Part>
    </Paper>
  )
}
