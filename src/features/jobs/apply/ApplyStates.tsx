import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useNavigate } from 'react-router'
import { jobsApi } from '@/api/jobsApi'
import { Note } from '@/components/Note'
import { SearchForm } from '@/components/SearchForm'
import { useSite } from '@/components/SiteSettings'
import type { Job } from '@/domain/content/entities'
import { filterTable, noFilters } from '@/domain/jobs/jobFilter'
import { searchQuery } from '@/domain/jobs/listAddress'
import { nextSteps, usualAnswer } from '@/domain/submissions/nextSteps'
import { jobDetailsPath, jobSearchPath, paths } from '@/domain/paths'
import { JobBox } from '../JobBox'
import { JobLinks, SimilarJobs } from '../JobLinks'

/** Says why an application cannot be sent. */
const NotOpen = ({ children }: { children: string }) => {
  const { t } = useLingui()
  return (
    <Box sx={{ mb: 3 }}>
      <Note action={<Button href={paths.fullTimeJobs}>{t`See all jobs`}</Button>}>{children}</Note>
    </Box>
  )
}

const NEWEST_MAX = 5

/** Leads to the jobs: an application needs one. */
export const ChooseJob = () => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data } = jobsApi.useSearchJobsQuery(searchQuery(noFilters, 1))
  return (
    <>
      <NotOpen>{t`Choose a job first: an application needs the job it is for.`}</NotOpen>
      <SearchForm
        label={t`Search jobs`}
        placeholder={t`Nurse, driver, Raipur …`}
        action={paths.fullTimeJobs}
        name={filterTable.text.parameter}
        isMain
        onSearch={(text) => void navigate(jobSearchPath(text))}
      />
      <JobLinks title={t`Newest jobs`} jobs={data?.jobs.slice(0, NEWEST_MAX) ?? []} sx={{ my: 3 }} />
      <Typography variant="h2" sx={{ mt: 4, mb: 1.5 }}>
        {t`What an application asks for`}
      </Typography>
    </>
  )
}

/** Replaces the form if the job is closed. It may be unknown. */
export const ClosedJob = ({ job }: { job: Job | undefined }) => {
  const { t } = useLingui()
  return (
    <>
      <NotOpen>{t`This job is no longer open, so an application for it cannot be sent.`}</NotOpen>
      {job ? (
        <>
          <JobBox job={job} href={jobDetailsPath(job.job_id)} />
          <SimilarJobs jobId={job.job_id} />
        </>
      ) : null}
    </>
  )
}

/** Shown below the form once this device has applied. */
export const WhatNext = ({ jobId }: { jobId: string }) => {
  const { t, i18n } = useLingui()
  const usual = usualAnswer(useSite().answerDays, i18n)
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2">{t`What happens next`}</Typography>
      <Typography sx={{ mt: 1 }}>{i18n._(nextSteps.application)}</Typography>
      {usual ? <Typography>{t`${usual}.`}</Typography> : null}
      <SimilarJobs jobId={jobId} />
    </Box>
  )
}
