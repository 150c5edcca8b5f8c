import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { FormPage } from '@/components/form/FormPage'
import { Loading } from '@/components/Loading'
import { lazyWithFallback } from '@/components/lazyWithFallback'
import { Page } from '@/components/Page'
import { applyJobPath, idIn, jobDetailsPath, paths } from '@/domain/paths'
import { selectAppliedOn } from '@/store/device'
import { useAppSelector } from '@/store/hooks'
import { JobBox } from '../JobBox'
import { fullTimeJobsCrumb } from '../titles'
import { useJob } from '../useJob'
import { ApplyFields, emptyApplication, useApplied } from './ApplyForm'

/** Few visitors come without a job, for a closed one, or again: what they see is loaded then. */
const loadStates = () => import('./ApplyStates')
const ChooseJob = lazyWithFallback(async () => (await loadStates()).ChooseJob)
const ClosedJob = lazyWithFallback(async () => (await loadStates()).ClosedJob)
const AppliedBefore = lazyWithFallback(async () => (await loadStates()).AppliedBefore)
const WhatNext = lazyWithFallback(async () => (await loadStates()).WhatNext)

export const ApplyJobPage = () => {
  const { t, i18n } = useLingui()
  const [query] = useSearchParams()
  const jobId = idIn(query, 'job_id')
  const { job, isLoading, isClosed, closedJob } = useJob(jobId)
  const isApplied = useAppSelector((state) => selectAppliedOn(state, jobId) !== undefined)
  const onSaved = useApplied(job)
  const title = t`Apply For Job`
  if (isClosed)
    return (
      <Page
        title={title}
        description={t`This job is no longer open.`}
        path={applyJobPath(jobId)}
        trail={[fullTimeJobsCrumb(i18n)]}
        isGone
      >
        <Suspense>
          <ClosedJob job={closedJob} />
        </Suspense>
      </Page>
    )
  return (
    <FormPage
      key={jobId}
      name="application"
      title={title}
      description={t`Apply with your resume as a Word file. No sign-in, no fees.`}
      path={jobId === '' ? paths.applyJob : applyJobPath(jobId)}
      trail={[fullTimeJobsCrumb(i18n)]}
      advice={[
        t`Applying is free. We never ask candidates for money.`,
        t`No account is needed, only your resume as a Word file.`,
        t`Our recruiters read what you send, and call you if you fit this job.`,
      ]}
      before={
        <>
          {jobId === '' ? (
            <Suspense>
              <ChooseJob />
            </Suspense>
          ) : null}
          {isLoading ? <Loading label={t`Loading the job`} minHeight={116} /> : null}
          {job ? <JobBox job={job} href={jobDetailsPath(jobId)} /> : null}
          <Suspense>{isApplied ? <AppliedBefore jobId={jobId} /> : null}</Suspense>
        </>
      }
      after={
        isApplied ? (
          <Suspense>
            <WhatNext jobId={jobId} />
          </Suspense>
        ) : null
      }
      job={job}
      initialValues={emptyApplication(jobId)}
      onSaved={onSaved}
    >
      <ApplyFields />
    </FormPage>
  )
}
