import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { fileSize } from '@/domain/submissions/fileKinds'
import { RESUME_CHARACTERS_MAX, type Submission, type InboxFile } from '@/domain/submissions/inbox'
import { OFFICE_API } from '@/domain/office/paths'
import { submissionPath } from '../../../api/submissionsApi'
import { useDownload } from '../../../components/buttons'
import { Highlight, Section } from './parts'
import { Small } from '../../../components/texts'

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

const Note = ({ text }: { text: string }) => <Small>{text}</Small>

const CUT = `The text ends here: the first ${RESUME_CHARACTERS_MAX.toLocaleString('en-IN')} characters are shown and searched. The file has the rest.`

const ResumeText = ({ submission: { resume }, search }: FilesProps) => {
  if (resume === null) return null
  if ('pending' in resume) return <Note text="The resume is being read. Its text will be here in a moment." />
  if ('unreadable' in resume)
    return <Note text="The resume cannot be read here. You can still download the file." />
  return (
    <>
      <Box
        // Lets the keyboard scroll it.
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
        <Highlight text={resume.text.trim() || 'This file has no text.'} search={search} />
      </Box>
      {/* It may be one short of the limit: half a character is dropped. */}
      {resume.text.length >= RESUME_CHARACTERS_MAX - 1 ? <Note text={CUT} /> : null}
    </>
  )
}

const nameOf = ({ name, size }: InboxFile, i18n: I18n) => `${name}, ${fileSize(size, i18n)}`

export const Files = ({ submission, search }: FilesProps) => {
  const { i18n } = useLingui()
  const download = useDownload()
  const { row, files } = submission
  if (files.length === 0) return null
  const linkTo = ({ id }: InboxFile) =>
    download(`${submissionPath(row.reference)}/files/${encodeURIComponent(id)}`)
  const resume = files.find(({ isPhoto }) => !isPhoto)
  const button = resume ? (
    <Button {...linkTo(resume)} size="small" variant="outlined" startIcon={<DownloadIcon />}>
      Download
    </Button>
  ) : null
  return (
    <Section title={resume ? 'Resume' : 'Files'} action={button}>
      {resume ? <Note text={nameOf(resume, i18n)} /> : null}
      <ResumeText submission={submission} search={search} />
      {files
        .filter((file) => file !== resume)
        .map((file) => (
          <Small key={file.id}>
            <Link {...linkTo(file)}>{nameOf(file, i18n)}</Link>
          </Small>
        ))}
    </Section>
  )
}
