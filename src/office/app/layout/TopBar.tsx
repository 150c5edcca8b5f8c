import MenuIcon from '@mui/icons-material/Menu'
import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import Toolbar from '@mui/material/Toolbar'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { company } from '@/domain/company'
import { useAccount } from '../../store/useAccount'
import { AccountMenu } from './AccountMenu'
import { ModeSwitch } from './ModeSwitch'

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
