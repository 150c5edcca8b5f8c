import Chip from '@mui/material/Chip'
import type { GridColDef } from '@mui/x-data-grid'
import type { ListedAccount } from '@/domain/office/account'
import { showMoment } from '../../components/dates'
import { EndSessionsButton } from './EndSessionsButton'

/** The state of an account: active, invited or deactivated. */
export const accountStatus = ({ isActive, hasPassword }: ListedAccount) => {
  if (!isActive) return 'Deactivated'
  return hasPassword ? 'Active' : 'Invited'
}

export const accountColumns: GridColDef<ListedAccount>[] = [
  { field: 'name', headerName: 'Name', minWidth: 120, flex: 1 },
  { field: 'email', headerName: 'Email', minWidth: 200, flex: 1.5 },
  { field: 'role', headerName: 'Role', width: 90 },
  {
    field: 'isActive',
    headerName: 'State',
    display: 'flex',
    width: 110,
    valueGetter: (_value, account) => accountStatus(account),
    renderCell: ({ value, row }) => (
      <Chip
        size="small"
        variant="outlined"
        color={row.isActive && row.hasPassword ? 'success' : 'default'}
        label={String(value)}
      />
    ),
  },
  {
    field: 'hasSecondFactor',
    headerName: 'Second factor',
    width: 120,
    valueFormatter: (hasOne: boolean) => (hasOne ? 'On' : 'Off'),
  },
  {
    field: 'seenAt',
    headerName: 'Last seen',
    width: 180,
    valueFormatter: (seenAt: string | null) => (seenAt === null ? 'Never' : showMoment(seenAt)),
  },
  { field: 'sessions', headerName: 'Sessions', width: 90, align: 'right', headerAlign: 'right' },
  {
    field: 'endSessions',
    headerName: 'Actions',
    display: 'flex',
    width: 130,
    sortable: false,
    renderCell: ({ row, tabIndex }) =>
      row.sessions > 0 ? <EndSessionsButton account={row} tabIndex={tabIndex} size="small" /> : null,
  },
]
