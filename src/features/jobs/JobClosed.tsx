import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { jobDetailsPath, paths } from '@/domain/paths'
import { DETAILS_DOCUMENT_TITLE, detailsCrumb, fullTimeJobsCrumb } from './titles'

const TITLE = 'This job is no longer open'

/** The details of a job that is not in the list. */
export const JobClosed = ({ id }: { id: string }) => (
  <>
    <PageMeta
      title={TITLE}
      description="The job was filled or withdrawn."
      path={jobDetailsPath(id)}
      documentTitle={DETAILS_DOCUMENT_TITLE}
      isGone
    />
    <PageHeading title={TITLE} trail={[fullTimeJobsCrumb]} crumb={detailsCrumb} />
    <Typography sx={{ mb: 3 }}>It was filled or withdrawn. Similar jobs may be open.</Typography>
    <Button variant="contained" href={paths.fullTimeJobs}>
      See all full-time jobs
    </Button>
  </>
)
