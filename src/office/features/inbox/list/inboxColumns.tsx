import DuplicateIcon from '@mui/icons-material/FileCopyOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { GridColDef } from '@mui/x-data-grid'
import { inboxKinds, type InboxKind, type InboxRow } from '@/domain/office/inbox'
import { ShortTime } from '../../../components/dates'
import { StateChip } from '../../../components/StateChip'

/** The sender's name, bold until the submission was opened first. */
const PersonCell = ({ row: { name, state, isDuplicate } }: { row: InboxRow }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
    <Typography component="span" noWrap sx={{ fontWeight: state === 'received' ? 600 : 400 }}>
      {name || 'No name'}
    </Typography>
    {isDuplicate ? (
      <DuplicateIcon
        titleAccess="Possible duplicate"
        sx={{ fontSize: 15, color: 'warning.main', flexShrink: 0 }}
      />
    ) : null}
  </Box>
)

/** Person and subject in two lines. */
const PersonLines = ({ row }: { row: InboxRow }) => (
  <Box sx={{ minWidth: 0, lineHeight: 1.5 }}>
    <PersonCell row={row} />
    <Typography variant="body2" component="div" color="textSecondary" noWrap>
      {row.about}
    </Typography>
  </Box>
)

/** Time and state in two lines. */
const ReceivedLines = ({ row }: { row: InboxRow }) => (
  <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, lineHeight: 1.5 }}>
    <ShortTime at={row.receivedAt} />
    <StateChip state={row.state} />
  </Box>
)

type Column = GridColDef<InboxRow>

/** As narrow as it stays clear: '4 y 2 m', '5.07 L'. An open submission says it in full. */
const abbreviated = (text: string) =>
  text
    .replace(/ years?/, ' y')
    .replace(/ months?/, ' m')
    .replace(
      /(\d+) Lakhs (\d+) Thousand/,
      (_text, lakhs: string, thousands: string) => `${Number(lakhs) + Number(thousands) / 100} L`,
    )
    .replace(/ Lakhs/, ' L')

const received: Column = {
  field: 'receivedAt',
  headerName: 'Received',
  width: 112,
  display: 'flex',
  renderCell: ({ row }) => <ShortTime at={row.receivedAt} />,
}

const name: Column = {
  field: 'name',
  headerName: 'Name',
  minWidth: 130,
  display: 'flex',
  flex: 1,
  renderCell: ({ row }) => <PersonCell row={row} />,
}

const kind: Column = {
  field: 'kind',
  headerName: 'Kind',
  width: 96,
  valueFormatter: (value: InboxKind) => inboxKinds[value],
}

const about: Column = { field: 'about', headerName: 'About', minWidth: 130, flex: 1.6 }

const place: Column = { field: 'place', headerName: 'Place', minWidth: 100, flex: 0.3 }

const experience: Column = {
  field: 'experience',
  headerName: 'Experience',
  width: 98,
  valueFormatter: abbreviated,
}

const ctc: Column = { field: 'ctc', headerName: 'CTC', width: 96, valueFormatter: abbreviated }

const state: Column = {
  field: 'state',
  headerName: 'State',
  width: 134,
  display: 'flex',
  renderCell: ({ row }) => <StateChip state={row.state} />,
}

const assignee: Column = {
  field: 'assignee',
  headerName: 'Assignee',
  minWidth: 96,
  flex: 0.4,
  valueGetter: (_assignee, row) => row.assignee?.name ?? '',
}

const tags: Column = {
  field: 'tags',
  headerName: 'Tags',
  minWidth: 88,
  flex: 0.4,
  sortable: false,
  valueGetter: (_tags, row) => row.tags.join(', '),
}

/** On a wide screen. */
export const allColumns: Column[] = [
  received,
  name,
  kind,
  about,
  place,
  experience,
  ctc,
  state,
  assignee,
  tags,
]

/** On the screen of a laptop, where the kind would cost the position its end. */
export const mostColumns: Column[] = [received, name, about, place, experience, ctc, state, assignee]

/** Beside an open submission, and on a tablet. */
export const fewColumns: Column[] = [received, name, about, state]

/** Two lines a row, on a phone. */
export const twoLineColumns: Column[] = [
  { ...name, renderCell: ({ row }) => <PersonLines row={row} /> },
  { ...received, width: 136, renderCell: ({ row }) => <ReceivedLines row={row} /> },
]
