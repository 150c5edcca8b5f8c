import { useChangePasswordMutation } from '../../api/sessionApi'
import { FormDialog } from '../../components/FormDialog'
import { NewPasswordInput, OfficeInput } from '../../components/fields'

/** Changes the password of the account. */
export const ChangePasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const [changePassword] = useChangePasswordMutation()
  return (
    <FormDialog
      title="Change password"
      submitLabel="Change password"
      initialValues={{ currentPassword: '', password: '' }}
      send={changePassword}
      done={() => 'Your password is changed. Other devices are signed out.'}
      onClose={onClose}
    >
      <OfficeInput
        name="currentPassword"
        label="Current password"
        type="password"
        autoComplete="current-password"
        autoFocus
      />
      <NewPasswordInput label="New password" />
    </FormDialog>
  )
}
