import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { visuallyHidden } from '@mui/utils'
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  gridClasses,
  useGridApiRef,
  type DataGridProps,
  type GridValidRowModel,
} from '@mui/x-data-grid'
import { useMemo, type FocusEvent, type ReactNode } from 'react'
import { GridSearch } from './gridFilters'
import { Loaded, type Query } from './Loaded'
import { PAGE_SIZES, type GridState } from './useGridQuery'
import { useIsBelow } from './useWidth'

type OfficeGridProps<Row extends GridValidRowModel> = Omit<DataGridProps<Row>, 'sx'> & {
  label: string
  /** The fields of the columns that a phone has room for, and those that a tablet or a narrow window has. */
  phoneColumns?: readonly string[]
  narrowColumns?: readonly string[]
  empty: string
  /** A click on a row, or Enter in it. */
  onOpen?: (row: Row) => void
}

/** Opens a row by Enter; the arrow keys lead through the cells by themselves. */
const openByKey =
  <Row extends GridValidRowModel>(onOpen: (row: Row) => void): DataGridProps<Row>['onCellKeyDown'] =>
  ({ row, field, cellMode }, event) => {
    // A checkbox, where the Tab key comes in, has no use for Enter; links and buttons have.
    const isFree = event.target === event.currentTarget || field === GRID_CHECKBOX_SELECTION_FIELD
    if (event.key !== 'Enter' || cellMode === 'edit' || !isFree) return
    // The key must not press what opens and takes the focus.
    event.preventDefault()
    onOpen(row)
  }

const nothing = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null }

/** A table of the office: dense rows, taller where a finger points, and fewer columns on a phone. */
export const OfficeGrid = <Row extends GridValidRowModel>({
  label,
  columns,
  phoneColumns,
  narrowColumns,
  empty,
  onOpen,
  slotProps,
  apiRef,
  ...grid
}: OfficeGridProps<Row>) => {
  const [isPhone, isNarrow] = [useIsBelow('sm'), useIsBelow('lg')]
  const isTouched = useMediaQuery('(pointer: coarse)')
  const ownRef = useGridApiRef()
  const ref = apiRef ?? ownRef
  // It would take the focus back once the row that had it is listed no more, such as on another page.
  const forgetFocus = ({ currentTarget, relatedTarget: next }: FocusEvent) => {
    if (!next || currentTarget.querySelector(`.${gridClasses.main}`)?.contains(next)) return
    ref.current?.setState((state) => ({ ...state, focus: nothing }))
  }
  const shown = (isPhone && phoneColumns) || (isNarrow && narrowColumns) || undefined
  const hidden = shown ? columns.filter(({ field }) => !shown.includes(field)) : []
  return (
    // As high as its rows, until they fill the screen and scroll.
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 200 }}>
      <DataGrid
        apiRef={ref}
        label={label}
        columns={columns}
        columnVisibilityModel={Object.fromEntries(hidden.map(({ field }) => [field, false]))}
        density={isTouched ? 'standard' : 'compact'}
        disableColumnMenu
        disableRowSelectionOnClick
        // The security policy of the page forbids it.
        disableEval
        onRowClick={onOpen && (({ row }) => onOpen(row))}
        onCellKeyDown={onOpen && openByKey(onOpen)}
        slotProps={{
          loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
          root: { onBlur: forgetFocus },
          ...slotProps,
        }}
        localeText={{ noRowsLabel: empty, noResultsOverlayLabel: empty }}
        {...grid}
        sx={{
          flex: '0 1 auto',
          height: 'auto',
          bgcolor: 'background.paper',
          borderColor: 'divider',
          '--DataGrid-rowBorderColor': (theme) => theme.vars.palette.divider,
          '& .MuiDataGrid-columnSeparator': { color: 'divider' },
          '--DataGrid-overlayHeight': '160px',
          '& .MuiDataGrid-row': onOpen ? { cursor: 'pointer' } : {},
        }}
      />
    </Box>
  )
}

type Rows<Row> = { rows: Row[]; total: number }

type ServerGridProps<Row extends GridValidRowModel> = OfficeGridProps<Row> & {
  grid: GridState
  /** From the query hook of `grid.query`; the current data belong to this query, and not to the one before. */
  answer: Query<Rows<Row>> & { currentData?: Rows<Row> }
  searchPlaceholder?: string
  filters?: ReactNode
  moreFilters?: ReactNode
  /** The actions for the ticked rows, at the end of the row of filters. */
  chosen?: ReactNode
}

const NO_MATCH = 'Nothing matches the search and the filters.'

/** A table that pages, sorts, filters and searches on the server. While other rows are loaded those before stay. */
export const ServerGrid = <Row extends GridValidRowModel>({
  grid,
  answer,
  searchPlaceholder,
  filters,
  moreFilters,
  chosen,
  empty,
  ...rest
}: ServerGridProps<Row>) => {
  const { query, change, isNarrowed } = grid
  const { sort, order } = query
  // The grid takes a new list for another order, and goes to the first page.
  const sortModel = useMemo(() => (sort === undefined ? [] : [{ field: sort, sort: order }]), [sort, order])
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <GridSearch
        grid={grid}
        onAgain={() => void answer.refetch()}
        placeholder={searchPlaceholder}
        {...{ filters, moreFilters }}
      >
        {chosen}
      </GridSearch>
      <Loaded query={answer} label="Loading the rows" minHeight={320}>
        {({ rows, total }) => (
          <OfficeGrid<Row>
            {...rest}
            rows={rows}
            rowCount={total}
            loading={!answer.currentData && !answer.error}
            empty={isNarrowed ? NO_MATCH : empty}
            pagination
            paginationMode="server"
            pageSizeOptions={PAGE_SIZES}
            paginationModel={{ page: query.page, pageSize: query.pageSize }}
            onPaginationModelChange={({ page, pageSize }) =>
              change(pageSize === query.pageSize ? { page } : { pageSize })
            }
            sortingMode="server"
            sortingOrder={['desc', 'asc']}
            sortModel={sortModel}
            onSortModelChange={([by]) => change({ sort: by?.field, order: by?.sort ?? undefined })}
            filterMode="server"
            disableColumnFilter
          />
        )}
      </Loaded>
    </Box>
  )
}

/** A column header for screen readers alone. */
export const hiddenHeader = (headerName: string) => ({
  headerName,
  renderHeader: () => <span style={visuallyHidden}>{headerName}</span>,
})
