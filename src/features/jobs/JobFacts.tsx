import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined'
import Box from '@mui/material/Box'
import type { SvgIconComponent } from '@mui/icons-material'
import type { Job } from '@/domain/entities'
import { experienceRange, openings, salaryRange } from '@/domain/display'

const Fact = ({ icon: Icon, name, value }: { icon: SvgIconComponent; name: string; value: string }) => (
  <Box component="li" sx={{ display: 'flex', gap: 0.75, minWidth: 0 }}>
    <Icon titleAccess={name} sx={{ fontSize: '1.15em', mt: '0.2em', color: 'primary.main', flexShrink: 0 }} />
    <Box component="span" sx={{ minWidth: 0 }}>
      {value}
    </Box>
  </Box>
)

/** What decides at a glance whether a job is worth reading. */
export const JobFacts = ({ job }: { job: Job }) => (
  <Box
    component="ul"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2.5,
      rowGap: 0.5,
      listStyle: 'none',
      m: 0,
      p: 0,
      typography: 'body2',
    }}
  >
    <Fact icon={WorkIcon} name="Experience" value={experienceRange(job)} />
    <Fact icon={PaymentsIcon} name="Salary" value={salaryRange(job)} />
    <Fact icon={PlaceIcon} name="Location" value={job.location || 'Location not specified'} />
    <Fact icon={GroupsIcon} name="Openings" value={openings(job.no_of_posts)} />
  </Box>
)
