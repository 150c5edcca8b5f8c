import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { useGridApiRef } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { OfficeContentRow } from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { rowTitle } from '@/domain/office/contentTexts'
import { RowButtons } from '../../components/content/RowButtons'
import { useDeleting } from '../../components/content/useDeleting'
import { dropLineSx, useRowDrag, useRowFocus, useRowOrder } from '../../components/content/useRowOrder'
import { OfficeGrid } from '../../components/OfficeGrid'
import { useIsBelow } from '../../components/useWidth'
import { rowPath } from '../../paths'
import { ACTIONS, columnsOf } from './rowColumns'

type RowsGridProps = {
  kind: ContentKindName
  rows: readonly OfficeContentRow[]
  isLoading: boolean
  hasFailed: boolean
  mayChange: boolean
  isNarrowed: boolean
}

/** Room for a picture. */
const ROW_PX = 60
const PAGE_ROWS = 100

/** A table of rows that the staff bring into order. While a search narrows it, nothing can be moved. */
export const RowsGrid = ({ kind, rows, isLoading, hasFailed, mayChange, isNarrowed }: RowsGridProps) => {
  const { label } = contentKinds[kind]
  const navigate = useNavigate()
  const remove = useDeleting(kind)
  const { move, said } = useRowOrder(kind, rows, ({ values }) => rowTitle(kind, values))
  // Rows are known by their places: what is pressed stays where it is, and so does the focus.
  const placed = useMemo(() => rows.map((row, at) => ({ ...row, at })), [rows])
  const places = useMemo(() => rows.map((_row, at) => `${at}`), [rows])
  const moveFrom = (from: number, to: number) => {
    const row = rows[from]
    if (row) move(row.id, to)
  }
  const drag = useRowDrag(places, (place, to) => moveFrom(Number(place), to))
  const apiRef = useGridApiRef()
  const { list, keepFocus } = useRowFocus(placed)
  // The grid gives the focus to the first button of the cell.
  const focusAt = (at: number, title: string) => {
    keepFocus(at, title)
    apiRef.current?.setCellFocus(at, ACTIONS)
  }
  const isPhone = useIsBelow('sm')
  const isNarrow = useIsBelow('md')
  const empty = isNarrowed ? 'Nothing matches the search.' : 'Nothing here yet.'
  const isMovable = mayChange && !isNarrowed

  const columns = columnsOf(kind, {
    isPhone,
    isNarrow,
    handleOf: isMovable ? drag.handleOf : undefined,
    actionsOf: mayChange
      ? ({ row: { id, at, values }, tabIndex }) => {
          const step = (to: number, title: string) => () => {
            moveFrom(at, to)
            focusAt(to, title)
          }
          return (
            <RowButtons
              name={rowTitle(kind, values)}
              tabIndex={tabIndex}
              hasOrder={isMovable}
              onUp={at > 0 ? step(at - 1, 'Move up') : undefined}
              onDown={at < rows.length - 1 ? step(at + 1, 'Move down') : undefined}
              onDelete={() => {
                if (at === rows.length - 1) focusAt(at - 1, 'Delete')
                void remove(id, rowTitle(kind, values))
              }}
            />
          )
        }
      : undefined,
  })

  return (
    <Box ref={list} sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 320, ...dropLineSx }}>
      <OfficeGrid
        label={label}
        apiRef={apiRef}
        columns={columns.all}
        phoneColumns={columns.onPhone}
        rows={placed}
        getRowId={({ at }) => at}
        loading={isLoading}
        rowHeight={ROW_PX}
        empty={hasFailed ? '' : empty}
        onOpen={({ id }) => void navigate(rowPath(kind, id))}
        getRowClassName={({ id }) => drag.classOf(`${id}`)}
        slotProps={{ row: drag.row }}
        hideFooter={rows.length <= PAGE_ROWS}
        disableColumnSorting
        disableColumnFilter
      />
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Box>
  )
}
