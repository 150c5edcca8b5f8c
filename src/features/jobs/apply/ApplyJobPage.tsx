import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { FormPage } from '@/components/form/FormPage'
import { applyJobPath, paths } from '@/domain/paths'
import { useJob } from '../useJob'
import { AppliedJob } from './AppliedJob'
import { ApplyFields, emptyApplication, useApplication } from './ApplyForm'
import { APPLY_TITLE, fullTimeJobsCrumb } from '../titles'

const ApplyClosedJob = lazy(() =>
  import('./ApplyClosedJob').then((module) => ({ default: module.ApplyClosedJob })),
)

const advice = [
  'Applying is free. We never ask candidates for money.',
  'No account is needed, only your resume as a Word file.',
  'Our recruiters read what you send, and pass it on to this employer only.',
]

export const ApplyJobPage = () => {
  const [query] = useSearchParams()
  const jobId = query.get('job_id')?.trim() ?? ''
  const { job, isClosed, closedJob } = useJob(jobId)
  const { submission } = useApplication(job)
  if (isClosed)
    return (
      <Suspense>
        <ApplyClosedJob jobId={jobId} job={closedJob} />
      </Suspense>
    )
  return (
    <FormPage
      key={jobId}
      title={APPLY_TITLE}
      description="Apply with your resume as a Word file. No sign-in, no fees."
      path={jobId === '' ? paths.applyJob : applyJobPath(jobId)}
      trail={[fullTimeJobsCrumb]}
      advice={advice}
      before={<AppliedJob jobId={jobId} />}
      initialValues={emptyApplication(jobId)}
      submission={submission}
    >
      <ApplyFields />
    </FormPage>
  )
}
