import DuplicateIcon from '@mui/icons-material/FileCopyOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import type { GridRenderCellParams } from '@mui/x-data-grid'
import { describeRow, inboxKinds, type InboxKind, type InboxRow, subjectOf } from '@/domain/submissions/inbox'
import { ASKED_FOR_MONEY } from '@/domain/submissions/reasons'
import { CopyIconButton } from '../../../components/buttons'
import { showDate, ShortTime } from '../../../components/dates'
import type { OfficeColumn } from '../../../components/OfficeGrid'
import { PhoneNumbers } from '../../../components/textLinks'
import { StateChip } from '../../../components/StateChip'
import type { GridQuery } from '../../../components/useGridQuery'
import { useIsBelow, useIsFrom } from '../../../components/useWidth'
import { SourceName } from '../choices'
import { Small } from '../../../components/texts'

/** The sender's name, bold until first opened. */
const Person = ({ row: { name, state, askedAt, isDuplicate, tags } }: { row: InboxRow }) => (
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
    {state === 'received' && tags.includes(ASKED_FOR_MONEY) ? (
      <Typography component="span" variant="body2" color="error" title={ASKED_FOR_MONEY}>
        Money
      </Typography>
    ) : null}
    {askedAt ? (
      <Typography component="span" variant="body2" color="warning" sx={{ flexShrink: 0 }}>
        Asked
      </Typography>
    ) : null}
  </Box>
)

/** As short as is clear: '4 y 2 m', '5.07 L'. An open submission says it in full. */
const abbreviated = (text: string) =>
  text
    .replace(/ years?/, ' y')
    .replace(/ months?/, ' m')
    .replace(
      /(\d+) Lakhs (\d+) Thousand/,
      (_text, lakhs: string, thousands: string) => `${Number(lakhs) + Number(thousands) / 100} L`,
    )
    .replace(/ Lakhs/, ' L')

/** Most rows are applications; other kinds are named. */
const kindAndSubject = (row: InboxRow) => (row.kind === 'application' ? row.about : describeRow(row))

type Column = OfficeColumn<InboxRow>

/** The time of arrival, or in the order 'Longest wait' when the state was set. */
const timeOf = ({ row, field }: GridRenderCellParams<InboxRow>) => (
  <ShortTime at={field === 'waits' ? row.stateAt : row.receivedAt} />
)

/** The time by which the list is sorted. */
const timeColumn = (sort: string | undefined): Column => ({
  ...(sort === 'waits'
    ? { field: 'waits', headerName: 'Since' }
    : { field: 'receivedAt', headerName: 'Received' }),
  width: 112,
  display: 'flex',
  renderCell: timeOf,
})

const nameColumn: Column = {
  field: 'name',
  headerName: 'Name',
  minWidth: 130,
  display: 'flex',
  flex: 1,
  renderCell: ({ row }) => <Person row={row} />,
}

/** Two lines a row, where there is little room. */
const twoLineColumns = (sort: string | undefined): Column[] => [
  {
    ...nameColumn,
    renderCell: ({ row }) => (
      <Box sx={{ minWidth: 0, lineHeight: 1.5 }}>
        <Person row={row} />
        <Small component="div" noWrap>
          {kindAndSubject(row)}
        </Small>
      </Box>
    ),
  },
  {
    ...timeColumn(sort),
    width: 136,
    renderCell: (cell) => (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, lineHeight: 1.5 }}>
        {timeOf(cell)}
        <StateChip {...cell.row} />
      </Box>
    ),
  },
]

const Phone = ({ row: { mobile }, tabIndex }: GridRenderCellParams<InboxRow>) => (
  <>
    <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
      <PhoneNumbers {...{ mobile, tabIndex }} color="inherit" />
    </Box>
    {mobile ? <CopyIconButton text={mobile} label={`Copy ${mobile}`} tabIndex={tabIndex} /> : null}
  </>
)

const [LAPTOP_PX, WIDE_LAPTOP_PX, DESKTOP_PX, LARGE_DESKTOP_PX] = [1280, 1400, 1600, 1800]

/** All columns. Beside an open submission, only those without `from` fit. */
const allColumns = (
  { kind, source, sort }: Pick<GridQuery, 'kind' | 'source' | 'sort'>,
  aboutOf: (row: InboxRow) => string,
): Column[] => {
  // The source of an application is worth more than its tags.
  const hasSources = kind === 'application' || source !== undefined
  return [
    timeColumn(sort),
    nameColumn,
    {
      field: 'kind',
      from: DESKTOP_PX,
      headerName: 'Kind',
      width: 96,
      valueFormatter: (value: InboxKind) => inboxKinds[value],
    },
    { field: 'company', from: LAPTOP_PX, headerName: 'Company', minWidth: 130, flex: 1 },
    {
      field: 'about',
      headerName: 'About',
      minWidth: 130,
      flex: 1.6,
      valueGetter: (_about, row) => aboutOf(row),
    },
    { field: 'place', from: LAPTOP_PX, headerName: 'Place', minWidth: 90, flex: 0.3 },
    {
      field: 'experience',
      from: LAPTOP_PX,
      headerName: 'Experience',
      width: 98,
      valueFormatter: abbreviated,
    },
    { field: 'ctc', from: LAPTOP_PX, headerName: 'CTC', width: 92, valueFormatter: abbreviated },
    {
      field: 'source',
      from: hasSources ? WIDE_LAPTOP_PX : DESKTOP_PX,
      headerName: 'Source',
      minWidth: 124,
      flex: 0.4,
      renderCell: ({ row }) => <SourceName slug={row.source} />,
    },
    {
      field: 'mobile',
      from: LAPTOP_PX,
      headerName: 'Phone',
      width: 128,
      display: 'flex',
      renderCell: (cell) => <Phone {...cell} />,
    },
    {
      field: 'state',
      headerName: 'State',
      width: 148,
      display: 'flex',
      renderCell: ({ row }) => <StateChip {...row} />,
    },
    {
      field: 'assignee',
      from: LAPTOP_PX,
      headerName: 'Assignee',
      minWidth: 96,
      flex: 0.4,
      valueGetter: (_assignee, row) => row.assignee?.name ?? '',
    },
    {
      field: 'tags',
      from: hasSources ? DESKTOP_PX : WIDE_LAPTOP_PX,
      headerName: 'Tags',
      minWidth: 88,
      flex: 0.4,
      sortable: false,
      valueGetter: (_tags, row) => row.tags.join(', '),
    },
    {
      field: 'answeredAt',
      from: LARGE_DESKTOP_PX,
      headerName: 'Answered',
      width: 150,
      sortable: false,
      valueFormatter: (at: string) => (at ? `Answered ${showDate(at)}` : 'Not answered'),
    },
  ]
}

/** Columns that enquiries and messages do not have. */
const ofApplicants = ['kind', 'place', 'experience', 'ctc', 'source', 'answeredAt']
/** Columns to leave out if one kind is listed. Only enquiries have a company. */
const leftOut: Partial<Record<string, readonly string[]>> = {
  enquiry: ofApplicants,
  contact_message: [...ofApplicants, 'company'],
}

/** As many columns as fit, for the kind that is listed. */
export const useColumns = ({ kind, source, sort }: GridQuery, isOpen: boolean) => {
  const isTwoLined = useIsBelow(isOpen ? 'lg' : 'sm')
  const [isLaptop, isDesktop] = [useIsFrom(LAPTOP_PX), useIsFrom(DESKTOP_PX)]
  return useMemo(() => {
    if (isTwoLined) return { rowHeight: 64, density: 'standard' as const, columns: twoLineColumns(sort) }
    const others = leftOut[`${kind}`]
    const without = others ?? ['company']
    // Names kind and company only if no other column does.
    const aboutOf = (row: InboxRow) => {
      if (isOpen || !isLaptop) return kindAndSubject(row)
      if (others) return row.about
      return isDesktop ? subjectOf(row) : kindAndSubject(row)
    }
    const columns = allColumns({ kind, source, sort }, aboutOf).filter(
      ({ field, from }) => !without.includes(field) && !(isOpen && from),
    )
    return { columns }
  }, [kind, source, sort, isOpen, isTwoLined, isLaptop, isDesktop])
}
