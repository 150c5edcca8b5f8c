import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { reloadPage } from '@/components/form/reload'
import { messageOf } from '../../api/officeError'
import { useSignOutMutation } from '../../api/sessionApi'
import { useNotices } from '../../components/Notices'
import { useAccount } from '../../store/useAccount'
import { SECOND_FACTOR_PATH } from '../paths'

/** Who is signed in, their second factor, and signing out. */
export const AccountMenu = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { name, email, role } = useAccount()
  const navigate = useNavigate()
  const [signOut] = useSignOutMutation()
  const { warn } = useNotices()
  const close = () => setAnchor(null)

  // Reloaded, the tab holds nothing of what was seen.
  const leave = async () => {
    close()
    const { error } = await signOut()
    if (error) warn(messageOf(error))
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
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box role="presentation" sx={{ px: 2, pb: 1, maxWidth: 280 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {email}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {role}
          </Typography>
        </Box>
        <Divider />
        <MenuItem
          onClick={() => {
            close()
            void navigate(SECOND_FACTOR_PATH)
          }}
        >
          Second factor
        </MenuItem>
        <MenuItem onClick={() => void leave()}>Sign out</MenuItem>
      </Menu>
    </>
  )
}
