import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { allReasons, declineReasons } from '@/domain/office/answers'
import type { InboxKind } from '@/domain/office/inbox'
import { hasState, stateOptions } from '@/domain/office/states'
import { DescriptionList } from '../../../components/DescriptionList'
import { DialogButton, OfficeDialog } from '../../../components/forms'

const numbered = (words: readonly string[]) => words.map((value, index) => ({ label: `${index + 1}`, value }))

const ofPanel = [
  { label: 'Ctrl Enter', value: 'In an answer: tell it, as the main button does' },
  { label: 'Esc', value: 'Close the answer, then the submission' },
  { label: 'Alt ↑, Alt ↓', value: 'Previous and next submission' },
  { label: 'Ctrl Z', value: 'Undo' },
]

/** Lists the keys of an open submission. A phone has none. */
export const KeysButton = ({ kind }: { kind: InboxKind }) => (
  <DialogButton
    size="small"
    color="inherit"
    sx={{ '@media (hover: none)': { display: 'none' } }}
    renderDialog={(onClose) => (
      <OfficeDialog title="Keys" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        <Typography sx={{ mb: 1 }}>
          They work while no field has the focus, such as right after a submission was opened.
        </Typography>
        <Typography variant="h3">State</Typography>
        <DescriptionList items={numbered(stateOptions([kind]).map(({ label }) => label))} />
        {hasState(kind, 'declined') ? (
          <>
            <Typography variant="h3">Reason, in the answer</Typography>
            <DescriptionList items={numbered(allReasons.map((reason) => declineReasons[reason]))} />
          </>
        ) : null}
        <Typography variant="h3">Everywhere</Typography>
        <DescriptionList items={ofPanel} />
      </OfficeDialog>
    )}
  >
    Keys
  </DialogButton>
)
