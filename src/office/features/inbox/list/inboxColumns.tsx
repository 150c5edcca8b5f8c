import type { GridColDef } from '@mui/x-data-grid'
import { inboxKinds, type InboxKind, type InboxRow } from '@/domain/office/inbox'
import { StateChip } from '../StateChip'
import { PersonCell, PersonLines, ReceivedCell, ReceivedLines } from './cells'

type Column = GridColDef<InboxRow>

const received: Column = {
  field: 'receivedAt',
  headerName: 'Received',
  width: 116,
  display: 'flex',
  renderCell: ({ row }) => <ReceivedCell at={row.receivedAt} />,
}

const name: Column = {
  field: 'name',
  headerName: 'Name',
  minWidth: 130,
  display: 'flex',
  flex: 1.2,
  renderCell: ({ row }) => <PersonCell row={row} />,
}

const about: Column = { field: 'about', headerName: 'About', minWidth: 120, flex: 1.5 }

const state: Column = {
  field: 'state',
  headerName: 'State',
  width: 128,
  display: 'flex',
  renderCell: ({ row }) => <StateChip state={row.state} />,
}

/** Where there is room for all. */
export const allColumns: Column[] = [
  received,
  name,
  { field: 'kind', headerName: 'Kind', width: 96, valueFormatter: (kind: InboxKind) => inboxKinds[kind] },
  about,
  { field: 'place', headerName: 'Place', width: 92 },
  { field: 'experience', headerName: 'Experience', width: 116 },
  { field: 'ctc', headerName: 'CTC', width: 96 },
  state,
  {
    field: 'assignee',
    headerName: 'Assignee',
    width: 96,
    valueGetter: (_assignee, row) => row.assignee?.name ?? '',
  },
  {
    field: 'tags',
    headerName: 'Tags',
    width: 90,
    sortable: false,
    valueGetter: (_tags, row) => row.tags.join(', '),
  },
  { field: 'files', headerName: 'Files', width: 56, valueFormatter: (count: number) => count || '' },
]

/** Beside an open submission, and on a tablet. */
export const fewColumns: Column[] = [received, name, about, state]

/** Two lines a row, on a phone. */
export const twoLineColumns: Column[] = [
  { ...name, renderCell: ({ row }) => <PersonLines row={row} /> },
  { ...received, width: 136, renderCell: ({ row }) => <ReceivedLines row={row} /> },
]
