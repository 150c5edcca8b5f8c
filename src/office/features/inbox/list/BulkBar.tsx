import ArrowIcon from '@mui/icons-material/ArrowDropDown'
import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { GridRowSelectionModel } from '@mui/x-data-grid'
import { useState } from 'react'
import { isToldState, type ToldState } from '@/domain/submissions/answers'
import {
  type AccountName,
  allKinds,
  caselessTag,
  type InboxPage,
  type InboxRow,
  NOT_ASSIGNED,
  TAG_CHARACTERS_MAX,
} from '@/domain/submissions/inbox'
import { hasState, stateChoices, stateWords, type SubmissionState } from '@/domain/submissions/states'
import { dayToAnswer } from '@/domain/submissions/telling'
import { counted } from '@/domain/text/display'
import type { ListQuery } from '../../../api/officeApi'
import { messageOf } from '../../../api/officeError'
import { submissionsApi, type BulkValues, type Selection } from '../../../api/submissionsApi'
import { ExportMenu, MenuButton, TipButton } from '../../../components/buttons'
import { OfficeInput } from '../../../components/fields'
import { ConfirmDialog, FormButton } from '../../../components/forms'
import { useNotify } from '../../../components/Notices'
import { TellManyDialog } from '../../../components/tell/TellManyDialog'
import type { GridQuery } from '../../../components/useGridQuery'
import { useKeptFocus } from '../../../components/useKeptFocus'
import { DisclosedToButton } from '../choices'
import { inboxExport, kindsOf } from './InboxFilters'

const chosenOnly = (ids: readonly string[]): GridRowSelectionModel => ({ type: 'include', ids: new Set(ids) })
const noRows: readonly InboxRow[] = []

/** Ticked rows on any page, or all matches at the time. Another filter clears them. */
export const useChosen = (filter: ListQuery, page: InboxPage | undefined) => {
  const key = JSON.stringify(filter)
  const none = { key, model: chosenOnly([]), rows: noRows, isAll: false, isWhole: false }
  const [last, setLast] = useState(none)
  const { model, rows, isAll, isWhole } = last.key === key ? last : none
  const references = [...model.ids].map(String)
  const [readReferences] = submissionsApi.useLazyGetReferencesQuery()
  const notify = useNotify()

  const tick = (now: GridRowSelectionModel) => {
    const seen = new Map([...rows, ...(page?.rows ?? [])].map((row) => [row.reference, row]))
    const ticked = [...now.ids].flatMap((id) => seen.get(`${id}`) ?? [])
    const isUnticked = now.ids.size < model.ids.size
    setLast({
      key,
      model: now,
      rows: ticked,
      isAll: isAll && now.ids.size > 0,
      isWhole: isWhole && !isUnticked,
    })
  }

  /** Applies to these only, not to later arrivals. */
  const tickAll = async () => {
    const { data, error } = await readReferences(filter)
    if (data) setLast({ key, model: chosenOnly(data.references), rows, isAll: true, isWhole: true })
    else if (error) notify.warning(messageOf(error))
  }

  const selection: Selection = { references, ...(isWhole && { filter }) }
  return {
    model,
    selection,
    /** Rows as they were when ticked; incomplete if all matches are chosen. */
    rows,
    /** Whether all matches were chosen, and none was unticked since. */
    isAll,
    isWhole,
    kinds: isAll ? kindsOf(filter) : allKinds.filter((kind) => rows.some((row) => row.kind === kind)),
    count: references.length,
    tick,
    tickAll,
    clear: () => setLast(none),
  }
}

export type Chosen = ReturnType<typeof useChosen>

type BulkChange =
  | { state: Exclude<SubmissionState, ToldState> }
  | { assignee: AccountName | null }
  | { tag: string }
  | { recipient: string; withoutYes: string }

/** The change in words, after a count. */
const describeBulk = (change: BulkChange, kinds: Chosen['kinds']) => {
  if ('state' in change) return `set to ${stateWords(change.state, kinds)}`
  if ('tag' in change) return `tagged '${change.tag}'`
  if ('recipient' in change) return `marked as disclosed to ${change.recipient}`
  return change.assignee ? `assigned to ${change.assignee.name}` : 'unassigned'
}

/** A row's earlier values; none if it was tagged already, or disclosed. */
const valuesBack = (change: BulkChange, { state, assignee, tags }: InboxRow): BulkValues | undefined => {
  if ('state' in change) return { state }
  if ('assignee' in change) return { assigneeId: assignee?.id ?? null }
  // A disclosure cannot be undone: it happened.
  if ('recipient' in change) return undefined
  return tags.map(caselessTag).includes(caselessTag(change.tag)) ? undefined : { untag: change.tag }
}

/** Changes that restore earlier values, one for each distinct value. */
const changesBack = (change: BulkChange, rows: readonly InboxRow[]) => {
  const changes: Record<string, { references: string[] } & BulkValues> = {}
  for (const row of rows) {
    const values = valuesBack(change, row)
    if (values)
      (changes[JSON.stringify(values)] ??= { ...values, references: [] }).references.push(row.reference)
  }
  return Object.values(changes)
}

const useBulkChange = ({ selection, rows, isAll, kinds, clear }: Chosen) => {
  const [send] = submissionsApi.useChangeSubmissionsMutation()
  const notify = useNotify()

  return async (change: BulkChange) => {
    const values = 'assignee' in change ? { assigneeId: change.assignee?.id ?? null } : change
    const answer = await send({ ...selection, ...values })
    if (answer.error) return answer
    const { changed, withdrawn = 0, noYes = 0, cameLater } = answer.data
    const text = [
      `${counted(changed, 'submission')} ${describeBulk(change, kinds)}`,
      ...(noYes > 0 ? [`${noYes} left out: did not say yes to being sent there`] : []),
      ...(withdrawn > 0 ? [`${withdrawn} left out: withdrawn by the applicant`] : []),
      ...(cameLater > 0 ? [`${cameLater} left out: received after you selected`] : []),
    ].join('. ')
    // With all matches chosen, few earlier values are known.
    const back = isAll ? [] : changesBack(change, rows)
    if (changed > 0 && back.length > 0)
      notify.offerUndo(text, () => back.forEach((one) => void notify.attempt(send(one))))
    else notify.success(text)
    clear()
    return answer
  }
}

const questionOf = (change: BulkChange, { count, kinds }: Chosen) =>
  `${counted(count, 'submission')} will be ${describeBulk(change, kinds)}. This cannot be undone with one click.`

/** More rows than anyone ticks one by one. */
const MANY = 20

const atBottom = { isAtBottom: true, endIcon: <ArrowIcon /> }

export const BulkBar = ({ chosen, query, total }: { chosen: Chosen; query: GridQuery; total: number }) => {
  const { selection, rows, isAll, isWhole, kinds, count, clear, tickAll } = chosen
  const run = useBulkChange(chosen)
  const [exportSubmissions, { isLoading: isExporting }] = submissionsApi.useExportSubmissionsMutation()
  const { data: choices } = submissionsApi.useGetInboxChoicesQuery()
  const { attempt } = useNotify()
  const [asked, setAsked] = useState<BulkChange>()
  const [telling, setTelling] = useState<ToldState>()
  const keepFocus = useKeptFocus(count > 0)
  if (count === 0) return null

  const start = (change: BulkChange) => {
    keepFocus()
    if (isAll || count > MANY) setAsked(change)
    else void attempt(run(change))
    return undefined
  }

  const addTag = async ({ tag }: { tag: string }) => {
    if (tag.trim() === '') return 'The tag is empty.'
    return start({ tag: tag.trim() })
  }

  const disclose = async ({ recipient, withoutYes }: { recipient: string; withoutYes: string }) => {
    if (recipient.trim() === '') return 'The name is empty.'
    return start({ recipient: recipient.trim(), withoutYes })
  }

  const { sort, order } = query
  const exportChosen = (format?: string) => attempt(exportSubmissions({ ...selection, sort, order, format }))
  const amount = count.toLocaleString('en-IN')
  const { next, other } = stateChoices(rows, kinds)
  const setState = (state: SubmissionState) => (isToldState(state) ? setTelling(state) : start({ state }))
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label="Selected submissions"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 1, px: 1.5, py: 0.5 }}
    >
      <Typography sx={{ fontWeight: 600, mr: 1 }} role="status">
        {`${isWhole ? 'All ' : ''}${amount} selected`}
      </Typography>
      <MenuButton
        {...atBottom}
        options={[
          ...next.map(({ value: state, label }) => ({ label, onChoose: () => setState(state) })),
          ...other.map(({ value: state, label }, index) => ({
            label,
            onChoose: () => setState(state),
            heading: next.length > 0 && index === 0 ? 'Other' : undefined,
          })),
        ]}
      >
        Set state
      </MenuButton>
      <MenuButton
        {...atBottom}
        options={[...(choices?.accounts ?? []), null].map((assignee) => ({
          label: assignee?.name ?? NOT_ASSIGNED,
          onChoose: () => start({ assignee }),
        }))}
      >
        Assign
      </MenuButton>
      <FormButton
        button={{ size: 'small', children: 'Add tag' }}
        title="Add a tag"
        submitLabel="Add tag"
        initialValues={{ tag: '' }}
        onSubmit={addTag}
      >
        <OfficeInput name="tag" label="Tag" maxLength={TAG_CHARACTERS_MAX} autoFocus />
      </FormButton>
      {kinds.some((kind) => hasState(kind, 'asked')) ? (
        <Button size="small" onClick={() => setTelling('asked')}>
          Ask: may we send you?
        </Button>
      ) : null}
      <DisclosedToButton onSubmit={disclose} />
      <ExportMenu
        {...inboxExport}
        isAtBottom
        query={query}
        isBusy={isExporting}
        // References do not fit into a URL.
        onExport={exportChosen}
      />
      <DisclosedToButton
        label="Files for an employer"
        title="Files for an employer"
        submitLabel="Download (ZIP)"
        onSubmit={(showing) => exportSubmissions({ ...selection, sort, order, format: 'zip', ...showing })}
      />
      {isWhole || total <= count ? null : (
        <Button size="small" onClick={() => void tickAll()}>
          {`Select all ${total.toLocaleString('en-IN')} that match`}
        </Button>
      )}
      <Box sx={{ ml: 'auto' }}>
        <TipButton
          label="Clear selection"
          onClick={() => {
            keepFocus()
            clear()
          }}
        >
          <CloseIcon fontSize="small" />
        </TipButton>
      </Box>
      {telling ? (
        <TellManyDialog
          {...{ selection, kinds, count }}
          chosen={{ state: telling, ...(telling === 'asked' && { day: dayToAnswer() }) }}
          onClose={() => setTelling(undefined)}
          onTold={() => {
            keepFocus()
            clear()
          }}
        />
      ) : null}
      {asked ? (
        <ConfirmDialog
          title="Change many at once?"
          submitLabel={`Change ${amount}`}
          onSubmit={() => run(asked)}
          onClose={() => setAsked(undefined)}
        >
          <Typography>{questionOf(asked, chosen)}</Typography>
        </ConfirmDialog>
      ) : null}
    </Paper>
  )
}
