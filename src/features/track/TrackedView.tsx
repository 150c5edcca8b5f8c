import { useLingui } from '@lingui/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, type PropsWithChildren } from 'react'
import { Facts } from '@/components/Facts'
import { formatDate } from '@/domain/calendar'
import { languageOf } from '@/domain/display'
import { fileSize } from '@/domain/fileKinds'
import { jobDetailsPath, paths } from '@/domain/paths'
import { stateMessages } from '@/domain/stateMessages'
import type { Tracked } from '@/domain/track'
import { AnswersTold } from './AnswersTold'
import { AskAbout } from './AskAbout'
import { CorrectForm } from './CorrectForm'
import { dayOf, momentOf } from './days'
import { Told } from './forms'
import type { Tracking } from './useTracking'
import { WithdrawAndErase } from './WithdrawAndErase'

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

const JobOf = ({ job }: { job: NonNullable<Tracked['job']> }) => (
  <>
    <Link href={jobDetailsPath(job.id)} lang={languageOf(job.position)}>
      {job.position}
    </Link>
    {job.isOpen ? null : <span> (no longer open)</span>}
  </>
)

/** The state: its word, what it means and what comes next, since when, and what its sender can do about it. */
const State = ({ tracked, tracking }: { tracked: Tracked; tracking: Tracking }) => {
  const { codes, stateAt, invitationUrl, invitationDay } = tracked
  const { i18n } = useLingui()
  const { word, sentence } = stateMessages[codes.kind][codes.state] ?? {}
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
        <Typography color="textSecondary">{sentence && i18n._(sentence)}</Typography>
        <Typography variant="body2" color="textSecondary">{`Since ${dayOf(stateAt)}`}</Typography>
      </div>
      {invitationUrl && invitationDay ? (
        <Button href={invitationUrl} variant="contained">
          {`Your invitation for ${formatDate(invitationDay)}`}
        </Button>
      ) : null}
      <AskAbout tracking={tracking} />
    </Box>
  )
}

/** All that its sender may know of a submission, and do with it. */
export const TrackedView = ({ tracked, tracking }: { tracked: Tracked; tracking: Tracking }) => {
  const { done } = tracking.state
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { reference, kind, sentAt, about, job, files, keptUntil, disclosures, privacyVersion } = tracked
  const title = about || kind
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={reference}
      sx={{ p: { xs: 2, sm: 4 }, overflowWrap: 'anywhere' }}
    >
      <Typography ref={heading} variant="h2" tabIndex={-1} lang={languageOf(title)}>
        {title}
      </Typography>
      <State tracked={tracked} tracking={tracking} />
      {done === 'withdraw' ? (
        <Told severity="success">Withdrawn. We no longer look at what you sent.</Told>
      ) : null}
      <Facts>
        <div>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>What you sent</dt>
          <dd>{kind}</dd>
        </div>
        <div>
          <dt>Sent on</dt>
          <dd>{momentOf(sentAt)}</dd>
        </div>
        {job ? (
          <div>
            <dt>Job</dt>
            <dd>
              <JobOf job={job} />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Kept until</dt>
          <dd>{keptUntil ? `${dayOf(keptUntil)}, and then deleted` : 'You erase it'}</dd>
        </div>
        {privacyVersion ? (
          <div>
            <dt>Sent under</dt>
            <dd>
              <Link href={`${paths.privacy}/${privacyVersion}`}>{`Privacy notice ${privacyVersion}`}</Link>
            </dd>
          </div>
        ) : null}
      </Facts>

      {tracked.answers.length > 0 ? (
        <Part title="What we told you">
          <AnswersTold answers={tracked.answers} />
        </Part>
      ) : null}

      <Part title="What we hold">
        <Facts>
          {tracked.fields.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <Box component="dd" lang={languageOf(value)} sx={{ whiteSpace: 'pre-line' }}>
                {value}
              </Box>
            </div>
          ))}
          {files.map(({ name, size }) => (
            <div key={name + size}>
              <dt>File</dt>
              <dd>{`${name} (${fileSize(size)})`}</dd>
            </div>
          ))}
        </Facts>
        <Button
          component="a"
          href={tracked.copyUrl}
          variant="outlined"
          sx={{ mt: 2.5, displayPrint: 'none' }}
        >
          Get a copy
        </Button>
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ mt: 1, displayPrint: 'none' }}
        >
          A file of all this, your files included. The link works for 15 minutes; ‘Show’ gives a new one.
        </Typography>
      </Part>

      <Part title="Shown to">
        {disclosures.length === 0 ? (
          <Typography variant="body2">Our recruiters have noted no one outside our office.</Typography>
        ) : (
          <Facts>
            {disclosures.map(({ recipient, at }) => (
              <div key={recipient + at}>
                <dt>{dayOf(at)}</dt>
                <dd lang={languageOf(recipient)}>{recipient}</dd>
              </div>
            ))}
          </Facts>
        )}
      </Part>

      <Part title="How we reach you" isPrinted={false}>
        <CorrectForm tracking={tracking} />
      </Part>

      <Part title="Take it back" isPrinted={false}>
        <WithdrawAndErase tracking={tracking} />
      </Part>
    </Paper>
  )
}
