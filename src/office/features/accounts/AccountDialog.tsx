import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import type { ListedAccount } from '@/domain/office/account'
import { useChangeAccountMutation } from '../../api/accountsApi'
import { FormDialog } from '../../components/FormDialog'
import { OfficeInput, OfficeSelect } from '../../components/fields'
import { AccountActions } from './AccountActions'
import { accountStatus } from './accountColumns'
import { ROLE_HINT, roleOptions } from './roleOptions'

type AccountDialogProps = { account: ListedAccount; onClose: () => void }

/** One account: its name, its role, and what else an owner may do to it. */
export const AccountDialog = ({ account, onClose }: AccountDialogProps) => {
  const { id, name, email, role } = account
  const [change] = useChangeAccountMutation()
  return (
    <FormDialog
      title={name}
      submitLabel="Save"
      initialValues={{ name, role }}
      send={(values) => change({ id, ...values })}
      done={(values) => `${values.name} is saved.`}
      onClose={onClose}
      before={
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {email} · {accountStatus(account)}
        </Typography>
      }
      after={
        <>
          <Divider sx={{ my: 2 }} />
          <AccountActions account={account} onClose={onClose} />
        </>
      }
    >
      <OfficeInput name="name" label="Name" autoComplete="off" />
      <OfficeSelect name="role" label="Role" hint={ROLE_HINT} options={roleOptions} />
    </FormDialog>
  )
}
