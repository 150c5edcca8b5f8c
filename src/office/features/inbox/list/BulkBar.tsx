import ArrowIcon from '@mui/icons-material/ArrowDropDown'
import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { GridRowSelectionModel } from '@mui/x-data-grid'
import { counted } from '@/domain/display'
import {
  type AccountName,
  caselessTag,
  type InboxPage,
  type InboxRow,
  type SubmissionState,
  submissionStates,
  TAG_CHARACTERS_MAX,
} from '@/domain/office/inbox'
import {
  type BulkValues,
  type Selection,
  useChangeSubmissionsMutation,
  useExportSubmissionsMutation,
  useGetInboxChoicesQuery,
} from '../../../api/submissionsApi'
import { ConfirmDialog, DialogButton, FormDialog } from '../../../components/dialogs'
import { ExportMenu } from '../../../components/ExportMenu'
import { OfficeInput } from '../../../components/fields'
import { MenuButton, TipButton } from '../../../components/buttons'
import { useNotify } from '../../../components/Notices'
import type { GridQuery } from '../../../components/useGridQuery'
import { useKeptFocus } from '../../../components/useKeptFocus'
import { inboxExport, stateOptions } from './InboxFilters'
import type { ListQuery } from '../../../api/officeApi'

const NONE: GridRowSelectionModel = { type: 'include', ids: new Set() }
const ALL: GridRowSelectionModel = { type: 'exclude', ids: new Set() }

/** The ticked rows of the inbox, on whatever page, or all that match but a few. Another filter ticks none. */
export const useChosen = (filter: ListQuery, page: InboxPage | undefined) => {
  const key = JSON.stringify(filter)
  const none = { key, model: NONE, rows: new Map<string, InboxRow>() }
  const [last, setLast] = useState(none)
  const { model, rows } = last.key === key ? last : none
  const ids = [...model.ids].map(String)
  const isAll = model.type === 'exclude'

  const tick = (now: GridRowSelectionModel) => {
    const seen = [...rows.values(), ...(page?.rows ?? [])]
    const ticked = seen.filter(({ reference }) => now.type === 'include' && now.ids.has(reference))
    setLast({ key, model: now, rows: new Map(ticked.map((row) => [row.reference, row])) })
  }

  const selection: Selection = isAll ? { filter, except: ids } : { references: ids }
  return {
    /** As the grid holds it. */
    model,
    selection,
    /** The rows as they were when they were ticked; none where all that match are chosen. */
    rows: [...rows.values()],
    /** All that match, or all but a few. */
    isAll,
    /** All that match. */
    isWhole: isAll && ids.length === 0,
    count: isAll ? (page?.total ?? 0) - ids.length : ids.length,
    tick,
    tickAll: () => tick(ALL),
    clear: () => tick(NONE),
  }
}

export type Chosen = ReturnType<typeof useChosen>

type BulkChange = { state: SubmissionState } | { assignee: AccountName | null } | { tag: string }

/** The change in words that follow a number of submissions. */
const describeBulk = (change: BulkChange) => {
  if ('state' in change) return `set to ${submissionStates[change.state]}`
  if ('tag' in change) return `tagged '${change.tag}'`
  return change.assignee ? `given to ${change.assignee.name}` : 'given to nobody'
}

const referencesOf = (rows: readonly InboxRow[]) => rows.map(({ reference }) => reference)

const groupedBy = <Value,>(rows: readonly InboxRow[], valueOf: (row: InboxRow) => Value) =>
  [...new Set(rows.map(valueOf))].map((value) => ({
    value,
    references: referencesOf(rows.filter((row) => valueOf(row) === value)),
  }))

/** The changes that give these rows their earlier values. Those that were tagged already stay so. */
const changesBack = (change: BulkChange, rows: readonly InboxRow[]): (Selection & BulkValues)[] => {
  if ('tag' in change) {
    const tag = caselessTag(change.tag)
    const others = rows.filter(({ tags }) => !tags.map(caselessTag).includes(tag))
    return others.length > 0 ? [{ references: referencesOf(others), untag: change.tag }] : []
  }
  if ('state' in change)
    return groupedBy(rows, (row) => row.state).map(({ references, value: state }) => ({ references, state }))
  const groups = groupedBy(rows, ({ assignee }) => assignee?.id ?? null)
  return groups.map(({ references, value: assigneeId }) => ({ references, assigneeId }))
}

/** Changes the chosen submissions. */
const useBulkChange = ({ selection, rows, clear }: Chosen) => {
  const [send] = useChangeSubmissionsMutation()
  const notify = useNotify()

  return async (change: BulkChange) => {
    const values = 'assignee' in change ? { assigneeId: change.assignee?.id ?? null } : change
    const answer = await send({ ...selection, ...values })
    if (answer.error) return answer
    const text = `${counted(answer.data.changed, 'submission')} ${describeBulk(change)}`
    const back = changesBack(change, rows)
    if (back.length > 0) notify.offerUndo(text, () => back.forEach((one) => void notify.attempt(send(one))))
    else notify.success(text)
    clear()
    return answer
  }
}

/** More rows than a person ticks with a look at each. */
const MANY = 20

const atBottom = { isAtBottom: true, endIcon: <ArrowIcon /> }

/** The changes and exports of the ticked rows. */
export const BulkBar = ({ chosen, query, total }: { chosen: Chosen; query: GridQuery; total: number }) => {
  const { selection, isAll, isWhole, count, clear, tickAll } = chosen
  const run = useBulkChange(chosen)
  const [exportSubmissions, { isLoading: isExporting }] = useExportSubmissionsMutation()
  const { data: choices } = useGetInboxChoicesQuery()
  const { attempt } = useNotify()
  const [asked, setAsked] = useState<BulkChange>()
  const keepFocus = useKeptFocus(count > 0)
  if (count === 0) return null

  const start = (change: BulkChange) => {
    keepFocus()
    if (isAll || count > MANY) setAsked(change)
    else void attempt(run(change))
  }

  const addTag = async ({ tag }: { tag: string }) => {
    if (tag.trim() === '') return 'The tag is empty.'
    start({ tag: tag.trim() })
    return undefined
  }

  const chooseNone = () => {
    keepFocus()
    clear()
  }

  const { sort, order } = query
  const exportChosen = (format?: string) => attempt(exportSubmissions({ ...selection, sort, order, format }))
  const amount = count.toLocaleString('en-IN')
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label="Chosen submissions"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 1, px: 1.5, py: 0.5 }}
    >
      <Typography sx={{ fontWeight: 600, mr: 1 }} role="status">
        {`${isWhole ? 'All ' : ''}${amount} chosen`}
      </Typography>
      <MenuButton
        {...atBottom}
        options={stateOptions.map(({ value: state, label }) => ({ label, onChoose: () => start({ state }) }))}
      >
        Set state
      </MenuButton>
      <MenuButton
        {...atBottom}
        options={[...(choices?.accounts ?? []), null].map((assignee) => ({
          label: assignee?.name ?? 'Nobody',
          onChoose: () => start({ assignee }),
        }))}
      >
        Assign
      </MenuButton>
      <DialogButton
        size="small"
        renderDialog={(onClose) => (
          <FormDialog
            title="Add a tag"
            submitLabel="Add tag"
            initialValues={{ tag: '' }}
            onSubmit={addTag}
            onClose={onClose}
          >
            <OfficeInput name="tag" label="Tag" maxLength={TAG_CHARACTERS_MAX} autoFocus />
          </FormDialog>
        )}
      >
        Add tag
      </DialogButton>
      <ExportMenu
        {...inboxExport}
        isAtBottom
        query={query}
        isBusy={isExporting}
        // Rows that were ticked do not fit into an address.
        onExport={isWhole ? undefined : exportChosen}
      />
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
      {asked ? (
        <ConfirmDialog
          title="Change many at once?"
          confirmLabel={`Change ${amount}`}
          onConfirm={() => run(asked)}
          onClose={() => setAsked(undefined)}
        >
          <Typography>{`${counted(count, 'submission')} will be ${describeBulk(asked)}. This cannot be undone with one click.`}</Typography>
        </ConfirmDialog>
      ) : null}
    </Paper>
  )
}
