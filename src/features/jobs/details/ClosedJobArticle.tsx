import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Page } from '@/components/Page'
import type { Job } from '@/domain/entities'
import { jobHeadline } from '@/domain/jobs/jobSummary'
import { jobDetailsPath, paths } from '@/domain/paths'
import { ClosedJob, NO_LONGER_OPEN } from '../ClosedJob'
import { DETAILS_DOCUMENT_TITLE, detailsCrumb, fullTimeJobsCrumb } from '../titles'
import { SimilarJobs } from './SimilarJobs'

const REASON = 'It was filled or withdrawn.'

type ClosedJobArticleProps = {
  id: string
  /** Undefined where nothing is known of it. */
  job: Job | undefined
}

/** What stands at the address of a job that is not open. */
export const ClosedJobArticle = ({ id, job }: ClosedJobArticleProps) => (
  <Page
    title={NO_LONGER_OPEN}
    description={job ? `${jobHeadline(job)}. ${REASON}` : REASON}
    path={jobDetailsPath(id)}
    documentTitle={DETAILS_DOCUMENT_TITLE}
    trail={[fullTimeJobsCrumb]}
    crumb={detailsCrumb}
    isGone
  >
    {job ? <ClosedJob job={job} /> : null}
    <Typography sx={{ mb: 3 }}>{`${REASON} Similar jobs may be open.`}</Typography>
    <Button variant="contained" href={paths.fullTimeJobs}>
      See all full-time jobs
    </Button>
    <SimilarJobs jobId={id} />
  </Page>
)
