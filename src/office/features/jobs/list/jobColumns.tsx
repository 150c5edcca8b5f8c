import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { formatDate, postedDay } from '@/domain/calendar'
import type { OfficeJobRow } from '@/domain/office/jobs'
import { languageOf } from '@/domain/display'
import { ShortTime } from '../../../components/dates'
import { hiddenHeader } from '../../../components/OfficeGrid'
import { applicationsPath, editJobPath } from '../../../paths'
import { LinkButton } from '../../../components/LinkButton'
import { applicationsOf } from '../jobValues'
import { StateChip } from '../../../components/StateChip'

const showDay = (day: string | null) => {
  const known = postedDay(day ?? '')
  return known === undefined ? '' : formatDate(known)
}

const text: Partial<GridColDef<OfficeJobRow>> = {
  renderCell: ({ value }) => <span lang={languageOf(String(value))}>{String(value)}</span>,
}

export const jobColumns: GridColDef<OfficeJobRow>[] = [
  { field: 'id', headerName: 'No.', width: 64 },
  { ...text, field: 'position', headerName: 'Position', minWidth: 200, flex: 3 },
  {
    field: 'state',
    headerName: 'State',
    display: 'flex',
    width: 92,
    renderCell: ({ row }) => <StateChip state={row.state} />,
  },
  { ...text, field: 'company', headerName: 'Company', minWidth: 110, flex: 1.2 },
  { ...text, field: 'place', headerName: 'Place', minWidth: 90, flex: 1 },
  { field: 'postedOn', headerName: 'Posted', width: 96, valueFormatter: showDay },
  { field: 'closingDate', headerName: 'Closing date', width: 104, valueFormatter: showDay },
  {
    field: 'applications',
    headerName: 'Applications',
    width: 102,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ row, tabIndex }) =>
      row.applications === 0 ? (
        '0'
      ) : (
        <Link
          href={applicationsPath(row.id)}
          tabIndex={tabIndex}
          aria-label={`${applicationsOf(row.applications)} for ${row.position}`}
          // A click on the row opens it.
          onClick={(event) => event.stopPropagation()}
        >
          {row.applications}
        </Link>
      ),
  },
  {
    field: 'changedAt',
    headerName: 'Changed',
    width: 112,
    renderCell: ({ row }) => row.changedAt && <ShortTime at={row.changedAt} />,
  },
]

/** Where there is room for it; the history of a job shows it, too. */
export const changedByColumn: GridColDef<OfficeJobRow> = {
  field: 'changedBy',
  headerName: 'Changed by',
  width: 150,
}

/** For those who may change jobs. */
export const editColumn: GridColDef<OfficeJobRow> = {
  field: 'edit',
  ...hiddenHeader('Edit'),
  width: 64,
  display: 'flex',
  sortable: false,
  renderCell: ({ row, tabIndex }) => (
    <LinkButton size="small" to={editJobPath(row.id)} tabIndex={tabIndex} aria-label={`Edit ${row.position}`}>
      Edit
    </LinkButton>
  ),
}
