import Container from '@mui/material/Container'
import Paper from '@mui/material/Paper'
import { useSearchParams } from 'react-router'
import { SubmitForm } from '@/components/form/SubmitForm'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { applyJobPath } from '@/domain/paths'
import { AppliedJob } from './AppliedJob'
import { ApplyFields, emptyApplication, useApplication } from './ApplyForm'
import { fullTimeJobsCrumb } from './titles'

const TITLE = 'Apply For Job'

/** An application on a screen of its own (spec section 2). */
export const ApplyJobPage = () => {
  const [query] = useSearchParams()
  const jobId = query.get('job_id')?.trim() ?? ''
  const submission = useApplication()
  return (
    <Container maxWidth="sm">
      <PageMeta
        title={TITLE}
        description="Apply with your resume as a Word file. No sign-in, no fees."
        path={applyJobPath(jobId)}
      />
      <PageHeading title={TITLE} trail={[fullTimeJobsCrumb]} />
      <AppliedJob jobId={jobId} />
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
        <SubmitForm
          key={jobId}
          label={TITLE}
          initialValues={emptyApplication(jobId)}
          submission={submission}
          submitLabel="Submit"
        >
          <ApplyFields />
        </SubmitForm>
      </Paper>
    </Container>
  )
}
