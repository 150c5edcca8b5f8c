import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { useGridApiRef } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { foldText, someContain } from '@/domain/compareText'
import type { OfficeContentRow } from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { rowTitle, shownText } from '@/domain/office/contentTexts'
import { useGetContentQuery } from '../../api/contentApi'
import { DragHandle, RowButtons } from '../../components/content/RowButtons'
import { dropLineSx, useRows } from '../../components/content/useRows'
import { LinkButton } from '../../components/LinkButton'
import { LoadFailure } from '../../components/Loaded'
import { OfficeGrid } from '../../components/OfficeGrid'
import { GridSearch } from '../../components/SearchBox'
import { useGridQuery } from '../../components/useGridQuery'
import { useIsBelow } from '../../components/useWidth'
import { newRowPath, rowPath } from '../../paths'
import { useMay } from '../../store/useAccount'
import { ContentFrame, SeeOnSite } from './ContentFrame'
import { ACTIONS, columnsOf } from './rowColumns'

const options = {}
const none: readonly OfficeContentRow[] = []

/** Room for a picture. */
const ROW_PX = 60
const PAGE_ROWS = 100

/** The rows that hold the searched text, each with its place. */
const found = (kind: ContentKindName, rows: readonly OfficeContentRow[], search: string) => {
  const { fields } = contentKinds[kind]
  const wanted = foldText(search)
  return rows
    .filter(({ values }) =>
      someContain(
        fields.map((field) => foldText(shownText(field, values))),
        wanted,
      ),
    )
    .map((row, at) => ({ ...row, at }))
}

/** All rows of a kind in the order of the site, which the staff change. While a search narrows them, nothing can be moved. */
export const RowsScreen = ({ kind }: { kind: ContentKindName }) => {
  const { label, one } = contentKinds[kind]
  const mayChange = useMay('recruiter')
  const navigate = useNavigate()
  const grid = useGridQuery(options)
  const query = useGetContentQuery(kind, { refetchOnMountOrArgChange: true })
  const { data: all = none, isLoading, error } = query
  const search = grid.query.search ?? ''
  const shown = useMemo(() => found(kind, all, search), [kind, all, search])
  const apiRef = useGridApiRef()
  const isMovable = mayChange && !grid.isNarrowed
  const { list, said, buttonsOf, handleOf, rowProps, classOf } = useRows({
    kind,
    all,
    shown,
    isMovable,
    titleOf: ({ values }) => rowTitle(kind, values),
    // The grid gives the focus to the first button of the cell.
    onFocus: (at) => apiRef.current?.setCellFocus(at, ACTIONS),
  })
  const empty = grid.isNarrowed ? 'Nothing matches the search.' : 'Nothing here yet.'
  const columns = columnsOf(kind, {
    isPhone: useIsBelow('sm'),
    isNarrow: useIsBelow('md'),
    renderHandle: isMovable ? ({ row }) => <DragHandle {...handleOf(row.at)} /> : undefined,
    renderActions: mayChange
      ? ({ row, tabIndex }) => <RowButtons {...buttonsOf(row, row.at)} tabIndex={tabIndex} />
      : undefined,
  })

  return (
    <ContentFrame
      title={label}
      actions={
        <>
          <SeeOnSite kind={kind} />
          {mayChange ? (
            <LinkButton variant="contained" startIcon={<AddIcon />} to={newRowPath(kind)}>
              {`New ${one}`}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <GridSearch grid={grid} />
      <LoadFailure query={query} />
      <Box
        ref={list}
        sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 320, ...dropLineSx }}
      >
        <OfficeGrid
          label={label}
          apiRef={apiRef}
          columns={columns}
          rows={shown}
          // The pressed button stays where it is, and so does the focus.
          getRowId={({ at }) => at}
          loading={isLoading}
          rowHeight={ROW_PX}
          empty={error ? '' : empty}
          onOpen={({ id }) => void navigate(rowPath(kind, id))}
          getRowClassName={({ row }) => classOf(row.at)}
          slotProps={{ row: rowProps }}
          hideFooter={shown.length <= PAGE_ROWS}
          disableColumnSorting
          disableColumnFilter
        />
        <Box role="status" sx={visuallyHidden}>
          {said}
        </Box>
      </Box>
    </ContentFrame>
  )
}
