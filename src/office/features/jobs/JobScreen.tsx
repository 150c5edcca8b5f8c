import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { OfficeJob } from '@/domain/office/jobs'
import { jobDetailsPath } from '@/domain/paths'
import { jobsApi } from '../../api/jobsApi'
import { LinkButton } from '../../components/buttons'
import { showMoment } from '../../components/dates'
import { ConfirmButton } from '../../components/forms'
import { Loaded } from '../../components/Loaded'
import { useNotify } from '../../components/Notices'
import { Screen } from '../../components/Screen'
import { PlainSection } from '../../components/Section'
import { StateChip } from '../../components/StateChip'
import { Muted, PlainList } from '../../components/texts'
import { useKeptFocus } from '../../components/useKeptFocus'
import { applicationsPath, copyJobPath, editJobPath, officePaths } from '../../paths'
import { useMay } from '../../store/store'
import { JobPreview } from './JobPreview'
import { applicationsOf, hasDescription, NO_DESCRIPTION, toValues } from './jobValues'
import { useBandOffer, StillWaiting, stillWaiting, useClosing } from './lifecycle'
import { PostSection } from './PostSection'

const buttons = {
  publish: { label: 'Publish', done: 'is published.' },
  pause: { label: 'Pause', done: 'is paused: visitors do not see it.' },
  reopen: { label: 'Reopen', done: 'is open again.' },
}

const JobButtons = ({ job: { job, state, version } }: { job: OfficeJob }) => {
  const id = `${job.job_id}`
  const position = `${job.position}`
  const [changeState, { isLoading, originalArgs }] = jobsApi.useChangeJobStateMutation()
  const [saveJob] = jobsApi.useSaveJobMutation()
  const [deleteJob] = jobsApi.useDeleteJobMutation()
  const { close, isClosing } = useClosing()
  const navigate = useNavigate()
  const notify = useNotify()
  const keepFocus = useKeptFocus(state, isLoading || isClosing)
  const { ask, dialog } = useBandOffer()

  const change = async (action: keyof typeof buttons) => {
    const question = action === 'pause' ? undefined : ask(toValues(job))
    const fields = question ? await question : {}
    if (!fields) return
    keepFocus()
    if (fields.ctc && !(await notify.attempt(saveJob({ id, version, fields })))) return
    await notify.attempt(changeState({ id, action }), `${position} ${buttons[action].done}`)
  }

  const actionButton = (action: keyof typeof buttons) => (
    <Button
      variant={action === 'pause' ? 'text' : 'contained'}
      loading={isLoading && originalArgs?.action === action}
      onClick={() => void change(action)}
    >
      {buttons[action].label}
    </Button>
  )

  return (
    <>
      {state === 'draft' ? (
        <ConfirmButton
          button={{ color: 'error', children: 'Delete' }}
          title="Delete this draft?"
          submitLabel="Delete draft"
          isDangerous
          onSubmit={() => deleteJob(id)}
          done={() => {
            void navigate(officePaths.jobs, { replace: true })
            return `${position} is deleted.`
          }}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{position} cannot be brought back.</Typography>
        </ConfirmButton>
      ) : null}
      <LinkButton to={copyJobPath(id)}>Copy</LinkButton>
      {state === 'open' ? actionButton('pause') : null}
      {state === 'open' || state === 'paused' ? (
        <Button
          loading={isClosing}
          onClick={() => {
            keepFocus()
            void close([{ id, position, state }])
          }}
        >
          Close
        </Button>
      ) : null}
      <LinkButton variant={state === 'open' ? 'contained' : 'outlined'} to={editJobPath(id)}>
        Edit
      </LinkButton>
      {state === 'draft' ? actionButton('publish') : null}
      {state === 'paused' || state === 'closed' ? actionButton('reopen') : null}
      {dialog}
    </>
  )
}

const JobHistory = ({ changes }: Pick<OfficeJob, 'changes'>) => (
  <PlainSection title="History">
    {changes.length === 0 ? <Muted>No changes yet.</Muted> : null}
    <PlainList as="ol" sx={{ overflowWrap: 'anywhere' }}>
      {changes.map(({ at, account, what }) => (
        <Box component="li" key={`${at} ${what}`} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Typography>{what}</Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {`${account}, ${showMoment(at)}`}
          </Typography>
        </Box>
      ))}
    </PlainList>
  </PlainSection>
)

const LoadedJob = ({ job: { job, state, applications, waiting, changes } }: { job: OfficeJob }) => {
  const id = `${job.job_id}`
  const mayChange = useMay('recruiter')
  const values = useMemo(() => toValues(job), [job])
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 }}>
        <StateChip state={state} />
        <span>{`Job no. ${id}`}</span>
        {applications > 0 ? (
          <Link href={applicationsPath(id)}>{applicationsOf(applications)}</Link>
        ) : (
          <Muted>{applicationsOf(applications)}</Muted>
        )}
        {waiting > 0 ? <Muted>{stillWaiting(waiting)}</Muted> : null}
        {state === 'open' || state === 'closed' ? (
          <Link component="a" href={jobDetailsPath(id)} target="_blank" rel="noopener">
            Open its page on the site
          </Link>
        ) : (
          <Muted>Visitors do not see it.</Muted>
        )}
      </Box>
      {state === 'closed' && mayChange ? <StillWaiting jobIds={[id]} waiting={waiting} /> : null}
      {state === 'draft' && !hasDescription(values) ? (
        <Alert role="note" severity="warning" sx={{ mb: 2 }}>
          {NO_DESCRIPTION}
        </Alert>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) minmax(280px, 1fr)' },
          gridTemplateRows: { lg: 'auto 1fr' },
          alignItems: 'start',
          gap: 3,
          pb: 2.5,
        }}
      >
        {/* On a phone posting comes first: that is what jobs are mostly opened for there. */}
        <Box sx={{ gridArea: { lg: '1 / 2' } }}>
          <PostSection id={id} state={state} />
        </Box>
        <Box sx={{ gridArea: { lg: '1 / 1 / span 2' } }}>
          <JobPreview values={values} isWithoutMessage={state === 'open'} />
        </Box>
        <Box sx={{ gridArea: { lg: '2 / 2' } }}>
          <JobHistory changes={changes} />
        </Box>
      </Box>
    </>
  )
}

export const JobScreen = () => {
  const { id = '' } = useParams()
  const mayChange = useMay('recruiter')
  const { currentData: job, ...query } = jobsApi.useGetJobQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <Screen
      title={job ? `${job.job.position}` : 'Job'}
      back={{ label: 'Jobs', to: officePaths.jobs }}
      isFull
      actions={job && mayChange ? <JobButtons job={job} /> : null}
    >
      <Loaded query={{ ...query, data: job }} label="Loading the job">
        {(loaded) => <LoadedJob job={loaded} />}
      </Loaded>
    </Screen>
  )
}
