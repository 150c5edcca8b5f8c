import AddIcon from '@mui/icons-material/PersonAddOutlined'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import type { GridColDef } from '@mui/x-data-grid'
import { useState } from 'react'
import type { ListedAccount } from '@/domain/office/account'
import { useGetAccountsQuery, useChangeSettingsMutation, useGetSettingsQuery } from '../../api/accountsApi'
import { showMoment } from '../../components/dates'
import { DialogButton } from '../../components/dialogs'
import { LoadFailure } from '../../components/Loaded'
import { useNotify } from '../../components/Notices'
import { OfficeGrid } from '../../components/OfficeGrid'
import { Screen } from '../../components/Screen'
import { GridSearch } from '../../components/SearchBox'
import { useGridQuery } from '../../components/useGridQuery'
import { AccountDialog, accountStatus, EndSessionsButton, InviteDialog } from './AccountDialog'

const columns: GridColDef<ListedAccount>[] = [
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

/** Whether every account must have a second factor. */
const RequireTwoFactorSwitch = () => {
  const { data: settings } = useGetSettingsQuery()
  const [changeSettings] = useChangeSettingsMutation()
  const notify = useNotify()

  const change = async (requireTwoFactor: boolean) => {
    if (!(await notify.attempt(changeSettings({ requireTwoFactor })))) return
    notify.offerUndo(
      requireTwoFactor
        ? 'Two-factor sign-in is now required. Accounts without it must set it up first.'
        : 'Two-factor sign-in is now optional.',
      () => void notify.attempt(changeSettings({ requireTwoFactor: !requireTwoFactor })),
    )
  }

  return (
    <FormControlLabel
      sx={{ alignSelf: 'flex-start', ml: -0.5, mb: 1 }}
      control={
        <Switch
          size="small"
          checked={settings?.requireTwoFactor ?? false}
          disabled={!settings}
          onChange={(_event, isRequired) => void change(isRequired)}
        />
      }
      label="Require two-factor sign-in"
    />
  )
}

/** The accounts of the staff, and what is open under each name. */
export const AccountsScreen = () => {
  const query = useGetAccountsQuery()
  const { data: accounts = [], isLoading } = query
  const grid = useGridQuery()
  const [openId, setOpenId] = useState<string>()
  const open = accounts.find(({ id }) => id === openId)
  return (
    <Screen
      title="Accounts"
      isFull
      actions={
        <DialogButton
          variant="contained"
          startIcon={<AddIcon />}
          renderDialog={(onClose) => <InviteDialog onClose={onClose} />}
        >
          Invite
        </DialogButton>
      }
    >
      <RequireTwoFactorSwitch />
      <GridSearch grid={grid} />
      <LoadFailure query={query} />
      <OfficeGrid
        label="Accounts"
        columns={columns}
        phoneColumns={['name', 'role', 'isActive']}
        rows={accounts}
        filterModel={{ items: [], quickFilterValues: [grid.query.search] }}
        loading={isLoading}
        empty="Nothing matches the search."
        onOpen={({ id }) => setOpenId(id)}
        hideFooter
      />
      {open ? <AccountDialog account={open} onClose={() => setOpenId(undefined)} /> : null}
    </Screen>
  )
}
