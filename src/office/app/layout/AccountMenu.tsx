import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { reloadPage } from '@/components/form/reload'
import { useSignOutMutation } from '../../api/sessionApi'
import { MenuButton } from '../../components/MenuButton'
import { useNotify } from '../../components/Notices'
import { SECOND_FACTOR_PATH } from '../../paths'

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./ChangePasswordDialog')).ChangePasswordDialog,
}))

/** The second factor and the password of the account, and signing out. */
export const AccountMenu = () => {
  const [isChanging, setIsChanging] = useState(false)
  const navigate = useNavigate()
  const [signOut] = useSignOutMutation()
  const { attempt } = useNotify()

  // Reloaded, the tab holds nothing of what was seen.
  const leave = async () => {
    if (await attempt(signOut())) reloadPage()
  }

  return (
    <>
      <MenuButton
        color="inherit"
        startIcon={<AccountIcon />}
        options={[
          { label: 'Second factor', onChoose: () => void navigate(SECOND_FACTOR_PATH) },
          { label: 'Change password', onChoose: () => setIsChanging(true) },
          { label: 'Sign out', onChoose: () => void leave() },
        ]}
      >
        Account
      </MenuButton>
      <Suspense>{isChanging ? <ChangePasswordDialog onClose={() => setIsChanging(false)} /> : null}</Suspense>
    </>
  )
}
