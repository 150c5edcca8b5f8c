import Box from '@mui/material/Box'
import { useGridApiRef } from '@mui/x-data-grid'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { InboxRow } from '@/domain/submissions/inbox'
import { submissionsApi } from '../../api/submissionsApi'
import { ExportMenu } from '../../components/buttons'
import { useNotify } from '../../components/Notices'
import { Screen } from '../../components/Screen'
import { ServerGrid } from '../../components/OfficeGrid'
import { useGridQuery } from '../../components/useGridQuery'
import { useOnRefetch } from '../../components/Loaded'
import { useIsBelow } from '../../components/useWidth'
import { officePaths, submissionPath } from '../../paths'
import { useMay } from '../../store/store'
import { inboxExport, inboxOptions, useInboxFilters } from './list/InboxFilters'
import { BulkBar, useChosen } from './list/BulkBar'
import { useColumns } from './list/inboxColumns'
import { SubmissionPanel } from './submission/SubmissionPanel'

/** When a submission is closed, the grid gets the focus back at its row. */
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

/** The previous and next submission on this page. If the open one is no longer listed, the next takes its place. */
const useNeighbours = (rows: readonly InboxRow[] = [], reference?: string) => {
  const [last, setLast] = useState(0)
  const found = rows.findIndex((row) => row.reference === reference)
  if (found !== -1 && found !== last) setLast(found)
  const [before, after] = found === -1 ? [last - 1, last] : [found - 1, found + 1]
  return { previous: rows[before]?.reference, next: rows[after]?.reference }
}

/** Hidden at the same size, so that it is unchanged when shown again. */
const behind = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '&, & *': { visibility: 'hidden !important' },
} as const

/** The list of submissions with the open one beside it. */
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
  // While another page loads, the previous rows stay.
  const chosen = useChosen(filter, answer.data)
  const neighbours = useNeighbours(shown?.rows, reference)
  useOnRefetch(shown, ({ rows }, { newestAt }) => {
    const count = rows.filter(({ receivedAt }) => receivedAt > (newestAt ?? '')).length
    if (count > 0) notify.success(`${count} new`)
  })

  const isOpen = reference !== undefined
  const isCovered = isOpen && isNarrow
  const apiRef = useGridFocus(reference)
  const columns = useColumns(grid.query, isOpen)
  // Synchronous: a key typed ahead is for the submission that opens, never for the one before.
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
            // The header checkbox ticks the page; the bulk bar offers all matches.
            disableRowSelectionExcludeModel
            hideFooterSelectedRowCount
            keepNonExistentRowsSelected
            searchPlaceholder="Name, number, e-mail, reference, text of the resume"
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
              // The search for an erased person goes, too.
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
