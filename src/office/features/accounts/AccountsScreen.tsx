import AddIcon from '@mui/icons-material/PersonAddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import type { ListedAccount } from '@/domain/office/account'
import { foldText, someContain } from '@/domain/compareText'
import { useGetAccountsQuery, useChangeSettingsMutation, useGetSettingsQuery } from '../../api/accountsApi'
import { LoadFailure } from '../../components/LoadFailure'
import { OfficeGrid } from '../../components/OfficeGrid'
import { Screen } from '../../components/Screen'
import { SearchBar } from '../../components/SearchBar'
import { useGridQuery } from '../../components/useGridQuery'
import { AccountDialog } from './AccountDialog'
import { accountColumns } from './accountColumns'
import { InviteDialog } from './InviteDialog'
import { messageOf } from '../../api/officeError'
import { useNotify } from '../../components/Notices'

/** Whether every account must have a second factor. */
const RequireTwoFactorSwitch = () => {
  const { data: settings } = useGetSettingsQuery()
  const [changeSettings] = useChangeSettingsMutation()
  const notify = useNotify()

  const set = async (requireTwoFactor: boolean) => {
    const { error } = await changeSettings({ requireTwoFactor })
    if (error) notify.warning(messageOf(error))
    return !error
  }

  const change = async (isRequired: boolean) => {
    if (!(await set(isRequired))) return
    const notice = isRequired
      ? 'Two-factor sign-in is now required. Accounts without it must set it up first.'
      : 'Two-factor sign-in is now optional.'
    notify.offerUndo(notice, () => void set(!isRequired))
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

const options = {}

const found = (accounts: readonly ListedAccount[], search: string) => {
  const wanted = foldText(search)
  return accounts.filter(({ name, email, role }) => someContain([name, email, role].map(foldText), wanted))
}

/** Who may sign in, and what is open under each name. */
export const AccountsScreen = () => {
  const { data: accounts, error, refetch, isLoading } = useGetAccountsQuery()
  const grid = useGridQuery(options)
  const search = grid.query.search ?? ''
  const rows = useMemo(() => found(accounts ?? [], search), [accounts, search])
  const [openId, setOpenId] = useState<string>()
  const [isInviting, setIsInviting] = useState(false)
  const open = accounts?.find(({ id }) => id === openId)
  return (
    <Screen
      title="Accounts"
      isFull
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsInviting(true)}>
          Invite
        </Button>
      }
    >
      <RequireTwoFactorSwitch />
      <SearchBar grid={grid} />
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 320 }}>
        <OfficeGrid
          label="Accounts"
          columns={accountColumns}
          phoneColumns={['name', 'role', 'isActive']}
          rows={rows}
          loading={isLoading}
          empty={grid.isNarrowed ? 'Nothing matches the search.' : 'There are no accounts.'}
          onOpen={({ id }) => setOpenId(id)}
          hideFooter
        />
      </Box>
      {isInviting ? <InviteDialog onClose={() => setIsInviting(false)} /> : null}
      {open ? <AccountDialog account={open} onClose={() => setOpenId(undefined)} /> : null}
    </Screen>
  )
}
