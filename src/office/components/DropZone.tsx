import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState, type PropsWithChildren, type ReactNode } from 'react'
import type { FileKind } from '@/domain/submissions/fileKinds'

/** Children show the file chosen now. */
type DropZoneProps = PropsWithChildren<{
  /** The accessible name of the field. */
  label: string
  kind: FileKind<string>
  prompt: string
  buttonLabel: string
  /** Ties the button to a form field. */
  button?: Pick<ButtonProps, 'id' | 'name' | 'aria-label' | 'aria-describedby'>
  hint: string
  isBusy: boolean
  isWrong?: boolean
  onChoose: (file: File) => void
  actions?: ReactNode
}>

export const DropZone = (props: DropZoneProps) => {
  const { label, kind, isBusy, isWrong = false, onChoose, children } = props
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !isBusy) onChoose(file)
  }
  const restColor = isWrong ? 'error.main' : 'divider'
  const side = { xs: 'center', sm: children ? 'start' : 'center' }
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
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: side,
        columnGap: 3,
        rowGap: 1.5,
        p: children ? 1.5 : 3,
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : restColor,
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : 'background.paper',
      }}
    >
      {children}
      <Box
        sx={{ display: 'grid', justifyItems: side, gap: 1, flex: '1 1 220px', minWidth: 0, textAlign: side }}
      >
        {children ? null : <UploadIcon color="primary" />}
        <Typography>{props.prompt}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'inherit', gap: 1 }}>
          <Button
            {...props.button}
            variant="outlined"
            disabled={isBusy}
            onClick={() => input.current?.click()}
          >
            {props.buttonLabel}
          </Button>
          {props.actions}
        </Box>
        <Typography variant="caption" color="textSecondary">
          {props.hint}
        </Typography>
      </Box>
      <input
        ref={input}
        type="file"
        accept={kind.endings.join(',')}
        aria-label={label}
        hidden
        onChange={(event) => {
          take(event.target.files)
          // Lets the same file be chosen again after a correction.
          event.target.value = ''
        }}
      />
    </Box>
  )
}
