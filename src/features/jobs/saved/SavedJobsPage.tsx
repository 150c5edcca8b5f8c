import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Suspense, useId, useRef, useState, type PropsWithChildren } from 'react'
import { CopyLink } from '@/components/CopyLink'
import { forgetDetails, hasDetails } from '@/components/form/forgetDetails'
import { lazyWithFallback } from '@/components/lazyWithFallback'
import { Page } from '@/components/Page'
import { useHydrated } from '@/components/scripting'
import { useAbsoluteUrl } from '@/components/SiteSettings'
import { localized } from '@/domain/content/localized'
import { paths, SHORTLIST_MAX, shortlistPath } from '@/domain/paths'
import { jobUnsaved, selectApplied, selectSaved, selectViewed, type KeptJob } from '@/store/device'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { selectReceipts, type Receipt } from '@/store/receipts'
import { fullTimeJobsCrumb, jobCount } from '../titles'
import { useJobsById } from '../useJob'
import { KeptJobList, type KeptJobListProps, type NamedJob } from './KeptJobList'

const actionsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2.5,
  mb: 2,
  '& .MuiButton-text': { mx: -1 },
}

const CompareTable = lazyWithFallback(async () => (await import('./CompareTable')).CompareTable)

const COMPARED_MIN = 2
const COMPARED_MAX = 3

type SavedListProps = Pick<KeptJobListProps, 'jobs' | 'known'> & { onRemoved: () => void }

/** The saved jobs, which can be compared and sent as one link. */
const SavedList = ({ jobs, known, onRemoved }: SavedListProps) => {
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const absoluteUrl = useAbsoluteUrl()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isComparing, setIsComparing] = useState(false)
  const ids = jobs.map(({ job_id }) => job_id)
  const openJobsIn = (some: readonly string[]) => some.flatMap((id) => known.find(id)?.job ?? [])
  const openJobs = openJobsIn(ids)
  const tickedJobs = openJobsIn(ticked.filter((id) => ids.includes(id)))
  // Up to three are compared without ticks.
  const compared = tickedJobs.length === 0 && openJobs.length <= COMPARED_MAX ? openJobs : tickedJobs
  const toggle = (id: string) =>
    setTicked(ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id])
  const remove = (job: NamedJob) => {
    dispatch(jobUnsaved(job.job_id))
    onRemoved()
  }
  const canCompare = compared.length >= COMPARED_MIN
  const hintId = useId()
  const shared = Math.min(jobs.length, SHORTLIST_MAX)
  const these = jobCount(shared, i18n)
  const shortlist = shortlistPath(ids.slice(0, shared))
  return (
    <>
      <KeptJobList
        jobs={jobs}
        known={known}
        renderBefore={(job) => {
          const { job_id } = job
          const { text: position } = localized(job, 'position', i18n)
          return ids.length < COMPARED_MIN ? null : (
            <Checkbox
              checked={ticked.includes(job_id)}
              disabled={
                !known.find(job_id)?.job || (tickedJobs.length >= COMPARED_MAX && !ticked.includes(job_id))
              }
              onChange={() => toggle(job_id)}
              slotProps={{ input: { 'aria-label': t`Compare ${position}` } }}
            />
          )
        }}
        renderAfter={(job) => {
          const { text: name } = localized(job, 'position', i18n)
          return (
            <IconButton aria-label={t`Remove ${name}`} onClick={() => remove(job)}>
              <DeleteIcon />
            </IconButton>
          )
        }}
      />
      {ids.length < COMPARED_MIN ? null : (
        <Box sx={actionsSx}>
          <Button
            variant="outlined"
            disabled={!canCompare}
            aria-describedby={hintId}
            onClick={() => setIsComparing(true)}
          >
            {t`Compare`}
          </Button>
          <Typography id={hintId} variant="body2" color="textSecondary">
            {canCompare ? '' : t`Tick 2 or 3 to compare`}
          </Typography>
        </Box>
      )}
      <Box sx={actionsSx}>
        <Typography variant="body2">
          {shared === 1 ? t`Share this job:` : t`Share these ${these}:`}
        </Typography>
        <CopyLink url={absoluteUrl(shortlist)} />
        <Button href={shortlist}>{t`Shortlist of ${these}`}</Button>
      </Box>
      <Suspense>{isComparing && canCompare ? <CompareTable jobs={compared} /> : null}</Suspense>
    </>
  )
}

type SectionProps = PropsWithChildren<{ title: string; jobs: readonly NamedJob[]; ifEmpty: string }>

const Section = ({ title, jobs, ifEmpty, children }: SectionProps) => (
  <section>
    <Typography variant="h2">{title}</Typography>
    {jobs.length === 0 ? (
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {ifEmpty}
      </Typography>
    ) : (
      children
    )}
  </section>
)

/** The jobs that were applied for, the newest first, each once. */
const appliedJobs = (receipts: readonly Receipt[], applied: readonly KeptJob[]) =>
  [
    ...receipts.map(({ jobId: job_id, about: position, about_hi: position_hi }) => ({
      job_id,
      position,
      position_hi,
    })),
    ...applied,
  ].filter(
    ({ job_id }, index, all) => job_id !== '' && all.findIndex((one) => one.job_id === job_id) === index,
  )

/** The jobs that this device remembers. */
export const SavedJobsPage = () => {
  const { t, i18n } = useLingui()
  const store = useAppStore()
  const saved = useAppSelector(selectSaved)
  const viewed = useAppSelector(selectViewed)
  const receipts = useAppSelector(selectReceipts)
  const applied = appliedJobs(receipts, useAppSelector(selectApplied))
  const [undo, setUndo] = useState<() => void>()
  const intro = useRef<HTMLParagraphElement>(null)
  /** The pressed button disappears. */
  const focusIntro = () => intro.current?.focus()
  const forgetAll = () => {
    const bringBack = forgetDetails(store)
    setUndo(() => () => {
      setUndo(undefined)
      bringBack()
      focusIntro()
    })
    focusIntro()
  }
  const isEmpty = saved.length + viewed.length + applied.length + receipts.length === 0
  const isKept = useHydrated() && hasDetails()
  const known = useJobsById([...saved, ...viewed, ...applied].map(({ job_id }) => job_id))
  return (
    <Page
      title={t`Your jobs`}
      description={t`The jobs that you saved, read and applied for on this device.`}
      trail={[fullTimeJobsCrumb(i18n)]}
      isGone
    >
      <Typography ref={intro} tabIndex={-1} sx={{ mb: 4 }}>
        {t`Kept on this device only. No account is needed.`}
      </Typography>
      <div role="status">
        {undo ? (
          <Alert
            role="none"
            severity="success"
            sx={{ mb: 4, '& button': { whiteSpace: 'nowrap' } }}
            action={<Button onClick={undo}>{t`Undo`}</Button>}
          >
            {t`Your details are forgotten.`}
          </Alert>
        ) : null}
      </div>
      <noscript>
        <Typography sx={{ mb: 4 }}>
          {t`Remembering jobs needs JavaScript, which is off in your browser.`}
        </Typography>
      </noscript>
      <Section
        title={t`Saved jobs`}
        jobs={saved}
        ifEmpty={t`Press the heart of a job to save it here. You can then compare jobs, and send them as one link.`}
      >
        <SavedList jobs={saved} known={known} onRemoved={focusIntro} />
      </Section>
      <Section
        title={t`Recently viewed`}
        jobs={viewed}
        ifEmpty={t`The jobs that you read will be listed here.`}
      >
        <KeptJobList jobs={viewed} known={known} />
      </Section>
      <Section
        title={t`Applied for`}
        jobs={applied}
        ifEmpty={t`The jobs that you apply for will be listed here.`}
      >
        <KeptJobList jobs={applied} known={known} />
      </Section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {isEmpty ? (
          <Button variant="contained" href={paths.fullTimeJobs}>
            {t`See all full-time jobs`}
          </Button>
        ) : null}
        {isEmpty && !isKept ? null : (
          <Button variant="outlined" color="error" onClick={forgetAll}>
            {t`Forget my details`}
          </Button>
        )}
      </Box>
    </Page>
  )
}
