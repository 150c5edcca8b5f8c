import CloseIcon from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { RequiredNote } from '@/components/form/Field'
import { SubmitForm } from '@/components/form/SubmitForm'
import type { Job } from '@/domain/entities'
import { APPLY_DIALOG_WIDTH_PX } from '@/domain/limits'
import { APPLICATION_DRAFT, ApplyFields, emptyApplication, useApplication } from './ApplyForm'

type ApplyDialogProps = { job: Job; open: boolean; onClose: () => void }

/** Applies without leaving the job (spec section 2). */
export const ApplyDialog = ({ job, open, onClose }: ApplyDialogProps) => {
  const submission = useApplication(onClose)
  const titleId = useId()
  const title = `Apply for ${job.position} Position`
  return (
    <Dialog
      open={open}
      // A finger that misses the form must not throw away what was typed.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && !submission.isSending && onClose()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: APPLY_DIALOG_WIDTH_PX } } }}
    >
      <DialogTitle id={titleId} variant="h3" component="h2" sx={{ pr: 8 }}>
        {title}
      </DialogTitle>
      {/* The button that closes stands at the end of a long form. */}
      <IconButton
        aria-label="Dismiss"
        disabled={submission.isSending}
        onClick={onClose}
        sx={{ position: 'absolute', top: 8, right: 8 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent dividers>
        <RequiredNote />
        <SubmitForm
          label={title}
          initialValues={emptyApplication(job.job_id)}
          submission={submission}
          submitLabel="Apply"
          draft={APPLICATION_DRAFT}
          actions={
            <button type="button" className="form-button" disabled={submission.isSending} onClick={onClose}>
              Close
            </button>
          }
        >
          <ApplyFields />
        </SubmitForm>
      </DialogContent>
    </Dialog>
  )
}
