import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { allReasons, declineReasons } from '@/domain/office/answers'
import type { InboxKind } from '@/domain/office/inbox'
import { hasState, stateOptions } from '@/domain/office/states'
import { DescriptionList } from '../../../components/DescriptionList'
import { DialogButton, OfficeDialog } from '../../../components/forms'

const numbered = (words: readonly string[]) => words.map((value, index) => ({ label: `${index + 1}`, value }))

const ofPanel = [
  { label: 'Ctrl Enter', value: 'In an answer: tell it' },
  { label: 'Esc', value: 'Close the answer, then the submission' },
  { label: 'Alt ↑, Alt ↓', value: 'Previous, next submission' },
  { label: 'Ctrl Z', value: 'Undo' },
]

type KeyListProps = { title: string; items: readonly { label: string; value: string }[]; width: string }

const KeyList = ({ title, items, width }: KeyListProps) => (
  <Box sx={{ '& dl': { gridTemplateColumns: `${width} minmax(0, 1fr)` } }}>
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <DescriptionList items={items} />
  </Box>
)

/** Lists the keys of an open submission. A phone has none. */
export const KeysButton = ({ kind }: { kind: InboxKind }) => (
  <DialogButton
    size="small"
    color="inherit"
    sx={{ minWidth: 0, mr: -0.625, '@media (hover: none)': { display: 'none' } }}
    renderDialog={(onClose) => (
      <OfficeDialog title="Keys" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        <Typography sx={{ mb: 2 }}>Digits count while no field has the focus.</Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <KeyList
            title="State"
            items={numbered(stateOptions([kind]).map(({ label }) => label))}
            width="1.5em"
          />
          {hasState(kind, 'declined') ? (
            <KeyList
              title="Reason, in an answer"
              items={numbered(allReasons.map((reason) => declineReasons[reason]))}
              width="1.5em"
            />
          ) : null}
          <Box sx={{ gridColumn: '1 / -1' }}>
            <KeyList title="Everywhere" items={ofPanel} width="7em" />
          </Box>
        </Box>
      </OfficeDialog>
    )}
  >
    Keys
  </DialogButton>
)
