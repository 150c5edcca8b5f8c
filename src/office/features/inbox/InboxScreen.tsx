import Box from '@mui/material/Box'
import { useGridApiRef } from '@mui/x-data-grid'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { InboxRow } from '@/domain/submissions/inbox'
import { submissionsApi } from '../../api/submissionsApi'
import { ExportMenu } from '../../components/buttons'
import { useNotify } from '../../components/Notices'
import { Screen } from '../../components/Screen'
import { ServerGrid } from '../../components/OfficeGrid'
import { useGridQuery, type GridQuery } from '../../components/useGridQuery'
import { useOnRefetch } from '../../components/useOnRefetch'
import { useIsBelow, useIsFrom } from '../../components/useWidth'
import { officePaths, submissionPath } from '../../paths'
import { useMay } from '../../store/useAccount'
import { inboxExport, inboxOptions, useInboxFilters } from './list/InboxFilters'
import { BulkBar, useChosen } from './list/BulkBar'
import {
  allColumns,
  columnsInOrder,
  columnsOfKind,
  fewColumns,
  manyColumns,
  mostColumns,
  sourceColumns,
  twoLineColumns,
  widestColumns,
} from './list/inboxColumns'
import { SubmissionPanel } from './submission/SubmissionPanel'

/** The table gets the focus back when the submission beside it is closed: the keyboard goes on from its row. */
const useGridFocus = (reference: string | undefined) => {
  const apiRef = useGridApiRef()
  const left = useRef<string>(undefined)
  useEffect(() => {
    const was = left.current
    left.current = reference
    if (reference === undefined && was !== undefined && apiRef.current?.getRow(was))
      apiRef.current.setCellFocus(was, 'name')
  }, [reference, apiRef])
  return apiRef
}

const LAPTOP_PX = 1280
const WIDE_LAPTOP_PX = 1400
const DESKTOP_PX = 1600
const LARGE_DESKTOP_PX = 1800

const twoLines = { rowHeight: 64, density: 'standard', columns: twoLineColumns } as const

/** As many columns as there is room for, and those of the kind that is listed. */
const useFittingColumns = (isOpen: boolean, { kind, source }: GridQuery) => {
  const [isPhone, isWide] = [useIsBelow('sm'), useIsFrom('lg')]
  const [isLaptop, isWideLaptop, isDesktop, isLargeDesktop] = [
    useIsFrom(LAPTOP_PX),
    useIsFrom(WIDE_LAPTOP_PX),
    useIsFrom(DESKTOP_PX),
    useIsFrom(LARGE_DESKTOP_PX),
  ]
  if (isPhone || (isOpen && !isWide)) return twoLines
  if (isOpen || !isLaptop) return { columns: fewColumns }
  const withMore = kind === 'application' || source ? sourceColumns : manyColumns
  const columns = isWideLaptop ? withMore : mostColumns
  const ofDesktop = isLargeDesktop ? widestColumns : allColumns
  return { columns: columnsOfKind[`${kind}`] ?? (isDesktop ? ofDesktop : columns) }
}

const useColumns = (isOpen: boolean, query: GridQuery) => {
  const { columns, ...rows } = useFittingColumns(isOpen, query)
  return { ...rows, columns: useMemo(() => columnsInOrder(columns, query.sort), [columns, query.sort]) }
}

/** The submissions before and after the open one on this page. Where it is listed no more, the next has its place. */
const useNeighbours = (rows: readonly InboxRow[] = [], reference?: string) => {
  const [last, setLast] = useState(0)
  const found = rows.findIndex((row) => row.reference === reference)
  if (found !== -1 && found !== last) setLast(found)
  const [before, after] = found === -1 ? [last - 1, last] : [found - 1, found + 1]
  return { previous: rows[before]?.reference, next: rows[after]?.reference }
}

/** Hidden, but of the same size: it is as it was when it is shown again. */
const behind = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '&, & *': { visibility: 'hidden !important' },
} as const

/** The list of submissions, and beside it the open one. */
export const InboxScreen = () => {
  const { reference } = useParams()
  const { search: address } = useLocation()
  const navigate = useNavigate()
  const isNarrow = useIsBelow('md')
  const mayWork = useMay('recruiter')
  const notify = useNotify()
  const grid = useGridQuery(inboxOptions)
  const { page: _page, pageSize: _pageSize, sort: _sort, order: _order, ...filter } = grid.query
  const filters = useInboxFilters(grid)
  const answer = submissionsApi.useGetSubmissionsQuery(grid.query, { refetchOnMountOrArgChange: true })
  const shown = answer.currentData
  // While another page of the same is loaded, the one before stays.
  const chosen = useChosen(filter, answer.data)
  const neighbours = useNeighbours(shown?.rows, reference)
  useOnRefetch(shown, ({ rows }, { newestAt }) => {
    const count = rows.filter(({ receivedAt }) => receivedAt > (newestAt ?? '')).length
    if (count > 0) notify.success(`${count} new`)
  })

  const isOpen = reference !== undefined
  const isCovered = isOpen && isNarrow
  const apiRef = useGridFocus(reference)
  const columns = useColumns(isOpen, grid.query)
  // At once: a key typed ahead is for the submission that opens, never for the one before.
  const open = (to: string) => void navigate(submissionPath(to) + address, { flushSync: true })
  return (
    <Screen
      title="Inbox"
      isFull
      actions={
        // While rows are chosen, the bulk bar exports those.
        mayWork && chosen.count === 0 && !isCovered ? (
          <ExportMenu {...inboxExport} query={grid.query} />
        ) : null
      }
    >
      <Box sx={{ position: 'relative', display: 'flex', flex: 1, minHeight: 0, gap: 2 }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            minWidth: 0,
            '& .open-row': { bgcolor: 'action.selected' },
            ...(isCovered && behind),
          }}
        >
          <ServerGrid
            label="Submissions"
            apiRef={apiRef}
            grid={grid}
            answer={answer}
            {...columns}
            getRowId={(row) => row.reference}
            getRowClassName={({ id }) => (id === reference ? 'open-row' : '')}
            onOpen={(row) => open(row.reference)}
            checkboxSelection={mayWork}
            rowSelectionModel={chosen.model}
            onRowSelectionModelChange={chosen.tick}
            // The box at the top ticks the page; the bulk bar offers all that match.
            disableRowSelectionExcludeModel
            hideFooterSelectedRowCount
            keepNonExistentRowsSelected
            searchPlaceholder="Name, number, e-mail, reference, words of a resume"
            {...filters}
            empty="No submissions yet."
          />
          <BulkBar chosen={chosen} query={grid.query} total={answer.data?.total ?? 0} />
        </Box>
        {isOpen ? (
          <SubmissionPanel
            key={reference}
            reference={reference}
            listed={answer.data?.rows.find((row) => row.reference === reference)}
            {...neighbours}
            isAlone={isNarrow}
            search={grid.query.search ?? ''}
            onStep={open}
            onClose={() => void navigate(officePaths.inbox + address)}
            onErased={() => {
              // The search for a person goes with the person.
              const rest = new URLSearchParams(address)
              rest.delete('search')
              void navigate({ pathname: officePaths.inbox, search: `${rest}` }, { replace: true })
            }}
          />
        ) : null}
      </Box>
    </Screen>
  )
}
