import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { jobDetailsPath, paths } from '@/domain/paths'
import { DETAILS_DOCUMENT_TITLE, detailsCrumb, fullTimeJobsCrumb } from './titles'

const TITLE = 'This job is no longer open'

/** The details of a job that the list does not hold. */
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
    <Typography sx={{ mb: 3 }}>It was filled or withdrawn. Others like it may be open.</Typography>
    <Button component={RouterLink} to={paths.fullTimeJobs} variant="contained">
      See all full-time jobs
    </Button>
  </>
)
