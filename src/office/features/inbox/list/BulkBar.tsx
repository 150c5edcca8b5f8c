import ArrowIcon from '@mui/icons-material/ArrowDropDown'
import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { counted } from '@/domain/display'
import { TAG_CHARACTERS_MAX } from '@/domain/office/inbox'
import { useExportSubmissionsMutation, useGetInboxChoicesQuery } from '../../../api/submissionsApi'
import { ConfirmDialog, FormDialog } from '../../../components/dialogs'
import { ExportMenu } from '../../../components/ExportMenu'
import { OfficeInput } from '../../../components/fields'
import { MenuButton } from '../../../components/MenuButton'
import { useNotify } from '../../../components/Notices'
import { TipButton } from '../../../components/TipButton'
import type { GridQuery } from '../../../components/useGridQuery'
import { useKeptFocus } from '../../../components/useKeptFocus'
import { inboxExport, stateOptions } from '../inboxFilters'
import { describeBulk, useBulkChange, type BulkChange } from './useBulkChange'
import type { Chosen } from './useChosen'

/** More rows than a person ticks with a look at each. */
const MANY = 20

const atBottom = { isAtBottom: true, endIcon: <ArrowIcon /> }

type BulkBarProps = { chosen: Chosen; query: GridQuery; total: number }

/** The changes and exports of the ticked rows. */
export const BulkBar = ({ chosen, query, total }: BulkBarProps) => {
  const { selection, isAll, isWhole, count, clear, tickAll } = chosen
  const run = useBulkChange(chosen)
  const [exportSubmissions, { isLoading: isExporting }] = useExportSubmissionsMutation()
  const { data: choices } = useGetInboxChoicesQuery()
  const { attempt } = useNotify()
  const [asked, setAsked] = useState<BulkChange>()
  const [isTagging, setIsTagging] = useState(false)
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
      <Button size="small" onClick={() => setIsTagging(true)}>
        Add tag
      </Button>
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
      {isTagging ? (
        <FormDialog
          title="Add a tag"
          submitLabel="Add tag"
          initialValues={{ tag: '' }}
          onSubmit={addTag}
          onClose={() => setIsTagging(false)}
        >
          <OfficeInput name="tag" label="Tag" maxLength={TAG_CHARACTERS_MAX} autoFocus />
        </FormDialog>
      ) : null}
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
