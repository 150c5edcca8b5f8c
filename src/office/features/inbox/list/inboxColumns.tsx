import DuplicateIcon from '@mui/icons-material/FileCopyOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid'
import { describeRow, inboxKinds, type InboxKind, type InboxRow, subjectOf } from '@/domain/submissions/inbox'
import { CopyIconButton } from '../../../components/buttons'
import { showDate, ShortTime } from '../../../components/dates'
import { PhoneNumbers } from '../../../components/PhoneNumbers'
import { StateChip } from '../../../components/StateChip'
import { SourceName } from '../SourceName'

/** The sender's name, bold until the submission was opened first. */
const Person = ({ row: { name, state, askedAt, isDuplicate } }: { row: InboxRow }) => (
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
    {askedAt ? (
      <Typography component="span" variant="body2" color="warning" sx={{ flexShrink: 0 }}>
        Asked
      </Typography>
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

/** Most are applications; the kind is said of all others. */
const kindAndSubject = (row: InboxRow) => (row.kind === 'application' ? row.about : describeRow(row))

type Column = GridColDef<InboxRow>

/** The time it came, or in the order 'Longest wait' the time its state was set. */
const timeOf = ({ row, field }: GridRenderCellParams<InboxRow>) => (
  <ShortTime at={field === 'waits' ? row.stateAt : row.receivedAt} />
)

const received: Column = {
  field: 'receivedAt',
  headerName: 'Received',
  width: 112,
  display: 'flex',
  renderCell: timeOf,
}

/** The columns of a list; the time by which it is ordered is always shown. */
export const columnsInOrder = (columns: readonly Column[], sort: string | undefined) =>
  columns.map((column) =>
    column.field === 'receivedAt' && sort === 'waits'
      ? { ...column, field: 'waits', headerName: 'Since' }
      : column,
  )

const name: Column = {
  field: 'name',
  headerName: 'Name',
  minWidth: 130,
  display: 'flex',
  flex: 1,
  renderCell: ({ row }) => <Person row={row} />,
}

/** Numbers that can be called, with what stands between them, and copied. */
const Phone = ({ row: { mobile }, tabIndex }: GridRenderCellParams<InboxRow>) => (
  <>
    <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
      <PhoneNumbers {...{ mobile, tabIndex }} color="inherit" />
    </Box>
    {mobile ? <CopyIconButton text={mobile} label={`Copy ${mobile}`} tabIndex={tabIndex} /> : null}
  </>
)

const kind: Column = {
  field: 'kind',
  headerName: 'Kind',
  width: 96,
  valueFormatter: (value: InboxKind) => inboxKinds[value],
}
const company: Column = { field: 'company', headerName: 'Company', minWidth: 130, flex: 1 }
const about: Column = { field: 'about', headerName: 'About', minWidth: 130, flex: 1.6 }
/** Where no column has the company, or neither it nor the kind. */
const subject: Column = { ...about, valueGetter: (_about, row) => subjectOf(row) }
const aboutAny: Column = { ...about, valueGetter: (_about, row) => kindAndSubject(row) }
const ofApplicants: Column[] = [
  { field: 'place', headerName: 'Place', minWidth: 90, flex: 0.3 },
  { field: 'experience', headerName: 'Experience', width: 98, valueFormatter: abbreviated },
  { field: 'ctc', headerName: 'CTC', width: 92, valueFormatter: abbreviated },
]
const phone: Column = {
  field: 'mobile',
  headerName: 'Phone',
  width: 128,
  display: 'flex',
  renderCell: (cell) => <Phone {...cell} />,
}
const state: Column = {
  field: 'state',
  headerName: 'State',
  width: 148,
  display: 'flex',
  renderCell: ({ row }) => <StateChip {...row} />,
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

const source: Column = {
  field: 'source',
  headerName: 'Source',
  minWidth: 124,
  flex: 0.4,
  renderCell: ({ row }) => <SourceName slug={row.source} />,
}

const ofStaff = [phone, state, assignee]

export const allColumns = [received, name, kind, subject, ...ofApplicants, source, ...ofStaff, tags]

const answered: Column = {
  field: 'answeredAt',
  headerName: 'Answered',
  width: 150,
  sortable: false,
  valueFormatter: (at: string) => (at ? `Answered ${showDate(at)}` : 'Not answered'),
}

/** The columns on the largest screens. */
export const widestColumns = [...allColumns, answered]

/** On the screens of laptops, where more would cost the position its end. */
export const manyColumns = [received, name, aboutAny, ...ofApplicants, ...ofStaff, tags]
/** The same columns for applications, which have sources. */
export const sourceColumns = [received, name, aboutAny, ...ofApplicants, source, ...ofStaff]
export const mostColumns = [received, name, aboutAny, ...ofApplicants, ...ofStaff]

/** The columns of kinds without a place or pay. */
export const columnsOfKind: Partial<Record<string, Column[]>> = {
  enquiry: [received, name, company, about, ...ofStaff, tags],
  contact_message: [received, name, about, ...ofStaff, tags],
}

/** Beside an open submission, and on a tablet. */
export const fewColumns = [{ ...received, width: 132 }, name, aboutAny, state]

/** Two lines a row, on a phone. */
export const twoLineColumns: Column[] = [
  {
    ...name,
    renderCell: ({ row }) => (
      <Box sx={{ minWidth: 0, lineHeight: 1.5 }}>
        <Person row={row} />
        <Typography variant="body2" component="div" color="textSecondary" noWrap>
          {kindAndSubject(row)}
        </Typography>
      </Box>
    ),
  },
  {
    ...received,
    width: 136,
    renderCell: (cell) => (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, lineHeight: 1.5 }}>
        {timeOf(cell)}
        <StateChip {...cell.row} />
      </Box>
    ),
  },
]
