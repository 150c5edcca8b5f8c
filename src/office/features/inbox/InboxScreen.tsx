import Box from '@mui/material/Box'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useGridApiRef } from '@mui/x-data-grid'
import { useEffect, useRef } from 'react'
import { useGetSubmissionsQuery } from '../../api/submissionsApi'
import { Screen } from '../../components/Screen'
import { ServerGrid } from '../../components/ServerGrid'
import { onPage, useGridQuery } from '../../components/useGridQuery'
import { useMay } from '../../store/useAccount'
import { useIsBelow, useIsFrom } from '../../components/useWidth'
import { SubmissionPanel } from './submission/SubmissionPanel'
import { INBOX_PATH, submissionPath } from '../../paths'
import { inboxOptions } from './inboxFilters'
import { BulkBar } from './list/BulkBar'
import { allColumns, fewColumns, mostColumns, twoLineColumns } from './list/inboxColumns'
import { ExportMatching } from './list/InboxExport'
import { InboxFilters } from './list/InboxFilters'
import { useChosen } from './list/useChosen'
import { useArrivalNotice } from './list/useArrivalNotice'
import { usePreviousNext, type Step } from './list/usePreviousNext'

/** The table gets the focus back when the submission beside it is closed. */
const useGridFocus = (reference: string | undefined) => {
  const apiRef = useGridApiRef()
  const left = useRef<string>(undefined)
  useEffect(() => {
    const was = left.current
    left.current = reference
    if (reference !== undefined || was === undefined) return
    // Back to the row, where the keyboard goes on.
    if (apiRef.current?.getRow(was)) apiRef.current.setCellFocus(was, 'name')
  }, [reference, apiRef])
  return apiRef
}

const LAPTOP_PX = 1280
const DESKTOP_PX = 1400

const twoLines = { rowHeight: 64, density: 'standard' } as const

/** Hidden, but of the same size: it is as it was when it is shown again. */
const behind = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '&, & *': { visibility: 'hidden !important' },
} as const

/** As many columns as there is room for. */
const useColumns = (isOpen: boolean) => {
  const [isPhone, isWide] = [useIsBelow('sm'), useIsFrom('lg')]
  const [isLaptop, isDesktop] = [useIsFrom(LAPTOP_PX), useIsFrom(DESKTOP_PX)]
  if (isPhone || (isOpen && !isWide)) return { ...twoLines, columns: twoLineColumns }
  if (isOpen || !isLaptop) return { columns: fewColumns }
  return { columns: isDesktop ? allColumns : mostColumns }
}

/** The list of submissions, and beside it the open one. */
export const InboxScreen = () => {
  const { reference } = useParams()
  const { search: address } = useLocation()
  const navigate = useNavigate()
  const isNarrow = useIsBelow('md')
  const mayWork = useMay('recruiter')
  const grid = useGridQuery(inboxOptions)
  const { page: _page, pageSize: _pageSize, sort: _sort, order: _order, ...filter } = grid.query
  const answer = useGetSubmissionsQuery(grid.query, { refetchOnMountOrArgChange: true })
  const shown = answer.currentData
  useArrivalNotice(grid.query, shown)
  const chosen = useChosen(filter, shown)
  const steps = usePreviousNext(grid.query, shown, reference)

  const apiRef = useGridFocus(reference)
  const open = (to: string) => void navigate(submissionPath(to) + address)
  const step = ({ reference: to, page }: Step) => void navigate(submissionPath(to) + onPage(address, page))
  const close = () => void navigate(INBOX_PATH + address)

  const isOpen = reference !== undefined
  const columns = useColumns(isOpen)
  return (
    <Screen
      title="Inbox"
      isFull
      actions={
        // While rows are chosen, the bulk bar exports those.
        mayWork && chosen.count === 0 && !(isOpen && isNarrow) ? <ExportMatching query={grid.query} /> : null
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
            ...(isOpen && isNarrow ? behind : {}),
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
            hideFooterSelectedRowCount
            keepNonExistentRowsSelected
            searchPlaceholder="Name, number, e-mail, words of a resume"
            filters={<InboxFilters grid={grid} />}
            empty="No submissions yet."
          />
          <BulkBar ticked={chosen} query={grid.query} filter={filter} total={shown?.total ?? 0} />
        </Box>
        {isOpen ? (
          <SubmissionPanel
            key={reference}
            reference={reference}
            row={answer.data?.rows.find((row) => row.reference === reference)}
            steps={steps}
            isAlone={isNarrow}
            search={grid.query.search ?? ''}
            onStep={step}
            onClose={close}
          />
        ) : null}
      </Box>
    </Screen>
  )
}
