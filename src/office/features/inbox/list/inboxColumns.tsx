import DuplicateIcon from '@mui/icons-material/FileCopyOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { GridColDef } from '@mui/x-data-grid'
import { inboxKinds, type InboxKind, type InboxRow } from '@/domain/office/inbox'
import { ShortTime } from '../../../components/dates'
import { StateChip } from '../../../components/StateChip'

/** The sender's name, bold until the submission was opened first. */
const Person = ({ row: { name, state, isDuplicate } }: { row: InboxRow }) => (
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

type Column = GridColDef<InboxRow>

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
  renderCell: ({ row }) => <Person row={row} />,
}

export const allColumns: Column[] = [
  received,
  name,
  { field: 'kind', headerName: 'Kind', width: 96, valueFormatter: (kind: InboxKind) => inboxKinds[kind] },
  { field: 'about', headerName: 'About', minWidth: 130, flex: 1.6 },
  { field: 'place', headerName: 'Place', minWidth: 100, flex: 0.3 },
  { field: 'experience', headerName: 'Experience', width: 98, valueFormatter: abbreviated },
  { field: 'ctc', headerName: 'CTC', width: 96, valueFormatter: abbreviated },
  {
    field: 'state',
    headerName: 'State',
    width: 134,
    display: 'flex',
    renderCell: ({ row }) => <StateChip state={row.state} />,
  },
  {
    field: 'assignee',
    headerName: 'Assignee',
    minWidth: 96,
    flex: 0.4,
    valueGetter: (_assignee, row) => row.assignee?.name ?? '',
  },
  {
    field: 'tags',
    headerName: 'Tags',
    minWidth: 88,
    flex: 0.4,
    sortable: false,
    valueGetter: (_tags, row) => row.tags.join(', '),
  },
]

/** On the screen of a laptop, where the kind would cost the position its end. */
export const mostColumns = allColumns.filter(({ field }) => field !== 'kind' && field !== 'tags')

/** Beside an open submission, and on a tablet. */
export const fewColumns = allColumns.filter(({ field }) =>
  ['receivedAt', 'name', 'about', 'state'].includes(field),
)

/** Two lines a row, on a phone. */
export const twoLineColumns: Column[] = [
  {
    ...name,
    renderCell: ({ row }) => (
      <Box sx={{ minWidth: 0, lineHeight: 1.5 }}>
        <Person row={row} />
        <Typography variant="body2" component="div" color="textSecondary" noWrap>
          {row.about}
        </Typography>
      </Box>
    ),
  },
  {
    ...received,
    width: 136,
    renderCell: ({ row }) => (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, lineHeight: 1.5 }}>
        <ShortTime at={row.receivedAt} />
        <StateChip state={row.state} />
      </Box>
    ),
  },
]
