import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import MenuIcon from '@mui/icons-material/Menu'
import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import { useColorScheme } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { reloadPage } from '@/components/form/reload'
import { company } from '@/domain/company'
import { useSignOutMutation } from '../../api/sessionApi'
import { MenuButton } from '../../components/MenuButton'
import { useNotify } from '../../components/Notices'
import { TipButton } from '../../components/TipButton'
import { SECOND_FACTOR_PATH } from '../../paths'
import { useAccount } from '../../store/useAccount'

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./ChangePasswordDialog')).ChangePasswordDialog,
}))

/** Switches between dark and light. Until it is pressed, the system decides. */
const ModeSwitch = () => {
  const { colorScheme, setMode } = useColorScheme()
  const isDark = colorScheme === 'dark'
  return (
    <TipButton
      color="inherit"
      size="medium"
      label={isDark ? 'Light theme' : 'Dark theme'}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <LightIcon fontSize="small" /> : <DarkIcon fontSize="small" />}
    </TipButton>
  )
}

/** The second factor and the password of the account, and signing out. */
const AccountMenu = () => {
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

/** Without `onMenu` there is nowhere to go yet. */
export const TopBar = ({ onMenu }: { onMenu?: () => void }) => {
  const { name, email, role } = useAccount()
  return (
    <AppBar
      position="sticky"
      color="default"
      elevation={0}
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
    >
      <Toolbar variant="dense" sx={{ gap: 1, px: { xs: 1, sm: 2 } }} disableGutters>
        {onMenu ? (
          <Button
            color="inherit"
            startIcon={<MenuIcon />}
            onClick={onMenu}
            sx={{ display: { xs: 'inline-flex', md: 'none' } }}
          >
            Menu
          </Button>
        ) : null}
        <Typography noWrap sx={{ flexGrow: 1, fontWeight: 600, color: 'primary.main' }}>
          {company.name}
        </Typography>
        <Tooltip title={email}>
          <Typography
            noWrap
            variant="body2"
            sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}
          >
            {name}, {role}
          </Typography>
        </Tooltip>
        <ModeSwitch />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  )
}
