import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { isCutResume, RESUME_CHARACTERS_MAX, type Submission, type InboxFile } from '@/domain/office/inbox'
import { OFFICE_API } from '@/domain/office/paths'
import { submissionPath } from '../../../api/submissionsApi'
import { useDownload } from '../../../components/useDownload'
import { useMay } from '../../../store/useAccount'
import { Highlight } from './Highlight'
import { Section } from './Section'

const KB = 1024

/** '84 KB', '1.2 MB'. */
const sizeOf = (bytes: number) =>
  bytes < KB * KB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / KB / KB).toFixed(1)} MB`

const pathOf = (reference: string, { id }: InboxFile) =>
  `${submissionPath(reference)}/files/${encodeURIComponent(id)}`

/** The picture of the person, if one was sent that can be shown. */
export const Photo = ({ submission: { row, files } }: { submission: Submission }) => {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken || !files.some(({ isPhoto }) => isPhoto)) return null
  return (
    <Box
      component="img"
      src={`${OFFICE_API}${submissionPath(row.reference)}/photo`}
      alt={`Photo of ${row.name}`}
      onError={() => setIsBroken(true)}
      sx={{
        width: 72,
        height: 72,
        objectFit: 'cover',
        borderRadius: 1,
        bgcolor: 'action.hover',
        flexShrink: 0,
      }}
    />
  )
}

type FilesProps = { submission: Submission; search: string }

const CUT = `The text ends here: the first ${RESUME_CHARACTERS_MAX.toLocaleString('en-IN')} characters are shown and searched. The file has the rest.`

const ResumeText = ({ submission: { resume }, search }: FilesProps) => {
  if (resume === null) return null
  if ('text' in resume)
    return (
      <>
        <Box
          // A keyboard scrolls it, too.
          tabIndex={0}
          role="group"
          aria-label="Text of the resume"
          sx={{
            maxHeight: 420,
            overflowY: 'auto',
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.default',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            '& mark': { bgcolor: 'warning.main', color: 'background.paper', borderRadius: 0.5 },
          }}
        >
          {resume.text.trim() === '' ? (
            'There are no words in this file.'
          ) : (
            <Highlight text={resume.text} search={search} />
          )}
        </Box>
        {isCutResume(resume.text) ? (
          <Typography variant="body2" color="textSecondary">
            {CUT}
          </Typography>
        ) : null}
      </>
    )
  return (
    <Typography color="textSecondary">
      {'pending' in resume
        ? 'The resume is being read. Its text will be here in a moment.'
        : 'The resume cannot be read here. You can still download the file.'}
    </Typography>
  )
}

const nameOf = ({ name, size }: InboxFile) => `${name}, ${sizeOf(size)}`

/** The resume as text and as the file, and whatever else was sent with it. */
export const Files = ({ submission, search }: FilesProps) => {
  const mayDownload = useMay('recruiter')
  const download = useDownload()
  const { reference } = submission.row
  const resume = submission.files.find(({ isPhoto }) => !isPhoto)
  const others = submission.files.filter((file) => file !== resume)
  if (!resume && others.length === 0) return null
  return (
    <Section
      title={resume ? 'Resume' : 'Files'}
      action={
        resume && mayDownload ? (
          <Button
            {...download(pathOf(reference, resume))}
            size="small"
            variant="outlined"
            startIcon={<DownloadIcon />}
          >
            Download
          </Button>
        ) : null
      }
    >
      {resume ? (
        <Typography variant="body2" color="textSecondary">
          {nameOf(resume)}
        </Typography>
      ) : null}
      <ResumeText submission={submission} search={search} />
      {others.map((file) => (
        <Typography key={file.id} variant="body2" color="textSecondary">
          {mayDownload ? <Link {...download(pathOf(reference, file))}>{nameOf(file)}</Link> : nameOf(file)}
        </Typography>
      ))}
    </Section>
  )
}
