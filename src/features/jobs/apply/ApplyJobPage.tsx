import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useFormAnswer } from '@/components/form/formAnswer'
import { FormPage } from '@/components/form/FormPage'
import { lazyWithFallback } from '@/components/lazyWithFallback'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { applyJobPath, idIn, jobDetailsPath, paths } from '@/domain/paths'
import { selectAppliedOn } from '@/store/device'
import { useAppSelector } from '@/store/hooks'
import { JobBox } from '../JobBox'
import { fullTimeJobsCrumb } from '../titles'
import { useJob } from '../useJob'
import { AppliedBefore } from './AppliedBefore'
import { ApplyFields, emptyApplication, useApplied } from './ApplyForm'

const loadStates = () => import('./ApplyStates')
const ChooseJob = lazyWithFallback(async () => (await loadStates()).ChooseJob)
const ClosedJob = lazyWithFallback(async () => (await loadStates()).ClosedJob)
const WhatNext = lazyWithFallback(async () => (await loadStates()).WhatNext)

export const ApplyJobPage = () => {
  const { t, i18n } = useLingui()
  const [query] = useSearchParams()
  const jobId = idIn(query, 'job_id')
  const { job, isLoading, isClosed, closedJob } = useJob(jobId)
  const isApplied = useAppSelector((state) => selectAppliedOn(state, jobId) !== undefined)
  const onSaved = useApplied(job)
  const title = t`Apply For Job`
  const answer = useFormAnswer('application')
  // What was stored before the job was closed is acknowledged again.
  if (isClosed && (!answer || answer.errors))
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
          <Suspense>{jobId === '' ? <ChooseJob /> : null}</Suspense>
          {isLoading ? <Loading label={t`Loading the job`} minHeight={116} /> : null}
          {job ? <JobBox job={job} href={jobDetailsPath(jobId)} /> : null}
          <AppliedBefore jobId={jobId} />
        </>
      }
      after={<Suspense>{isApplied ? <WhatNext jobId={jobId} /> : null}</Suspense>}
      job={job}
      initialValues={emptyApplication(jobId)}
      onSaved={onSaved}
    >
      <ApplyFields jobId={jobId} />
    </FormPage>
  )
}
