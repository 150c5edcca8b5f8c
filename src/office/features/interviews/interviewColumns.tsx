import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip, { type ChipProps } from '@mui/material/Chip'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { GridRenderCellParams } from '@mui/x-data-grid'
import { timeInWords } from '@/domain/submissions/invitation'
import { describeRow, type YesOrNo } from '@/domain/submissions/inbox'
import { answerWords, remindRefusals, type InterviewRow } from '@/domain/submissions/invitations'
import type { OfficeColumn } from '../../components/OfficeGrid'
import { ShortTime } from '../../components/dates'
import { PhoneNumbers, PlaceText } from '../../components/textLinks'
import type { InterviewActions } from './useInterviewActions'
import { Small } from '../../components/texts'

type Cell = GridRenderCellParams<InterviewRow>

/** A click on the row opens the submission. */
const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()

const answerColors: Record<InterviewRow['answer'], ChipProps['color']> = {
  will_come: 'success',
  cannot_come: 'error',
  another_day: 'warning',
  '': 'default',
}

const AnswerChip = ({ answer }: Pick<InterviewRow, 'answer'>) => (
  <Chip size="small" variant="outlined" color={answerColors[answer]} label={answerWords[answer]} />
)

/** Most rows are applications; other kinds are named. */
export const subjectOfRow = (row: InterviewRow) => (row.kind === 'application' ? row.about : describeRow(row))

const Place = ({ row: { place }, tabIndex }: Cell) => (
  <Box component="span" title={place} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
    <PlaceText place={place} tabIndex={tabIndex} />
  </Box>
)

type RowButtonProps = Cell & { label: string; name: string; act: (row: InterviewRow) => void }

const RowButton = ({ row, tabIndex, label, name, act }: RowButtonProps) => (
  <Button
    size="small"
    tabIndex={tabIndex}
    aria-label={name}
    sx={{ minWidth: 0, px: 0.75, whiteSpace: 'nowrap' }}
    onClick={(event) => {
      stop(event)
      act(row)
    }}
  >
    {label}
  </Button>
)

const Remind = ({ actions, today, ...cell }: Cell & { actions: InterviewActions; today: string }) => {
  const { row } = cell
  const isDue = row.day >= today && row.came === ''
  const { remind, offer } = actions
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {isDue && remindRefusals[row.answer] === undefined ? (
        <RowButton {...cell} label="Remind" name={`Remind ${row.name}`} act={remind} />
      ) : null}
      {isDue && row.answer === 'another_day' ? (
        <RowButton
          {...cell}
          label="Offer another day"
          name={`Offer another day to ${row.name}`}
          act={offer}
        />
      ) : null}
      {row.remindedAt ? (
        <Small
          noWrap
          // No room in a narrow window.
          sx={{ display: { xs: 'none', lg: 'block' } }}
        >
          <ShortTime at={row.remindedAt} />
        </Small>
      ) : null}
    </Box>
  )
}

const marks: readonly { value: YesOrNo; label: string; color: 'success' | 'error' }[] = [
  { value: 'yes', label: 'Came', color: 'success' },
  { value: 'no', label: 'Did not come', color: 'error' },
]

/** Nothing can be marked before the day. */
const Came = ({ row, tabIndex, act, today }: Cell & { act: InterviewActions['mark']; today: string }) =>
  row.day > today ? null : (
    <ToggleButtonGroup size="small" aria-label={`Whether ${row.name} came`} onClick={stop}>
      {marks.map(({ value, label, color }) => (
        <ToggleButton
          key={value}
          value={value}
          selected={row.came === value}
          color={color}
          tabIndex={tabIndex}
          onClick={() => act(row, value)}
          sx={{ py: 0.125, px: 0.75, textTransform: 'none', whiteSpace: 'nowrap' }}
        >
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )

type Column = OfficeColumn<InterviewRow>

const plain: Column[] = [
  { field: 'time', headerName: 'Time', width: 84, valueFormatter: (time: string) => timeInWords(time) },
  {
    field: 'name',
    headerName: 'Name',
    minWidth: 96,
    flex: 1,
    valueFormatter: (name: string) => name || 'No name',
  },
  {
    field: 'about',
    from: 'lg',
    headerName: 'Job',
    minWidth: 120,
    flex: 1.2,
    valueGetter: (_about, row) => subjectOfRow(row),
  },
  {
    field: 'mobile',
    headerName: 'Mobile',
    width: 112,
    display: 'flex',
    renderCell: ({ row: { mobile }, tabIndex }) => <PhoneNumbers {...{ mobile, tabIndex }} color="inherit" />,
  },
  {
    field: 'place',
    from: 'lg',
    headerName: 'Place',
    minWidth: 110,
    flex: 1,
    renderCell: (cell) => <Place {...cell} />,
  },
  {
    field: 'answer',
    headerName: 'Answer',
    width: 148,
    display: 'flex',
    renderCell: ({ row }) => <AnswerChip answer={row.answer} />,
  },
]

/** Three lines on a phone: time and name, number, answer. */
const threeLines: Column = {
  field: 'name',
  headerName: 'Name',
  minWidth: 120,
  flex: 1,
  display: 'flex',
  renderCell: (cell) => (
    <Box sx={{ minWidth: 0, lineHeight: 1.5 }}>
      <Typography
        sx={{
          whiteSpace: 'normal',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        <strong>{timeInWords(cell.row.time)}</strong> <span>{cell.row.name || 'No name'}</span>
      </Typography>
      <Small noWrap>
        <PhoneNumbers mobile={cell.row.mobile} tabIndex={cell.tabIndex} color="inherit" />
      </Small>
      <Small noWrap>{answerWords[cell.row.answer]}</Small>
    </Box>
  ),
}

const came = ({ mark }: InterviewActions, today: string): Column => ({
  field: 'came',
  headerName: 'Came',
  width: 166,
  display: 'flex',
  renderCell: (cell) => <Came {...cell} act={mark} today={today} />,
})

export const phoneColumnsOf = (actions: InterviewActions, today: string) => [threeLines, came(actions, today)]

export const columnsOf = (actions: InterviewActions, today: string): Column[] => [
  ...plain,
  {
    field: 'remind',
    headerName: 'Reminder',
    minWidth: 140,
    flex: 0.3,
    display: 'flex',
    sortable: false,
    renderCell: (cell) => <Remind {...cell} actions={actions} today={today} />,
  },
  came(actions, today),
]
