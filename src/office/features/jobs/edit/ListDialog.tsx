import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type FormEvent } from 'react'
import type { EditableJobList, JobChoice } from '@/domain/office/jobs'
import {
  useAddJobChoiceMutation,
  useGetJobChoicesQuery,
  useRemoveJobChoiceMutation,
  useRenameJobChoiceMutation,
} from '../../../api/jobsApi'
import { messageOf, type OfficeError } from '../../../api/officeError'
import { OfficeDialog } from '../../../components/OfficeDialog'
import type { SerializedError } from '@reduxjs/toolkit'

type Outcome = { error?: OfficeError | SerializedError }

type RowProps = {
  label: string
  text: string
  submitLabel: string
  onSubmit: (label: string) => Promise<Outcome>
}

/** One label of a list, and the button that writes it. */
const LabelForm = ({ label, text, submitLabel, onSubmit }: RowProps) => {
  const [typed, setTyped] = useState(text)
  const isChanged = typed.trim() !== '' && typed.trim() !== text
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The form of the job around it must not be sent.
    event.stopPropagation()
    if (!isChanged) return
    const { error } = await onSubmit(typed.trim())
    if (!error && text === '') setTyped('')
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'flex', gap: 1, flexGrow: 1 }}
    >
      <OutlinedInput
        size="small"
        fullWidth
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ input: { 'aria-label': label, autoComplete: 'off' } }}
      />
      {isChanged ? (
        <Button type="submit" variant="outlined">
          {submitLabel}
        </Button>
      ) : null}
    </Box>
  )
}

type ListDialogProps = { list: EditableJobList; title: string; onClose: () => void }

/** Adds to a list, renames what is in it, and removes what no job has. */
export const ListDialog = ({ list, title, onClose }: ListDialogProps) => {
  const { data } = useGetJobChoicesQuery()
  const [add] = useAddJobChoiceMutation()
  const [rename] = useRenameJobChoiceMutation()
  const [remove] = useRemoveJobChoiceMutation()
  const [problem, setProblem] = useState<string>()
  const tell = <Told extends Outcome>(outcome: Told) => {
    setProblem(outcome.error && messageOf(outcome.error))
    return outcome
  }
  const removeOne = async ({ id }: JobChoice) => tell(await remove({ list, id }))
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <LabelForm
        label="New name"
        text=""
        submitLabel="Add"
        onSubmit={async (label) => tell(await add({ list, label }))}
      />
      {problem ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      ) : null}
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', maxHeight: '50vh', overflowY: 'auto' }}>
        {(data?.[list] ?? []).map((choice) => (
          <Box component="li" key={choice.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
            <LabelForm
              key={choice.label}
              label={`Name of ${choice.label}`}
              text={choice.label}
              submitLabel="Rename"
              onSubmit={async (label) => tell(await rename({ list, id: choice.id, label }))}
            />
            <IconButton
              size="small"
              aria-label={`Remove ${choice.label}`}
              onClick={() => void removeOne(choice)}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
        <Button onClick={onClose}>Done</Button>
      </Box>
    </OfficeDialog>
  )
}
