import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState, type PropsWithChildren } from 'react'
import { OfficeDialog } from '../../components/OfficeDialog'

type ConfirmDialogProps = PropsWithChildren<{
  title: string
  confirmLabel: string
  isDangerous?: boolean
  /** Resolves with the sentence that says why it failed. */
  onConfirm: () => Promise<string | undefined>
  onClose: () => void
}>

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({
  title,
  confirmLabel,
  isDangerous = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) => {
  const [problem, setProblem] = useState<string>()
  const [isRunning, setIsRunning] = useState(false)
  const confirm = async () => {
    setIsRunning(true)
    const refusal = await onConfirm()
    setIsRunning(false)
    if (refusal === undefined) onClose()
    else setProblem(refusal)
  }
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <Stack spacing={2}>
        {children}
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button onClick={onClose} autoFocus>
            Cancel
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
