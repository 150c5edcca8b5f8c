import type { SerializedError } from '@reduxjs/toolkit'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { GridValidRowModel } from '@mui/x-data-grid'
import { useMemo, type ReactNode } from 'react'
import { Loading } from '@/components/Loading'
import type { OfficeError } from '../api/officeError'
import { LoadFailure } from './LoadFailure'
import { OfficeGrid, type OfficeGridProps } from './OfficeGrid'
import { SearchBox } from './SearchBox'
import { PAGE_SIZES, type GridQuery, type GridState } from './useGridQuery'

type Rows<Row> = { rows: Row[]; total: number }

/** What a query hook of RTK Query returns. */
type RowsAnswer<Row> = {
  data?: Rows<Row>
  /** Of this query, and not of the one before. */
  currentData?: Rows<Row>
  error?: OfficeError | SerializedError
  refetch: () => unknown
}

type ServerGridProps<Row extends GridValidRowModel> = OfficeGridProps<Row> & {
  /** Of `useGridQuery`. */
  grid: GridState
  /** Of the query hook that was given `grid.query`. */
  answer: RowsAnswer<Row>
  searchPlaceholder?: string
  /** Fields beside the search box. */
  filters?: ReactNode
  /** What can be done with the ticked rows, at the end of the row of filters. */
  chosen?: ReactNode
}

/** The same list until the order is another: the grid takes a new one for a change, and goes to the first page. */
const useSortModel = ({ sort, order }: GridQuery) =>
  useMemo(() => (sort === undefined ? [] : [{ field: sort, sort: order }]), [sort, order])

const NO_MATCH = 'Nothing matches the search and the filters.'

/**
 * A table that pages, sorts, filters and searches on the server. While other rows are loaded those before stay; rows that
 * are read again, such as by polling, change without a sign. The table is drawn once its first rows are there: to draw it
 * takes longer than to load them.
 */
export const ServerGrid = <Row extends GridValidRowModel>({
  grid: { query, change, isNarrowed, clear },
  answer: { data, currentData, error, refetch },
  searchPlaceholder,
  filters,
  chosen,
  empty,
  ...rest
}: ServerGridProps<Row>) => {
  const sortModel = useSortModel(query)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, gap: 1.5 }}>
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SearchBox
          text={query.search ?? ''}
          placeholder={searchPlaceholder}
          onSearch={(search) => change({ search })}
        />
        {filters}
        {isNarrowed ? <Button onClick={clear}>Clear</Button> : null}
        {chosen}
      </Box>
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Loading label="Loading the rows" minHeight={320} />}
      {data ? (
        <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 320 }}>
          <OfficeGrid<Row>
            {...rest}
            rows={data.rows}
            rowCount={data.total}
            loading={!currentData && !error}
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
        </Box>
      ) : null}
    </Box>
  )
}
