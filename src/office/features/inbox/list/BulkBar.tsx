import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import ArrowIcon from '@mui/icons-material/ArrowDropDown'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { counted } from '@/domain/display'
import { NOBODY, type SubmissionState, TAG_CHARACTERS_MAX } from '@/domain/office/inbox'
import { useGetInboxChoicesQuery, type InboxQuery } from '../../../api/submissions'
import { ConfirmDialog } from '../../../components/ConfirmDialog'
import { useNotify } from '../../../components/Notices'
import type { GridQuery } from '../../../components/useGridQuery'
import { useKeptFocus } from '../../../components/useKeptFocus'
import { stateOptions } from '../inboxQuery'
import { ExportChosen, ExportMatching } from './InboxExport'
import { describeWork, selectionOf, useBulk, type BulkWork } from './useBulk'
import type { ChosenState } from './useChosen'
import { FormDialog } from '../../../components/FormDialog'
import { OfficeInput } from '../../../components/fields'
import { menuAbove } from '../../../components/menuAbove'

type MenuButtonProps = {
  label: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** A button at the bottom of the window, with a menu of choices above it. */
const MenuButton = ({ label, options, onChoose }: MenuButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        size="small"
        endIcon={<ArrowIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} {...menuAbove}>
        {options.map(({ value, label: text }) => (
          <MenuItem
            key={value}
            onClick={() => {
              close()
              onChoose(value)
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

type TagDialogProps = { onAdd: (tag: string) => void; onClose: () => void }

/** Asks for the tag that many submissions are given. */
const TagDialog = ({ onAdd, onClose }: TagDialogProps) => {
  const send = async ({ tag }: { tag: string }) => {
    if (tag.trim() === '') return 'The tag is empty.'
    onAdd(tag.trim())
    return {}
  }
  return (
    <FormDialog
      title="Add a tag"
      submitLabel="Add tag"
      initialValues={{ tag: '' }}
      send={send}
      onClose={onClose}
    >
      <OfficeInput name="tag" label="Tag" maxLength={TAG_CHARACTERS_MAX} autoFocus />
    </FormDialog>
  )
}

/** More rows than anybody ticked with a look at each. */
const MANY = 20

type BulkBarProps = { state: ChosenState; query: GridQuery; filter: InboxQuery; total: number }

/** What can be done with the ticked rows. */
export const BulkBar = ({ state, query, filter, total }: BulkBarProps) => {
  const { chosen, count, clear, tickAll } = state
  const run = useBulk(state, filter)
  const { data: choices } = useGetInboxChoicesQuery()
  const notify = useNotify()
  const [asked, setAsked] = useState<BulkWork>()
  const [isTagging, setIsTagging] = useState(false)
  const keepFocus = useKeptFocus(count > 0)
  if (count === 0) return null

  const isWhole = chosen.isAll && chosen.except.size === 0
  const accounts = choices?.accounts ?? []
  const start = async (work: BulkWork) => {
    keepFocus()
    setIsTagging(false)
    if (chosen.isAll || count > MANY) setAsked(work)
    else {
      const refusal = await run(work)
      if (refusal !== undefined) notify.warning(refusal)
    }
  }

  const chooseNone = () => {
    keepFocus()
    clear()
  }

  const runAsked = async (work: BulkWork) => {
    const refusal = await run(work)
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
        label="Set state"
        options={stateOptions}
        onChoose={(value) => void start({ state: value as SubmissionState })}
      />
      <MenuButton
        label="Assign"
        options={[
          ...accounts.map(({ id, name }) => ({ value: id, label: name })),
          { value: NOBODY, label: 'Nobody' },
        ]}
        onChoose={(value) => void start({ assignee: accounts.find(({ id }) => id === value) ?? null })}
      />
      <Button size="small" onClick={() => setIsTagging(true)}>
        Add tag
      </Button>
      {isWhole ? (
        <ExportMatching query={query} isAtBottom />
      ) : (
        <ExportChosen selection={selectionOf(chosen, filter)} query={query} />
      )}
      {isWhole || total <= count ? null : (
        <Button
          size="small"
          onClick={tickAll}
        >{`Choose all ${total.toLocaleString('en-IN')} that match`}</Button>
      )}
      <Tooltip title="Choose none">
        <IconButton size="small" aria-label="Choose none" onClick={chooseNone} sx={{ ml: 'auto' }}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
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
          <Typography>{`${counted(count, 'submission')} will be ${describeWork(asked)}. This cannot be undone with one click.`}</Typography>
        </ConfirmDialog>
      ) : null}
    </Paper>
  )
}
