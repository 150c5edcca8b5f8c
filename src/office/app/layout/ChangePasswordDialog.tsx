import Button from '@mui/material/Button'
import { messageOf } from '../../api/officeError'
import { useChangePasswordMutation } from '../../api/sessionApi'
import { NewPasswordInput } from '../../components/NewPasswordInput'
import { useNotices } from '../../components/Notices'
import { OfficeDialog } from '../../components/OfficeDialog'
import { OfficeForm } from '../../components/OfficeForm'
import { OfficeInput } from '../../components/OfficeInput'

/** Changes the password of the account. */
export const ChangePasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const [changePassword] = useChangePasswordMutation()
  const { tell } = useNotices()

  const submit = async (values: { currentPassword: string; password: string }) => {
    const { error } = await changePassword(values)
    if (error) return messageOf(error)
    tell('Your password is changed. Other devices are signed out.')
    onClose()
    return undefined
  }

  return (
    <OfficeDialog title="Change password" onClose={onClose}>
      <OfficeForm
        submitLabel="Change password"
        initialValues={{ currentPassword: '', password: '' }}
        onSubmit={submit}
        actions={<Button onClick={onClose}>Cancel</Button>}
      >
        <OfficeInput
          name="currentPassword"
          label="Current password"
          type="password"
          autoComplete="current-password"
          autoFocus
        />
        <NewPasswordInput label="New password" />
      </OfficeForm>
    </OfficeDialog>
  )
}
