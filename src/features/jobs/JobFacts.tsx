import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined'
import { styled } from '@mui/material/styles'
import { experienceRange, openings, salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { languageOf } from '@/domain/language'

/** The icons are sized here and not by `sx`: a list draws a hundred of them. */
const FactList = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 6, minWidth: 0 },
  '& span': { minWidth: 0 },
  '& svg': { marginTop: 3, fontSize: '1.0625rem', color: theme.palette.primary.main },
}))

/** The facts that decide at a glance whether a job is worth reading. */
export const JobFacts = ({ job }: { job: Job }) => (
  <FactList>
    <li>
      <WorkIcon titleAccess="Experience" />
      <span>{experienceRange(job)}</span>
    </li>
    <li>
      <PaymentsIcon titleAccess="Salary" />
      <span>{salaryRange(job)}</span>
    </li>
    <li>
      <PlaceIcon titleAccess="Location" />
      <span lang={languageOf(job.location)}>{job.location || 'Location not specified'}</span>
    </li>
    <li>
      <GroupsIcon titleAccess="Openings" />
      <span>{openings(job.no_of_posts)}</span>
    </li>
  </FactList>
)
