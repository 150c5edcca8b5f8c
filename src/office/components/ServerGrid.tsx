import Box from '@mui/material/Box'
import type { GridValidRowModel } from '@mui/x-data-grid'
import { useMemo, type ReactNode } from 'react'
import { Loaded, type Query } from './Loaded'
import { OfficeGrid, type OfficeGridProps } from './OfficeGrid'
import { GridSearch } from './SearchBox'
import { PAGE_SIZES, type GridState } from './useGridQuery'

type Rows<Row> = { rows: Row[]; total: number }

type ServerGridProps<Row extends GridValidRowModel> = OfficeGridProps<Row> & {
  /** From `useGridQuery`. */
  grid: GridState
  /** From the query hook of `grid.query`; the current data belong to this query, and not to the one before. */
  answer: Query<Rows<Row>> & { currentData?: Rows<Row> }
  searchPlaceholder?: string
  /** Fields beside the search box. */
  filters?: ReactNode
  /** The actions for the ticked rows, at the end of the row of filters. */
  chosen?: ReactNode
}

const NO_MATCH = 'Nothing matches the search and the filters.'

/**
 * A table that pages, sorts, filters and searches on the server. While other rows are loaded those before stay; rows that
 * are read again change without a sign. The table is drawn once its first rows are there: to draw it takes longer than to
 * load them.
 */
export const ServerGrid = <Row extends GridValidRowModel>({
  grid,
  answer,
  searchPlaceholder,
  filters,
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
      <GridSearch grid={grid} placeholder={searchPlaceholder} filters={filters}>
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
