import DoneIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { FirstSteps } from '@/domain/office/overview'
import { Section } from '../../components/Section'
import { kindPath, officePaths } from '../../paths'
import { PlainList, Small } from '../../components/texts'

const stepsOf = ({ company, jobs, colleagues }: FirstSteps) => [
  {
    label: 'Set your password',
    about: <Link href={officePaths.secondFactor}>Add a second factor</Link>,
    isDone: true,
  },
  {
    label: "Change the company's details",
    about: 'The offices on Contact Us. Name, numbers and links come from a file: see the README.',
    to: kindPath('offices'),
    isDone: company,
  },
  {
    label: 'Import or write jobs',
    about: 'From a spreadsheet, or one by one under Jobs.',
    to: officePaths.importJobs,
    isDone: jobs,
  },
  {
    label: 'Invite your colleagues',
    about: 'Each gets a link to set a password.',
    to: officePaths.accounts,
    isDone: colleagues,
  },
]

/** An owner's first steps. Gone once all are done. */
export const FirstStepsSection = ({ steps }: { steps: FirstSteps }) => (
  <Section title="First steps">
    <PlainList
      as="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
      }}
    >
      {stepsOf(steps).map(({ label, about, to, isDone }) => (
        <Box component="li" key={label} sx={{ display: 'flex', gap: 1 }}>
          {isDone ? (
            <DoneIcon fontSize="small" color="success" titleAccess="Done" />
          ) : (
            <OpenIcon fontSize="small" color="action" titleAccess="To do" />
          )}
          <Box sx={{ minWidth: 0 }}>
            {to ? (
              <Link href={to} sx={{ fontWeight: 600 }}>
                {label}
              </Link>
            ) : (
              <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
            )}
            <Small>{about}</Small>
          </Box>
        </Box>
      ))}
    </PlainList>
  </Section>
)
