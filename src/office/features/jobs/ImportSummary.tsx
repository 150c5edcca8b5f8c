import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { languageOf } from '@/domain/display'
import { jobLabel } from '@/domain/office/jobFields'
import type { JobImport, JobsNamed } from '@/domain/office/jobs'
import { problemSentence } from '@/domain/office/problems'

/** '3 new, 2 changed, 1 closed'. */
export const changesOf = ({ added, changed, closed }: JobImport) =>
  `${added} new, ${changed} changed, ${closed} closed`

export const hasChanges = ({ added, changed, closed }: JobImport) => added + changed + closed > 0

const labels = [
  ['added', 'New'],
  ['changed', 'Changed'],
  ['closed', 'Closed'],
] as const

type SomeJobsProps = { label: string; count: number; first: JobsNamed['added'] }

/** The first jobs of a kind by name, and how many there are besides. */
const SomeJobs = ({ label, count, first }: SomeJobsProps) => {
  const id = useId()
  return (
    <Box sx={{ mt: 1 }}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, pl: 2.5 }}>
        {first.map(({ id: number, position }) => (
          <li key={number} lang={languageOf(position)}>{`${position}, no. ${number}`}</li>
        ))}
        {count > first.length ? <li>{`and ${count - first.length} more`}</li> : null}
      </Box>
    </Box>
  )
}

const WrongRows = ({ errors }: Pick<JobImport, 'errors'>) => {
  const count = new Set(errors.map(({ row }) => row)).size
  // A row may have the same problem twice.
  const distinct = new Map(
    errors.map(({ row, problem }) => {
      const sentence = problemSentence(problem, jobLabel)
      return [`${row} ${sentence}`, { row, sentence }]
    }),
  )
  return (
    <Alert severity="error" slotProps={{ message: { sx: { minWidth: 0, flexGrow: 1 } } }}>
      <AlertTitle>{count === 1 ? 'One row is wrong' : `${count} rows are wrong`}</AlertTitle>
      Nothing can be imported until they are right. Fix these rows and upload the file again.
      <Box
        component="ul"
        // The keyboard must be able to scroll it.
        tabIndex={0}
        aria-label="Wrong rows"
        sx={{
          m: 0,
          mt: 1,
          p: 0,
          listStyle: 'none',
          maxHeight: 320,
          overflowY: 'auto',
          overflowWrap: 'anywhere',
        }}
      >
        {[...distinct].map(([key, { row, sentence }]) => (
          <Box component="li" key={key} sx={{ display: 'flex', gap: 1.5, py: 0.5 }}>
            <Box component="span" sx={{ flex: '0 0 4.5em', fontWeight: 600 }}>
              {row === 0 ? 'File' : `Row ${row}`}
            </Box>
            <span>{sentence}</span>
          </Box>
        ))}
      </Box>
    </Alert>
  )
}

/** The changes that an import would make, or every wrong row that keeps it from making any. */
export const ImportSummary = ({ summary }: { summary: JobImport }) => {
  if (summary.errors.length > 0) return <WrongRows errors={summary.errors} />
  if (!hasChanges(summary))
    return <Alert severity="info">The site has all of these jobs already, just as they are here.</Alert>
  return (
    <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
      {changesOf(summary)}
      {labels
        .filter(([kind]) => summary[kind] > 0)
        .map(([kind, label]) => (
          <SomeJobs key={kind} label={label} count={summary[kind]} first={summary.first?.[kind] ?? []} />
        ))}
    </Alert>
  )
}
