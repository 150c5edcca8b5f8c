import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import SavedIcon from '@mui/icons-material/Favorite'
import UnsavedIcon from '@mui/icons-material/FavoriteBorder'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { hiddenWithoutScript } from '@/components/scripting'
import type { Job } from '@/domain/content/entities'
import { paths, SHORTLIST_MAX, shortlistIds, shortlistPath } from '@/domain/paths'
import { jobSaved, jobUnsaved, selectSaved } from '@/store/device'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useJobsById } from '../useJob'
import { JobResults } from '../list/JobResults'
import { fullTimeJobsCrumb, jobCount } from '../titles'

const closedSentence = (closed: number, all: number, i18n: I18n) => {
  if (all === 0) return i18n._(msg`This link names no job.`)
  if (closed === 0) return ''
  if (closed === all) return i18n._(msg`None of these jobs is open any more.`)
  return i18n._(
    msg`${plural(closed, { one: '# of these jobs is no longer open.', other: '# of these jobs are no longer open.' })}`,
  )
}

/** Keeps all jobs on the device, or none of them, as the heart of a job does with one. */
const SaveAll = ({ jobs }: { jobs: readonly Job[] }) => {
  const { t } = useLingui()
  const dispatch = useAppDispatch()
  const saved = useAppSelector(selectSaved)
  const unsaved = jobs.filter(({ job_id: id }) => !saved.some(({ job_id }) => job_id === id))
  const isSaved = unsaved.length === 0
  const toggle = () => {
    for (const job of isSaved ? jobs : unsaved) dispatch(isSaved ? jobUnsaved(job.job_id) : jobSaved(job))
  }
  return (
    <Button
      variant="outlined"
      aria-pressed={isSaved}
      startIcon={isSaved ? <SavedIcon /> : <UnsavedIcon />}
      onClick={toggle}
      sx={{ mb: 2, displayPrint: 'none', ...hiddenWithoutScript }}
    >
      {t`Save all`}
    </Button>
  )
}

export const ShortlistPage = () => {
  const { t, i18n } = useLingui()
  const [query] = useSearchParams()
  const named = shortlistIds(query)
  const ids = named.slice(0, SHORTLIST_MAX)
  const { find, isLoading } = useJobsById(named)
  const found = ids.map(find)
  const jobs = found.flatMap((one) => one?.job ?? [])
  const sentence = found.includes(undefined) ? '' : closedSentence(ids.length - jobs.length, ids.length, i18n)
  const [chosen, most] = [jobCount(jobs.length, i18n), SHORTLIST_MAX]
  return (
    <Page
      title={t`Shortlist of jobs`}
      subtitle={
        jobs.length > 0
          ? t`${chosen} chosen for you. Read them, save them, and apply for those that fit.`
          : ''
      }
      description={t`Full-time jobs that were chosen for you. Apply with your resume: no fees, no sign-in.`}
      path={shortlistPath(ids)}
      trail={[fullTimeJobsCrumb(i18n)]}
    >
      {isLoading ? <Loading label={t`Loading jobs`} /> : null}
      {jobs.length > 0 ? (
        <>
          <SaveAll jobs={jobs} />
          <JobResults jobs={jobs} />
        </>
      ) : null}
      {sentence ? <Typography sx={{ my: 3 }}>{sentence}</Typography> : null}
      {named.length > ids.length ? (
        <Typography sx={{ my: 3 }}>{t`This link names more jobs. The first ${most} are shown.`}</Typography>
      ) : null}
      <Button href={paths.fullTimeJobs} sx={{ mt: 2, mx: -1, displayPrint: 'none' }}>
        {t`See all full-time jobs`}
      </Button>
    </Page>
  )
}
