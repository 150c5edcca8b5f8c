import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
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
      <DialogTitle id={titleId} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent dividers>
        <SubmitForm
          label={title}
          initialValues={emptyApplication(job.job_id)}
          submission={submission}
          submitLabel="Apply"
          draft={APPLICATION_DRAFT}
          actions={
            <Button size="large" disabled={submission.isSending} onClick={onClose}>
              Close
            </Button>
          }
        >
          <ApplyFields />
        </SubmitForm>
      </DialogContent>
    </Dialog>
  )
}
