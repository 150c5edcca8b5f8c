import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import ArrowIcon from '@mui/icons-material/ArrowDropDown'
import { counted } from '@/domain/display'
import { TAG_CHARACTERS_MAX } from '@/domain/office/inbox'
import type { ListQuery } from '../../../api/officeApi'
import { useGetInboxChoicesQuery } from '../../../api/submissionsApi'
import { ConfirmDialog, FormDialog } from '../../../components/dialogs'
import { useNotify } from '../../../components/Notices'
import type { GridQuery } from '../../../components/useGridQuery'
import { useKeptFocus } from '../../../components/useKeptFocus'
import { stateOptions } from '../inboxFilters'
import { ExportChosen, ExportMatching } from './InboxExport'
import { describeBulk, selectionOf, useBulkChange, type BulkChange } from './useBulkChange'
import type { ChosenState } from './useChosen'
import { OfficeInput } from '../../../components/fields'
import { MenuButton } from '../../../components/MenuButton'
import { TipButton } from '../../../components/TipButton'

type TagDialogProps = { onAdd: (tag: string) => void; onClose: () => void }

/** Asks for the tag that many submissions are given. */
const TagDialog = ({ onAdd, onClose }: TagDialogProps) => {
  const send = async ({ tag }: { tag: string }) => {
    if (tag.trim() === '') return 'The tag is empty.'
    onAdd(tag.trim())
    return undefined
  }
  return (
    <FormDialog
      title="Add a tag"
      submitLabel="Add tag"
      initialValues={{ tag: '' }}
      onSubmit={send}
      onClose={onClose}
    >
      <OfficeInput name="tag" label="Tag" maxLength={TAG_CHARACTERS_MAX} autoFocus />
    </FormDialog>
  )
}

/** More rows than a person ticks with a look at each. */
const MANY = 20

type BulkBarProps = { ticked: ChosenState; query: GridQuery; filter: ListQuery; total: number }

/** The changes and exports of the ticked rows. */
export const BulkBar = ({ ticked, query, filter, total }: BulkBarProps) => {
  const { chosen, count, clear, tickAll } = ticked
  const run = useBulkChange(ticked, filter)
  const { data: choices } = useGetInboxChoicesQuery()
  const notify = useNotify()
  const [asked, setAsked] = useState<BulkChange>()
  const [isTagging, setIsTagging] = useState(false)
  const keepFocus = useKeptFocus(count > 0)
  if (count === 0) return null

  const isWhole = chosen.isAll && chosen.except.size === 0
  const accounts = choices?.accounts ?? []
  const start = async (change: BulkChange) => {
    keepFocus()
    setIsTagging(false)
    if (chosen.isAll || count > MANY) setAsked(change)
    else {
      const refusal = await run(change)
      if (refusal !== undefined) notify.warning(refusal)
    }
  }

  const chooseNone = () => {
    keepFocus()
    clear()
  }

  const runAsked = async (change: BulkChange) => {
    const refusal = await run(change)
    if (refusal === undefined) setAsked(undefined)
    return refusal
  }

  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label="Chosen submissions"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 1, px: 1.5, py: 0.5 }}
    >
      <Typography sx={{ fontWeight: 600, mr: 1 }} role="status">
        {`${isWhole ? 'All ' : ''}${count.toLocaleString('en-IN')} chosen`}
      </Typography>
      <MenuButton
        isAtBottom
        endIcon={<ArrowIcon />}
        options={stateOptions.map(({ value: state, label }) => ({
          label,
          onChoose: () => void start({ state }),
        }))}
      >
        Set state
      </MenuButton>
      <MenuButton
        isAtBottom
        endIcon={<ArrowIcon />}
        options={[...accounts, null].map((assignee) => ({
          label: assignee?.name ?? 'Nobody',
          onChoose: () => void start({ assignee }),
        }))}
      >
        Assign
      </MenuButton>
      <Button size="small" onClick={() => setIsTagging(true)}>
        Add tag
      </Button>
      {isWhole ? (
        <ExportMatching query={query} isAtBottom />
      ) : (
        <ExportChosen selection={selectionOf(chosen, filter)} query={query} />
      )}
      {isWhole || total <= count ? null : (
        <Button size="small" onClick={tickAll}>
          {`Choose all ${total.toLocaleString('en-IN')} that match`}
        </Button>
      )}
      <Box sx={{ ml: 'auto' }}>
        <TipButton label="Choose none" onClick={chooseNone}>
          <CloseIcon fontSize="small" />
        </TipButton>
      </Box>
      {isTagging ? (
        <TagDialog onAdd={(tag) => void start({ tag })} onClose={() => setIsTagging(false)} />
      ) : null}
      {asked ? (
        <ConfirmDialog
          title="Change many at once?"
          confirmLabel={`Change ${count.toLocaleString('en-IN')}`}
          onConfirm={() => runAsked(asked)}
          onClose={() => setAsked(undefined)}
        >
          <Typography>{`${counted(count, 'submission')} will be ${describeBulk(asked)}. This cannot be undone with one click.`}</Typography>
        </ConfirmDialog>
      ) : null}
    </Paper>
  )
}
