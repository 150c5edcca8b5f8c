import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { reloadPage } from '@/components/form/reload'
import { messageOf } from '../../api/officeError'
import { useSignOutMutation } from '../../api/sessionApi'
import { useNotify } from '../../components/Notices'
import { SECOND_FACTOR_PATH } from '../../paths'

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./ChangePasswordDialog')).ChangePasswordDialog,
}))

/** The second factor and the password of the account, and signing out. */
export const AccountMenu = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isChanging, setIsChanging] = useState(false)
  const navigate = useNavigate()
  const [signOut] = useSignOutMutation()
  const notify = useNotify()
  const close = () => setAnchor(null)

  // Reloaded, the tab holds nothing of what was seen.
  const leave = async () => {
    close()
    const { error } = await signOut()
    if (error) notify.warning(messageOf(error))
    else reloadPage()
  }

  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Account
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disablePortal>
        <MenuItem
          onClick={() => {
            close()
            void navigate(SECOND_FACTOR_PATH)
          }}
        >
          Second factor
        </MenuItem>
        <MenuItem
          onClick={() => {
            close()
            setIsChanging(true)
          }}
        >
          Change password
        </MenuItem>
        <MenuItem onClick={() => void leave()}>Sign out</MenuItem>
      </Menu>
      <Suspense>{isChanging ? <ChangePasswordDialog onClose={() => setIsChanging(false)} /> : null}</Suspense>
    </>
  )
}
