import { useLingui } from '@lingui/react/macro'
import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { SubmitForm } from '@/components/form/SubmitForm'
import { useSubmission } from '@/components/form/useSubmission'
import type { Job } from '@/domain/content/entities'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { localized } from '@/domain/content/localized'
import { APPLY_DIALOG_WIDTH_PX } from '@/domain/site/limits'
import { selectAppliedOn } from '@/store/device'
import { useAppSelector } from '@/store/hooks'
import { NoMoneyAsked } from '@/components/NoMoneyAsked'
import { AppliedMark } from '../AppliedMark'
import { AppliedBefore } from './AppliedBefore'
import { ApplyFields, emptyApplication, useApplied } from './ApplyForm'

/** The fields scroll: at the lower edge of the dialog, over the padding of its content. */
const actionsSx = {
  position: 'sticky',
  bottom: -20,
  zIndex: 1,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
}

type ApplyDialogProps = { job: Job; open: boolean; onClose: () => void }

/** Applies without leaving the job. */
export const ApplyDialog = ({ job, open, onClose }: ApplyDialogProps) => {
  const { t, i18n } = useLingui()
  const submission = useSubmission({ name: 'application', job, onSaved: useApplied(job, onClose) })
  const { isSending } = submission
  const isApplied = useAppSelector((state) => selectAppliedOn(state, job.job_id) !== undefined)
  const { text: position } = localized(job, 'position', i18n)
  const title = t`Apply for ${position} Position`
  return (
    <Dialog
      open={open}
      // A click outside the dialog must not throw away what was typed.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && !isSending && onClose()}
      slotProps={{ paper: { sx: { maxWidth: APPLY_DIALOG_WIDTH_PX } } }}
    >
      <DialogTitle variant="h3" sx={{ pr: 8 }}>
        {title}
      </DialogTitle>
      {/* The Close button is at the end of a long form. */}
      <IconButton
        aria-label={t`Dismiss`}
        disabled={isSending}
        onClick={onClose}
        sx={{ position: 'absolute', top: 8, right: 8 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent dividers sx={{ scrollPaddingBottom: 80 }}>
        <Typography variant="body2" color="textSecondary">
          {jobNumber(job, i18n)} <AppliedMark jobId={job.job_id} />
        </Typography>
        {isApplied ? (
          <Box sx={{ mt: 1.5 }}>
            <AppliedBefore jobId={job.job_id} />
          </Box>
        ) : null}
        <NoMoneyAsked jobId={job.job_id} />
        <SubmitForm
          label={title}
          initialValues={emptyApplication(job.job_id)}
          submission={submission}
          submitLabel={t`Apply`}
          actionsSx={actionsSx}
          actions={
            <Button type="button" disabled={isSending} onClick={onClose}>
              {t`Close`}
            </Button>
          }
        >
          <ApplyFields jobId={job.job_id} />
        </SubmitForm>
      </DialogContent>
    </Dialog>
  )
}
