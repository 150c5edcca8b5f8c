import AddIcon from '@mui/icons-material/Add'
import ImportIcon from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDate, postedDay } from '@/domain/site/calendar'
import { languageOf } from '@/domain/text/display'
import { jobStateLabels, type OfficeJobRow } from '@/domain/office/jobs'
import { jobsApi } from '../../api/jobsApi'
import { ShortTime } from '../../components/dates'
import { ExportMenu, LinkButton } from '../../components/buttons'
import { GridFilter, optionsOf } from '../../components/gridFilters'
import { hiddenHeader, type OfficeColumn, ServerGrid } from '../../components/OfficeGrid'
import { Screen } from '../../components/Screen'
import { StateChip } from '../../components/StateChip'
import { useGridQuery } from '../../components/useGridQuery'
import { useKeptFocus } from '../../components/useKeptFocus'
import { HindiFilter } from '../../components/WithoutHindi'
import { applicationsPath, editJobPath, jobPath, officePaths } from '../../paths'
import { useMay } from '../../store/store'
import { applicationsOf } from './jobValues'
import { StillWaiting, useClosing } from './lifecycle'

const options = { filters: ['state', 'hindi'], sort: { field: 'changedAt', order: 'desc' } } as const

const isClosable = ({ state }: OfficeJobRow) => state === 'open' || state === 'paused'

type Column = OfficeColumn<OfficeJobRow>

const text: Partial<Column> = {
  renderCell: ({ value }) => <span lang={languageOf(String(value))}>{String(value)}</span>,
}

const day: Partial<Column> = {
  valueFormatter: (value: string | null) => {
    const known = postedDay(value ?? '')
    return known === undefined ? '' : formatDate(known)
  },
}

const columns: Column[] = [
  { field: 'id', from: 'lg', headerName: 'No.', width: 60 },
  { ...text, field: 'position', headerName: 'Position', minWidth: 150, flex: 3 },
  {
    field: 'state',
    headerName: 'State',
    display: 'flex',
    width: 92,
    renderCell: ({ row }) => <StateChip state={row.state} />,
  },
  { ...text, field: 'company', from: 'lg', headerName: 'Company', minWidth: 100, flex: 1.2 },
  { ...text, field: 'place', from: 'sm', headerName: 'Place', minWidth: 84, flex: 1 },
  { ...day, field: 'postedOn', from: 'lg', headerName: 'Posted', width: 96 },
  { ...day, field: 'closingDate', from: 'sm', headerName: 'Closing date', width: 104 },
  {
    field: 'applications',
    from: 'sm',
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
    from: 'lg',
    headerName: 'Changed',
    width: 112,
    renderCell: ({ row }) => row.changedAt && <ShortTime at={row.changedAt} />,
  },
  // The history of a job shows it, too.
  { field: 'changedBy', from: 'xl', headerName: 'Changed by', width: 150 },
]

const editColumn: Column = {
  field: 'edit',
  from: 'sm',
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

/** For those who may change jobs. */
const columnsToEdit = [...columns, editColumn]

const noneWaiting = { jobIds: [], waiting: 0 }

export const JobsScreen = () => {
  const navigate = useNavigate()
  const mayChange = useMay('recruiter')
  const grid = useGridQuery(options)
  const { query } = grid
  const answer = jobsApi.useGetJobsQuery(query)
  const { close, isClosing } = useClosing()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = answer.data?.rows.filter((row) => ticked.has(row.id) && isClosable(row)) ?? []

  const keepFocus = useKeptFocus(chosen.length > 0, isClosing)
  const [closed, setClosed] = useState<{ jobIds: string[]; waiting: number }>()
  const closeChosen = async () => {
    keepFocus()
    const waiting = await close(chosen, () => setClosed(undefined))
    if (waiting === undefined) return
    setTicked(new Set())
    setClosed({ jobIds: chosen.map(({ id }) => id), waiting })
  }

  return (
    <Screen
      title="Jobs"
      isFull
      actions={
        mayChange ? (
          <>
            <ExportMenu path="/jobs/export" query={query} />
            <LinkButton startIcon={<ImportIcon />} to={officePaths.importJobs}>
              Import
            </LinkButton>
            <LinkButton variant="contained" startIcon={<AddIcon />} to={officePaths.newJob}>
              New job
            </LinkButton>
          </>
        ) : null
      }
    >
      <StillWaiting {...(closed ?? noneWaiting)} onTold={() => setClosed(undefined)} />
      <ServerGrid
        label="Jobs"
        grid={grid}
        answer={answer}
        columns={mayChange ? columnsToEdit : columns}
        searchPlaceholder="Number, position, company, place"
        empty="There are no jobs yet."
        onOpen={({ id }) => void navigate(jobPath(id))}
        checkboxSelection={mayChange}
        isRowSelectable={({ row }) => isClosable(row)}
        disableRowSelectionExcludeModel
        rowSelectionModel={{ type: 'include', ids: new Set(ticked) }}
        onRowSelectionModelChange={({ ids }) => setTicked(new Set([...ids].map(String)))}
        hideFooterSelectedRowCount
        filters={
          <>
            <GridFilter grid={grid} name="state" label="State" options={optionsOf(jobStateLabels)} />
            <HindiFilter grid={grid} count={answer.data?.withoutHindi ?? 0} />
          </>
        }
        chosen={
          chosen.length > 0 ? (
            <>
              <Typography role="status" sx={{ ml: 'auto', fontWeight: 600 }}>
                {`${chosen.length} selected`}
              </Typography>
              <Button variant="outlined" loading={isClosing} onClick={() => void closeChosen()}>
                Close
              </Button>
            </>
          ) : null
        }
      />
    </Screen>
  )
}
