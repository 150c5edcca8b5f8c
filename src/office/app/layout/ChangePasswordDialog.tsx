import { sessionApi } from '../../api/sessionApi'
import { FormDialog } from '../../components/forms'
import { NewPasswordInput, PasswordInput } from '../../components/fields'

export const ChangePasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const [changePassword] = sessionApi.useChangePasswordMutation()
  return (
    <FormDialog
      title="Change password"
      submitLabel="Change password"
      initialValues={{ currentPassword: '', password: '' }}
      onSubmit={changePassword}
      done={() => 'Your password is changed. Other devices are signed out.'}
      onClose={onClose}
    >
      <PasswordInput name="currentPassword" label="Current password" hint={undefined} autoFocus />
      <NewPasswordInput label="New password" />
    </FormDialog>
  )
}
