import Typography from '@mui/material/Typography'
import { counted } from '@/domain/text/display'
import { inboxKinds, type Submission } from '@/domain/submissions/inbox'
import { submissionsApi } from '../../../api/submissionsApi'
import { ConfirmDialog, DialogButton } from '../../../components/forms'

type EraseButtonProps = { submission: Submission; onErased: () => void }

/** Takes a submission away for good, after a question. */
export const EraseButton = ({ submission: { row, files, notes }, onErased }: EraseButtonProps) => {
  const [erase] = submissionsApi.useEraseSubmissionMutation()
  const parts = { file: files.length, note: notes.length, tag: row.tags.length }
  const counts = Object.entries(parts).flatMap(([unit, count]) => (count > 0 ? counted(count, unit) : []))
  const what = new Intl.ListFormat('en-GB').format([`the ${inboxKinds[row.kind].toLowerCase()}`, ...counts])
  return (
    <DialogButton
      color="error"
      size="small"
      renderDialog={(onClose) => (
        <ConfirmDialog
          title={`Erase what ${row.name || 'this person'} sent?`}
          submitLabel="Erase"
          isDangerous
          onSubmit={() => erase(row.reference)}
          done={() => {
            onErased()
            return 'Erased'
          }}
          onClose={onClose}
        >
          <Typography>{`This erases ${what} for good. The log records only that it was done.`}</Typography>
        </ConfirmDialog>
      )}
    >
      Erase
    </DialogButton>
  )
}
