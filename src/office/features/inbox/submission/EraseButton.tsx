import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { counted } from '@/domain/display'
import { inboxKinds, type Submission } from '@/domain/office/inbox'
import { useEraseSubmissionMutation } from '../../../api/submissionsApi'
import { ConfirmDialog } from '../../../components/dialogs'
import { useNotify } from '../../../components/Notices'

type EraseButtonProps = { submission: Submission; onErased: () => void }

/** Takes a submission away for good, after a question. */
export const EraseButton = ({ submission: { row, files, notes }, onErased }: EraseButtonProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const [erase] = useEraseSubmissionMutation()
  const notify = useNotify()

  const run = async () => {
    const { error } = await erase(row.reference)
    if (error) return { error }
    notify.success('Erased')
    onErased()
    return undefined
  }

  const parts = { file: files.length, note: notes.length, tag: row.tags.length }
  const counts = Object.entries(parts).flatMap(([unit, count]) => (count > 0 ? counted(count, unit) : []))
  const what = new Intl.ListFormat('en-GB').format([`the ${inboxKinds[row.kind].toLowerCase()}`, ...counts])
  return (
    <>
      <Button color="error" size="small" onClick={() => setIsAsking(true)}>
        Erase
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={`Erase what ${row.name || 'this person'} sent?`}
          confirmLabel="Erase"
          isDangerous
          onConfirm={run}
          onClose={() => setIsAsking(false)}
        >
          <Typography>
            {`This takes away ${what}. Nobody can bring it back. The log keeps that it was done, and nothing of what was erased.`}
          </Typography>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
