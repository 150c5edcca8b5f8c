import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { jobSpreadsheet } from '@/domain/office/jobs'
import { sizeLimit } from '@/domain/fileKinds'

type DropZoneProps = { isBusy: boolean; onChoose: (file: File) => void }

/** Takes a spreadsheet that is dropped or chosen. */
export const DropZone = ({ isBusy, onChoose }: DropZoneProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !isBusy) onChoose(file)
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        p: 3,
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : 'background.paper',
        textAlign: 'center',
      }}
    >
      <UploadIcon color="primary" />
      <Typography>Drop a spreadsheet here, or</Typography>
      <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <Typography variant="caption" color="textSecondary">
        {`Excel (.xlsx) or CSV, up to ${sizeLimit(jobSpreadsheet)}`}
      </Typography>
      <input
        ref={input}
        type="file"
        accept={jobSpreadsheet.endings.join(',')}
        aria-label="Spreadsheet"
        hidden
        onChange={(event) => {
          take(event.target.files)
          // The same file can be chosen again after it was mended.
          event.target.value = ''
        }}
      />
    </Box>
  )
}
