import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import type { ListedAccount } from '@/domain/office/account'
import type { Role } from '@/domain/office/roles'
import { useChangeAccountMutation } from '../../api/accountsApi'
import { messageOf } from '../../api/officeError'
import { useNotices } from '../../components/Notices'
import { OfficeDialog } from '../../components/OfficeDialog'
import { OfficeForm } from '../../components/OfficeForm'
import { OfficeInput } from '../../components/OfficeInput'
import { OfficeSelect } from '../../components/OfficeSelect'
import { AccountActions } from './AccountActions'
import { standingOf } from './accountColumns'
import { ROLE_HINT, roleOptions } from './roleOptions'

type AccountDialogProps = { account: ListedAccount; onClose: () => void }

/** One account: its name, its role, and what else an owner may do to it. */
export const AccountDialog = ({ account, onClose }: AccountDialogProps) => {
  const { id, name, email, role } = account
  const [change] = useChangeAccountMutation()
  const { tell } = useNotices()

  const submit = async (values: { name: string; role: Role }) => {
    const { error } = await change({ id, ...values })
    if (error) return messageOf(error)
    tell(`${values.name} is saved.`)
    onClose()
    return undefined
  }

  return (
    <OfficeDialog title={name} onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {email} · {standingOf(account)}
      </Typography>
      <OfficeForm
        submitLabel="Save"
        initialValues={{ name, role }}
        onSubmit={submit}
        actions={<Button onClick={onClose}>Cancel</Button>}
      >
        <OfficeInput name="name" label="Name" autoComplete="off" />
        <OfficeSelect name="role" label="Role" hint={ROLE_HINT} options={roleOptions} />
      </OfficeForm>
      <Divider sx={{ my: 2 }} />
      <AccountActions account={account} onClose={onClose} />
    </OfficeDialog>
  )
}
