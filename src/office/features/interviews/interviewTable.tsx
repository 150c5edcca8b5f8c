import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip, { type ChipProps } from '@mui/material/Chip'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { GridRenderCellParams } from '@mui/x-data-grid'
import { type YesOrNo, describeRow } from '@/domain/submissions/inbox'
import { AGAIN, type InterviewRow, remindRefusals } from '@/domain/submissions/invitations'
import { answerWord } from '@/domain/submissions/questions'
import { timeInWords } from '@/domain/submissions/interview'
import { submissionsApi } from '../../api/submissionsApi'
import { ConfirmDialog } from '../../components/forms'
import { messageOf, type RequestError } from '../../api/officeError'
import { useNotify } from '../../components/Notices'
import { submissionPath } from '../../paths'
import { answerOpened } from '../../store/drafts'
import { useOfficeDispatch } from '../../store/store'
import type { OfficeColumn } from '../../components/OfficeGrid'
import { ShortTime } from '../../components/dates'
import { PhoneNumbers, PlaceText } from '../../components/textLinks'
import { Small } from '../../components/texts'

const nameOf = ({ name }: InterviewRow) => name || 'No name'

const cameWords: Record<YesOrNo, string> = { yes: 'came', no: 'did not come' }

export type InterviewActions = {
  remind: (row: InterviewRow) => void
  /** Opens the submission with an invitation. */
  offer: (row: InterviewRow) => void
  /** Marking the same way twice clears the mark. */
  mark: (row: InterviewRow, came: YesOrNo) => void
}

/** Whether a refused reminder may be confirmed and sent again. */
const mayAgain = (error: RequestError) =>
  'problems' in error && error.problems?.some(({ field }) => field === AGAIN)

/** Sends reminders, asking first if one went out within a day, and marks attendance, with Undo. */
export const useInterviewActions = () => {
  const notify = useNotify()
  const navigate = useNavigate()
  const dispatch = useOfficeDispatch()
  const [send] = submissionsApi.useRemindMutation()
  const [setCame] = submissionsApi.useSetCameMutation()
  const [asked, setAsked] = useState<{ row: InterviewRow; why: string }>()

  const { actions, remindAgain } = useMemo(() => {
    const sendReminder = async (row: InterviewRow, again?: true) => {
      const { id, reference } = row
      const answer = await send({ id, reference, again })
      if (answer.data)
        notify.success(
          answer.data.toSend
            ? `${nameOf(row)} has no e-mail address: the reminder waits in 'To send'.`
            : `${nameOf(row)} will be reminded by e-mail.`,
        )
      return answer
    }
    const mark = (row: InterviewRow, came: YesOrNo) => {
      const { id, reference, came: before } = row
      const wanted = before === came ? '' : came
      const text = `${nameOf(row)} ${wanted === '' ? 'is not marked' : cameWords[wanted]}`
      const set = (value: YesOrNo | '') => setCame({ id, reference, came: value })
      void notify.attemptWithUndo(set(wanted), text, () => set(before))
    }
    const remind = async (row: InterviewRow) => {
      const { error } = await sendReminder(row)
      if (!error) return
      if (mayAgain(error)) setAsked({ row, why: messageOf(error) })
      else notify.warning(messageOf(error))
    }
    const shown: InterviewActions = {
      remind: (row) => void remind(row),
      offer: ({ reference }) => {
        dispatch(answerOpened({ reference, state: 'interview', isFocusDue: true }))
        void navigate(submissionPath(reference))
      },
      mark,
    }
    return { actions: shown, remindAgain: (row: InterviewRow) => sendReminder(row, true) }
  }, [send, setCame, notify, dispatch, navigate])

  return {
    actions,
    question: asked ? (
      <ConfirmDialog
        title={`Remind ${nameOf(asked.row)} again?`}
        submitLabel="Remind again"
        onSubmit={() => remindAgain(asked.row)}
        onClose={() => setAsked(undefined)}
      >
        <Typography>{asked.why}</Typography>
      </ConfirmDialog>
    ) : null,
  }
}

type Cell = GridRenderCellParams<InterviewRow>

/** A click on the row opens the submission. */
const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()

const answerColors: Partial<Record<InterviewRow['answer'], ChipProps['color']>> = {
  will_come: 'success',
  cannot_come: 'error',
  another_day: 'warning',
}

const AnswerChip = ({ answer }: Pick<InterviewRow, 'answer'>) => (
  <Chip color={answerColors[answer] ?? 'default'} label={answerWord(answer)} />
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
      <Small noWrap>{answerWord(cell.row.answer)}</Small>
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
