import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { GridColDef } from '@mui/x-data-grid'
import { useNavigate, useParams } from 'react-router'
import { describeRow } from '@/domain/submissions/inbox'
import { type ToSendRow, toSendWords } from '@/domain/submissions/telling'
import { toSendApi } from '../../../api/toSendApi'
import { ShortTime } from '../../../components/dates'
import { Loaded } from '../../../components/Loaded'
import { OfficeGrid } from '../../../components/OfficeGrid'
import { Screen } from '../../../components/Screen'
import { StateChip } from '../../../components/StateChip'
import { PAGE_SIZES } from '../../../components/useGridQuery'
import { toSendPath } from '../../../paths'
import { ToSendOne } from './ToSendOne'

/** The rows stay in the order in which they are told. */
const columns: GridColDef<ToSendRow>[] = [
  {
    field: 'name',
    headerName: 'Name',
    minWidth: 130,
    flex: 1,
    valueGetter: (name: string) => name || 'No name',
  },
  {
    field: 'about',
    headerName: 'About',
    minWidth: 160,
    flex: 1.5,
    valueGetter: (_about, row) => describeRow(row),
  },
  {
    field: 'state',
    headerName: 'To be told',
    width: 140,
    display: 'flex',
    renderCell: ({ row }) => <StateChip kind={row.kind} state={row.state} />,
  },
  {
    field: 'why',
    headerName: 'Why',
    width: 170,
    valueFormatter: (why: ToSendRow['why']) => toSendWords[why],
  },
  { field: 'since', headerName: 'Since', width: 100, renderCell: ({ row }) => <ShortTime at={row.since} /> },
]

const ToSendList = () => {
  const navigate = useNavigate()
  const query = toSendApi.useGetToSendQuery(undefined, { refetchOnMountOrArgChange: true })
  const [first] = query.data?.rows ?? []
  const open = ({ reference }: Pick<ToSendRow, 'reference'>) => void navigate(toSendPath(reference))
  return (
    <Screen
      title="To send"
      isFull
      actions={
        first ? (
          <Button variant="contained" onClick={() => open(first)}>
            Begin
          </Button>
        ) : null
      }
    >
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        Answers to be told on WhatsApp or by phone.
      </Typography>
      <Loaded query={query} label="Loading the list" minHeight={320}>
        {({ rows }) => (
          <OfficeGrid<ToSendRow>
            label="To send"
            columns={columns}
            disableColumnSorting
            phoneColumns={['name', 'state']}
            narrowColumns={['name', 'about', 'state', 'since']}
            rows={rows}
            getRowId={(row) => row.reference}
            empty="Nothing waits to be told."
            onOpen={open}
            hideFooter={rows.length <= Math.min(...PAGE_SIZES)}
            pageSizeOptions={PAGE_SIZES}
          />
        )}
      </Loaded>
    </Screen>
  )
}

/** Answers that a person tells: the list, or one after the other. */
export const ToSendScreen = () => {
  const { reference } = useParams()
  return reference === undefined ? <ToSendList /> : <ToSendOne key={reference} reference={reference} />
}
