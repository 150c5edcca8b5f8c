import Button from '@mui/material/Button'
import type { GridColDef } from '@mui/x-data-grid'
import { useState } from 'react'
import { COMMAND_LINE, logActions, type LogRow } from '@/domain/office/log'
import { ownersApi } from '../../api/ownersApi'
import { showExactMoment } from '../../components/dates'
import { DescriptionList } from '../../components/DescriptionList'
import { OfficeDialog } from '../../components/forms'
import { ExportMenu } from '../../components/buttons'
import { GridFilter } from '../../components/gridFilters'
import { Screen } from '../../components/Screen'
import { ServerGrid } from '../../components/OfficeGrid'
import { useGridQuery } from '../../components/useGridQuery'

const whoOf = (account: string) => account || 'Unknown'

/** A line of the log in full: a column of the table cuts what is long. */
const LogLineDialog = ({ line, onClose }: { line: LogRow; onClose: () => void }) => {
  const items = [
    { label: 'When', value: showExactMoment(line.at) },
    { label: 'Who', value: whoOf(line.account) },
    { label: 'Subject', value: line.subject },
    { label: 'Details', value: line.details },
    { label: 'Address', value: line.address },
  ]
  return (
    <OfficeDialog
      title={logActions[line.action]}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      }
    >
      <DescriptionList items={items.filter(({ value }) => value !== '')} />
    </OfficeDialog>
  )
}

const options = { filters: ['action', 'from', 'to'] }

const columns: GridColDef<LogRow>[] = [
  { field: 'at', headerName: 'When', width: 172, valueFormatter: showExactMoment },
  { field: 'account', headerName: 'Who', minWidth: 150, flex: 1, valueFormatter: whoOf },
  {
    field: 'action',
    headerName: 'Action',
    width: 160,
    valueFormatter: (action: LogRow['action']) => logActions[action],
  },
  { field: 'subject', headerName: 'Subject', minWidth: 110, flex: 1 },
  { field: 'details', headerName: 'Details', minWidth: 130, flex: 2 },
  { field: 'address', headerName: 'Address', width: 140 },
]

const actions = Object.entries(logActions).map(([value, label]) => ({ value, label }))

/** The log: all that accounts saw, changed, exported or erased, and each sign-in. It cannot be changed. */
export const LogScreen = () => {
  const grid = useGridQuery(options)
  const { query } = grid
  const [line, setLine] = useState<LogRow>()
  return (
    <Screen
      title="Log"
      isFull
      actions={<ExportMenu path="/log/export" query={query} formats={[{ label: 'CSV' }]} />}
    >
      <ServerGrid
        label="Log"
        grid={grid}
        answer={ownersApi.useGetLogQuery(query)}
        columns={columns}
        phoneColumns={['at', 'action']}
        narrowColumns={['at', 'account', 'action', 'subject', 'details']}
        // The server sorts the log by time alone.
        disableColumnSorting
        onOpen={setLine}
        searchPlaceholder={`E-mail, reference, ${COMMAND_LINE}`}
        empty="Nothing has happened yet."
        filters={
          <>
            <GridFilter grid={grid} name="action" label="Action" options={actions} />
            <GridFilter grid={grid} name="from" label="From" />
            <GridFilter grid={grid} name="to" label="To" />
          </>
        }
      />
      {line ? <LogLineDialog line={line} onClose={() => setLine(undefined)} /> : null}
    </Screen>
  )
}
