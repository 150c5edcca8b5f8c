import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'
import { NewTabMark, newTab } from '@/components/NewTabMark'
import { counted } from '@/domain/display'
import type { PersonSubmission, SimilarSubmission } from '@/domain/office/data'
import { inboxKinds } from '@/domain/office/inbox'
import { showDate } from '../../components/dates'
import { submissionPath } from '../../paths'

export const SubmissionLines = ({ children }: PropsWithChildren) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      maxHeight: 360,
      overflowY: 'auto',
      '& > li + li': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    {children}
  </Box>
)

const aboutOf = ({ kind, receivedAt, files }: PersonSubmission) =>
  [inboxKinds[kind], showDate(receivedAt), ...(files > 0 ? [counted(files, 'file')] : [])].join(', ')

/** Opens beside, so that what was found stays. */
const OpenLink = ({ reference, name }: PersonSubmission) => (
  <Link
    href={submissionPath(reference)}
    {...newTab}
    aria-label={`Open ${name}`}
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, py: 1, flexShrink: 0 }}
  >
    Open
    <NewTabMark />
  </Link>
)

/** A submission that would be erased. */
export const SubmissionLine = ({ submission }: { submission: PersonSubmission }) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1.5 }}>
    <Box sx={{ flex: 1, minWidth: 0, py: 0.75 }}>
      <Typography sx={{ fontWeight: 600 }}>{submission.name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {aboutOf(submission)}
      </Typography>
    </Box>
    <OpenLink {...submission} />
  </Box>
)

type SimilarLineProps = {
  submission: SimilarSubmission
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

const inWords = (field: string) => field.replaceAll('_', ' ')

/** One that may be of the same person. */
export const SimilarLine = ({ submission, isTicked, onTick }: SimilarLineProps) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 0.5, pr: 1.5 }}>
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, cursor: 'pointer' }}
    >
      <Checkbox size="small" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
      <Box sx={{ minWidth: 0, py: 0.75 }}>
        <Typography sx={{ fontWeight: 600 }}>{submission.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${aboutOf(submission)}. See ${submission.fields.map(inWords).join(', ')}.`}
        </Typography>
      </Box>
    </Box>
    <OpenLink {...submission} />
  </Box>
)
