import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDate } from '@/domain/site/calendar'
import { counted } from '@/domain/text/display'
import { nameOf } from '@/domain/submissions/inboxChange'
import {
  cleanPlacement,
  placementLabels,
  type PlacementPage,
  type PlacementRow,
} from '@/domain/submissions/placements'
import { submissionsApi } from '../../api/submissionsApi'
import { ExportMenu } from '../../components/buttons'
import { GridFilter, sameOptions, yesOrNoOptions } from '../../components/gridFilters'
import { hiddenHeader, type OfficeColumn, ServerGrid } from '../../components/OfficeGrid'
import { LeftDialog, PlacementDialog, type Placed, Period } from '../../components/placements'
import { Screen } from '../../components/Screen'
import { useGridQuery } from '../../components/useGridQuery'
import { joinedPath } from '../../paths'
import { useMay } from '../../store/store'
import { Small } from '../../components/texts'

const options = {
  filters: ['month', 'employer', 'leftEarly'],
  sort: { field: 'joinedOn', order: 'desc' },
} as const

const month = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' })

type Column = OfficeColumn<PlacementRow>

const day: Partial<Column> = { width: 116, valueFormatter: formatDate }

const columns: Column[] = [
  {
    field: 'name',
    headerName: 'Name',
    minWidth: 120,
    flex: 1,
    valueFormatter: (name: string) => name || 'No name',
  },
  { field: 'position', from: 'lg', headerName: placementLabels.position, minWidth: 120, flex: 1.2 },
  { field: 'employer', headerName: placementLabels.employer, minWidth: 110, flex: 1.2 },
  { ...day, field: 'joinedOn', headerName: placementLabels.joinedOn },
  { field: 'pay', from: 'lg', headerName: placementLabels.pay, minWidth: 120, flex: 0.9 },
  {
    field: 'recruiter',
    from: 'lg',
    headerName: 'Recruiter',
    minWidth: 110,
    flex: 0.7,
    valueFormatter: (recruiter: PlacementRow['recruiter']) => (recruiter ? nameOf(recruiter) : ''),
  },
  { ...day, field: 'leftOn', from: 'lg', headerName: placementLabels.leftOn },
]

const periodColumn = (leavingDays: number): Column => ({
  field: 'period',
  from: 'sm',
  headerName: `First ${counted(leavingDays, 'day')}`,
  width: 160,
  display: 'flex',
  sortable: false,
  renderCell: ({ row }) => <Period stay={row} leavingDays={leavingDays} />,
})

const placedOf = (row: PlacementRow): Placed => ({
  ...row,
  details: cleanPlacement(row),
  isRecorded: row.recruiter !== null,
})

const actionsColumn = (onEdit: (row: PlacementRow) => void, onLeft: (row: PlacementRow) => void): Column => ({
  field: 'actions',
  from: 'sm',
  ...hiddenHeader('Actions'),
  width: 124,
  display: 'flex',
  align: 'right',
  sortable: false,
  renderCell: ({ row, tabIndex }) => (
    // A click on the row opens it.
    <Box onClick={(event) => event.stopPropagation()}>
      {row.recruiter && row.leftOn === '' ? (
        <Button size="small" tabIndex={tabIndex} aria-label={`${row.name} left`} onClick={() => onLeft(row)}>
          Left
        </Button>
      ) : null}
      <Button
        size="small"
        tabIndex={tabIndex}
        aria-label={`Placement of ${row.name}`}
        onClick={() => onEdit(row)}
      >
        {row.recruiter ? 'Edit' : 'Add details'}
      </Button>
    </Box>
  ),
})

/** '12 joined, 2 left, 1 of them within 90 days, 3 without details'. */
const sumsOf = ({ total, left, leftEarly, missing, leavingDays }: PlacementPage) =>
  [
    `${total.toLocaleString('en-IN')} joined`,
    ...(left > 0 ? [`${left.toLocaleString('en-IN')} left`] : []),
    ...(leftEarly > 0
      ? [`${leftEarly.toLocaleString('en-IN')} of them within ${counted(leavingDays, 'day')}`]
      : []),
    ...(missing > 0 ? [`${missing.toLocaleString('en-IN')} without details`] : []),
  ].join(', ')

/** People who joined an employer, as the company invoices for them. */
export const PlacementsScreen = () => {
  const navigate = useNavigate()
  const mayChange = useMay('recruiter')
  const grid = useGridQuery(options)
  const answer = submissionsApi.useGetPlacementsQuery(grid.query)
  const { data: choices } = submissionsApi.useGetInboxChoicesQuery()
  const [edited, setEdited] = useState<PlacementRow>()
  const [leaving, setLeaving] = useState<PlacementRow>()
  const page = answer.data
  const leavingDays = page?.leavingDays ?? 0
  const shownColumns = useMemo(
    () => [
      ...columns,
      ...(leavingDays > 0 ? [periodColumn(leavingDays)] : []),
      ...(mayChange ? [actionsColumn(setEdited, setLeaving)] : []),
    ],
    [leavingDays, mayChange],
  )
  return (
    <Screen
      title="Placements"
      isFull
      actions={mayChange ? <ExportMenu path="/placements/export" query={grid.query} /> : null}
    >
      <ServerGrid
        label="Placements"
        grid={grid}
        answer={answer}
        columns={shownColumns}
        getRowId={(row) => row.reference}
        onOpen={({ reference }) => void navigate(joinedPath(reference))}
        searchPlaceholder="Name, job, employer, reference"
        empty="No placements yet."
        filters={
          <>
            <GridFilter
              grid={grid}
              name="month"
              label="Joined in"
              options={(page?.months ?? []).map((value) => ({
                value,
                label: month.format(new Date(`${value}-01`)),
              }))}
            />
            <GridFilter
              grid={grid}
              name="employer"
              label={placementLabels.employer}
              options={sameOptions(choices?.employers)}
            />
            <GridFilter grid={grid} name="leftEarly" label="Left early" options={yesOrNoOptions} />
          </>
        }
        chosen={
          page ? (
            <Small role="status" sx={{ ml: { sm: 'auto' } }}>
              {sumsOf(page)}
            </Small>
          ) : null
        }
      />
      {edited ? <PlacementDialog placed={placedOf(edited)} onClose={() => setEdited(undefined)} /> : null}
      {leaving ? <LeftDialog placed={placedOf(leaving)} onClose={() => setLeaving(undefined)} /> : null}
    </Screen>
  )
}
