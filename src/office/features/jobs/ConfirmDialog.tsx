import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { OfficeDialog } from '../../components/OfficeDialog'

type ConfirmDialogProps = {
  title: string
  text: string
  confirmLabel: string
  cancelLabel?: string
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is lost. */
export const ConfirmDialog = ({
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  isBusy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <OfficeDialog title={title} onClose={onClose}>
    <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>{text}</Typography>
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      <Button autoFocus onClick={onClose}>
        {cancelLabel}
      </Button>
      <Button variant="contained" color="error" loading={isBusy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </Stack>
  </OfficeDialog>
)
