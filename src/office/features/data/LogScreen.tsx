import Button from '@mui/material/Button'
import { useState } from 'react'
import { COMMAND_LINE, logActions, type LogRow } from '@/domain/office/log'
import { ownersApi } from '../../api/ownersApi'
import { showExactMoment } from '../../components/dates'
import { DescriptionList } from '../../components/Section'
import { OfficeDialog } from '../../components/forms'
import { ExportMenu } from '../../components/buttons'
import { GridFilter, optionsOf } from '../../components/gridFilters'
import { Screen } from '../../components/Screen'
import { type OfficeColumn, ServerGrid } from '../../components/OfficeGrid'
import { useGridQuery } from '../../components/useGridQuery'

const whoOf = (account: string) => account || 'Unknown'

/** A log line in full: the table cuts long text. */
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

const columns: OfficeColumn<LogRow>[] = [
  { field: 'at', headerName: 'When', width: 172, valueFormatter: showExactMoment },
  { field: 'account', from: 'sm', headerName: 'Who', minWidth: 150, flex: 1, valueFormatter: whoOf },
  {
    field: 'action',
    headerName: 'Action',
    width: 160,
    valueFormatter: (action: LogRow['action']) => logActions[action],
  },
  { field: 'subject', from: 'sm', headerName: 'Subject', minWidth: 110, flex: 1 },
  { field: 'details', from: 'sm', headerName: 'Details', minWidth: 130, flex: 2 },
  { field: 'address', from: 'lg', headerName: 'Address', width: 140 },
]

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
        // The server sorts the log by time alone.
        disableColumnSorting
        onOpen={setLine}
        searchPlaceholder={`E-mail, reference, ${COMMAND_LINE}`}
        empty="Nothing has happened yet."
        filters={
          <>
            <GridFilter grid={grid} name="action" label="Action" options={optionsOf(logActions)} />
            <GridFilter grid={grid} name="from" label="From" />
            <GridFilter grid={grid} name="to" label="To" />
          </>
        }
      />
      {line ? <LogLineDialog line={line} onClose={() => setLine(undefined)} /> : null}
    </Screen>
  )
}
