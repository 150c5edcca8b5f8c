import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState, type PropsWithChildren } from 'react'
import { OfficeDialog } from './OfficeDialog'

type ConfirmDialogProps = PropsWithChildren<{
  title: string
  confirmLabel: string
  cancelLabel?: string
  isDangerous?: boolean
  /** Takes the dialog away when it is done, or resolves with the sentence that says why it failed. */
  onConfirm: () => Promise<string | undefined> | undefined
  onClose: () => void
}>

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({
  title,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDangerous = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) => {
  const [problem, setProblem] = useState<string>()
  const [isRunning, setIsRunning] = useState(false)
  const confirm = async () => {
    setIsRunning(true)
    setProblem(await onConfirm())
    setIsRunning(false)
  }
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <Stack spacing={2}>
        {children}
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={onClose} autoFocus>
            {cancelLabel}
          </Button>
          <Button
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={isRunning}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </Stack>
      </Stack>
    </OfficeDialog>
  )
}
