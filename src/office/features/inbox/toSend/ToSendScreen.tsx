import Button from '@mui/material/Button'
import { useNavigate, useParams } from 'react-router'
import { describeRow } from '@/domain/submissions/inbox'
import { type ToSendRow, toSendWords } from '@/domain/submissions/telling'
import { submissionsApi } from '../../../api/submissionsApi'
import { ShortTime } from '../../../components/dates'
import { Loaded } from '../../../components/Loaded'
import { type OfficeColumn, OfficeGrid } from '../../../components/OfficeGrid'
import { Screen } from '../../../components/Screen'
import { StateChip } from '../../../components/StateChip'
import { PAGE_SIZES } from '../../../components/useGridQuery'
import { toSendPath } from '../../../paths'
import { ToSendOne } from './ToSendOne'
import { Muted } from '../../../components/texts'

/** Rows keep the order in which they are sent. */
const columns: OfficeColumn<ToSendRow>[] = [
  {
    field: 'name',
    headerName: 'Name',
    minWidth: 130,
    flex: 1,
    valueGetter: (name: string) => name || 'No name',
  },
  {
    field: 'about',
    from: 'sm',
    headerName: 'About',
    minWidth: 160,
    flex: 1.5,
    valueGetter: (_about, row) => describeRow(row),
  },
  {
    field: 'state',
    headerName: 'Answer',
    width: 140,
    display: 'flex',
    renderCell: ({ row }) => <StateChip kind={row.kind} state={row.state} />,
  },
  {
    field: 'why',
    from: 'lg',
    headerName: 'Why',
    width: 170,
    valueFormatter: (why: ToSendRow['why']) => toSendWords[why],
  },
  {
    field: 'since',
    from: 'sm',
    headerName: 'Since',
    width: 100,
    renderCell: ({ row }) => <ShortTime at={row.since} />,
  },
]

const ToSendList = () => {
  const navigate = useNavigate()
  const query = submissionsApi.useGetToSendQuery(undefined, { refetchOnMountOrArgChange: true })
  const [first] = query.data?.rows ?? []
  const open = ({ reference }: Pick<ToSendRow, 'reference'>) => void navigate(toSendPath(reference))
  return (
    <Screen
      title="To send"
      isFull
      actions={
        first ? (
          <Button variant="contained" onClick={() => open(first)}>
            Start
          </Button>
        ) : null
      }
    >
      <Muted sx={{ mb: 1.5 }}>Answers to send on WhatsApp or by phone.</Muted>
      <Loaded query={query} label="Loading the list" minHeight={320}>
        {({ rows }) => (
          <OfficeGrid<ToSendRow>
            label="To send"
            columns={columns}
            disableColumnSorting
            rows={rows}
            getRowId={(row) => row.reference}
            empty="Nothing to send."
            onOpen={open}
            hideFooter={rows.length <= Math.min(...PAGE_SIZES)}
            pageSizeOptions={PAGE_SIZES}
          />
        )}
      </Loaded>
    </Screen>
  )
}

export const ToSendScreen = () => {
  const { reference } = useParams()
  return reference === undefined ? <ToSendList /> : <ToSendOne key={reference} reference={reference} />
}
