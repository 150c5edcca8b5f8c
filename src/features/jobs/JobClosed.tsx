import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
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
    <Link to={paths.fullTimeJobs} className="button button-contained">
      See all full-time jobs
    </Link>
  </>
)
