import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import SendIcon from '@mui/icons-material/SendOutlined'
import { allReasons, declineReasons, isToldState } from '@/domain/submissions/answers'
import type { InboxKind, Submission } from '@/domain/submissions/inbox'
import { hasState, stateOptions } from '@/domain/submissions/states'
import { DescriptionList } from '../../../components/Section'
import { DialogButton, OfficeDialog } from '../../../components/forms'
import { selectAnswer } from '../../../store/drafts'
import { useOfficeSelector } from '../../../store/store'
import type { SubmissionChanges } from '../submission/useSubmissionChanges'

type Keys = { title: string; items: { label: string; value: string }[] }

const numbered = (title: string, words: readonly string[]): Keys => ({
  title,
  items: words.map((value, index) => ({ label: `${index + 1}`, value })),
})

const everywhere: Keys = {
  title: 'Everywhere',
  items: [
    { label: 'Ctrl Enter', value: 'In an answer: send it' },
    { label: 'Esc', value: 'Close the answer, then the submission' },
    { label: 'Alt ↑, Alt ↓', value: 'Previous, next submission' },
    { label: 'Ctrl Z', value: 'Undo' },
  ],
}

const reasons = numbered(
  'Reason, in an answer',
  allReasons.map((reason) => declineReasons[reason]),
)

const keysOf = (kind: InboxKind) => {
  const states = stateOptions([kind]).map(({ label }) => label)
  return [numbered('State', states), ...(hasState(kind, 'declined') ? [reasons] : []), everywhere]
}

/** Lists the keyboard shortcuts. Hidden on phones. */
export const KeysButton = ({ kind }: { kind: InboxKind }) => (
  <DialogButton
    size="small"
    color="inherit"
    sx={{ minWidth: 0, mr: -0.625, '@media (hover: none)': { display: 'none' } }}
    renderDialog={(onClose) => (
      <OfficeDialog title="Keys" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        <Typography>Digits count while no field has the focus.</Typography>
        {keysOf(kind).map(({ title, items }) => (
          <Box key={title} sx={{ mt: 2, '& dl': { gridTemplateColumns: '7em minmax(0, 1fr)' } }}>
            <Typography variant="h3">{title}</Typography>
            <DescriptionList items={items} />
          </Box>
        ))}
      </OfficeDialog>
    )}
  >
    Keys
  </DialogButton>
)

type TellButtonProps = { submission: Submission } & Pick<SubmissionChanges, 'openAnswer'>

/** Opens the message for the current state. Hidden once the applicant withdrew. */
export const TellButton = ({ submission: { row, withdrawnAt }, openAnswer }: TellButtonProps) => {
  const { kind, reference, state } = row
  const isOpen = useOfficeSelector((stored) => selectAnswer(stored, reference))?.isOpen ?? false
  return (
    <>
      {isOpen || withdrawnAt !== null || !isToldState(state) ? null : (
        <Button
          size="small"
          variant="outlined"
          startIcon={<SendIcon />}
          onClick={() => openAnswer(state, { takesFocus: true })}
        >
          Answer
        </Button>
      )}
      <Box sx={{ ml: 'auto' }}>
        <KeysButton kind={kind} />
      </Box>
    </>
  )
}
