import MenuIcon from '@mui/icons-material/Menu'
import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { company } from '@/domain/company'
import { AccountMenu } from './AccountMenu'
import { ModeSwitch } from './ModeSwitch'

/** Without `onMenu` there is nowhere to go yet. */
export const TopBar = ({ onMenu }: { onMenu?: () => void }) => (
  <AppBar
    position="sticky"
    color="default"
    elevation={0}
    sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
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
      <ModeSwitch />
      <AccountMenu />
    </Toolbar>
  </AppBar>
)
