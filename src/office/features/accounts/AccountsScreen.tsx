import AddIcon from '@mui/icons-material/PersonAddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useGetAccountsQuery } from '../../api/accountsApi'
import { LoadFailure } from '../../components/LoadFailure'
import { OfficeGrid } from '../../components/OfficeGrid'
import { Screen } from '../../components/Screen'
import { AccountDialog } from './AccountDialog'
import { accountColumns } from './accountColumns'
import { DutySwitch } from './DutySwitch'
import { InviteDialog } from './InviteDialog'

/** Who may sign in, and what is open under each name. */
export const AccountsScreen = () => {
  const { data: accounts, error, refetch, isLoading } = useGetAccountsQuery()
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
      <DutySwitch />
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 320, mt: 1 }}>
        <OfficeGrid
          label="Accounts"
          columns={accountColumns}
          phoneColumns={['name', 'role', 'isActive']}
          rows={accounts ?? []}
          loading={isLoading}
          empty="There are no accounts."
          onOpen={({ id }) => setOpenId(id)}
          hideFooter
        />
      </Box>
      {isInviting ? <InviteDialog onClose={() => setIsInviting(false)} /> : null}
      {open ? <AccountDialog account={open} onClose={() => setOpenId(undefined)} /> : null}
    </Screen>
  )
}
