import Box from '@mui/material/Box'
import { useTheme, type Breakpoint } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { visuallyHidden } from '@mui/utils'
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  gridClasses,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
  type GridValidRowModel,
} from '@mui/x-data-grid'
import { useMemo, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react'
import { GridSearch } from './gridFilters'
import { Loaded, type Query } from './Loaded'
import { PAGE_SIZES, type GridState } from './useGridQuery'

/** A column with the least window width that has room for it. */
export type OfficeColumn<Row extends GridValidRowModel> = GridColDef<Row> & { from?: Breakpoint | number }

type OfficeGridProps<Row extends GridValidRowModel> = Omit<DataGridProps<Row>, 'sx' | 'columns'> & {
  label: string
  columns: readonly OfficeColumn<Row>[]
  empty: string
  /** A click on a row, or Enter in it. */
  onOpen?: (row: Row) => void
}

/** Opens a row by Enter; the grid handles the arrow keys. */
const openByKey =
  <Row extends GridValidRowModel>(onOpen: (row: Row) => void): DataGridProps<Row>['onCellKeyDown'] =>
  ({ row, field, cellMode }, event) => {
    // A checkbox, where Tab lands first, has no use for Enter; links and buttons do.
    const isFree = event.target === event.currentTarget || field === GRID_CHECKBOX_SELECTION_FIELD
    if (event.key !== 'Enter' || cellMode === 'edit' || !isFree) return
    // The key must not also press what opens and takes the focus.
    event.preventDefault()
    onOpen(row)
  }

const nothing = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null }

const onResize = (changed: () => void) => {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** A table of the office: dense rows, taller for fingers, and as many columns as fit. */
export const OfficeGrid = <Row extends GridValidRowModel>({
  label,
  columns,
  empty,
  onOpen,
  slotProps,
  apiRef,
  ...grid
}: OfficeGridProps<Row>) => {
  const { breakpoints } = useTheme()
  const isTouched = useMediaQuery('(pointer: coarse)')
  const ownRef = useGridApiRef()
  const ref = apiRef ?? ownRef
  // Otherwise the grid takes the focus back when the focused row disappears, such as on another page.
  const forgetFocus = ({ currentTarget, relatedTarget: next }: FocusEvent) => {
    if (!next || currentTarget.querySelector(`.${gridClasses.main}`)?.contains(next)) return
    ref.current?.setState((state) => ({ ...state, focus: nothing }))
  }
  const isHidden = ({ from }: OfficeColumn<Row>) =>
    from !== undefined && !window.matchMedia(breakpoints.up(from).replace('@media ', '')).matches
  const hidden = useSyncExternalStore(onResize, () =>
    columns
      .filter(isHidden)
      .map(({ field }) => field)
      .join(),
  )
  return (
    // As high as its rows, until they fill the screen and scroll.
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 200 }}>
      <DataGrid
        apiRef={ref}
        label={label}
        columns={columns}
        columnVisibilityModel={Object.fromEntries(hidden.split(',').map((field) => [field, false]))}
        density={isTouched ? 'standard' : 'compact'}
        disableColumnMenu
        disableRowSelectionOnClick
        // The content security policy forbids eval.
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
  /** From the query hook of `grid.query`. `currentData` belongs to this query; `data` may belong to the previous one. */
  answer: Query<Rows<Row>> & { currentData?: Rows<Row> }
  searchPlaceholder?: string
  filters?: ReactNode
  moreFilters?: ReactNode
  /** Actions for the ticked rows, after the filters. */
  chosen?: ReactNode
}

const NO_MATCH = 'Nothing matches the search and the filters.'

/** A table that pages, sorts, filters and searches on the server. Old rows stay while new ones load. */
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
  // The grid takes a new array for a new order, and goes to the first page.
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

export const hiddenHeader = (headerName: string) => ({
  headerName,
  renderHeader: () => <span style={visuallyHidden}>{headerName}</span>,
})
