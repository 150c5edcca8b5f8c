import type { SvgIconComponent } from '@mui/icons-material'
import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import ContentIcon from '@mui/icons-material/ArticleOutlined'
import ToSendIcon from '@mui/icons-material/CampaignOutlined'
import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import OverviewIcon from '@mui/icons-material/DashboardOutlined'
import InterviewsIcon from '@mui/icons-material/EventOutlined'
import LogIcon from '@mui/icons-material/HistoryOutlined'
import PlacementsIcon from '@mui/icons-material/HowToRegOutlined'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import MenuIcon from '@mui/icons-material/Menu'
import AccountsIcon from '@mui/icons-material/PeopleOutlined'
import DataIcon from '@mui/icons-material/StorageOutlined'
import JobsIcon from '@mui/icons-material/WorkOutlineOutlined'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Link from '@mui/material/Link'
import { styled, useColorScheme } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { lazy, type PropsWithChildren, Suspense, useState } from 'react'
import { useBeforeUnload, useNavigate } from 'react-router'
import { reloadPage } from '@/components/form/reload'
import { isAtLeast, type Role } from '@/domain/office/account'
import { sessionApi } from '../../api/sessionApi'
import { submissionsApi } from '../../api/submissionsApi'
import { MenuButton, TipButton } from '../../components/buttons'
import { NavigationList } from '../../components/NavigationList'
import { useNotify } from '../../components/Notices'
import { Brand } from '../../components/Screen'
import { officePaths } from '../../paths'
import { selectHasTyped } from '../../store/drafts'
import { useOfficeStore, useAccount, useMay } from '../../store/store'
import { MailProgress } from './MailProgress'

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('../../features/accounts/signInScreens')).ChangePasswordDialog,
}))

const AccountMenu = () => {
  const [isChanging, setIsChanging] = useState(false)
  const navigate = useNavigate()
  const [signOut] = sessionApi.useSignOutMutation()
  const { attempt } = useNotify()

  // The reload clears everything from the tab.
  const leave = async () => {
    if (await attempt(signOut())) reloadPage()
  }

  return (
    <>
      <MenuButton
        color="inherit"
        startIcon={<AccountIcon />}
        options={[
          { label: 'Second factor', onChoose: () => void navigate(officePaths.secondFactor) },
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

/** Without `onMenu`, there is nowhere to go yet. */
const TopBar = ({ onMenu }: { onMenu?: () => void }) => {
  const { name, email, role } = useAccount()
  // Follows the system until the user chooses.
  const { colorScheme, setMode } = useColorScheme()
  const isDark = colorScheme === 'dark'
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
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Brand />
        </Box>
        <Tooltip title={email}>
          <Typography
            noWrap
            variant="body2"
            sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}
          >
            {name}, {role}
          </Typography>
        </Tooltip>
        <TipButton
          color="inherit"
          size="medium"
          label={isDark ? 'Light theme' : 'Dark theme'}
          onClick={() => setMode(isDark ? 'light' : 'dark')}
        >
          {isDark ? <LightIcon fontSize="small" /> : <DarkIcon fontSize="small" />}
        </TipButton>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  )
}

type NavigationLink = {
  path: string
  label: string
  Icon: SvgIconComponent
  least?: Role
}

const links: readonly NavigationLink[] = [
  { path: officePaths.overview, label: 'Overview', Icon: OverviewIcon },
  { path: officePaths.inbox, label: 'Inbox', Icon: InboxIcon },
  { path: officePaths.toSend, label: 'To send', Icon: ToSendIcon, least: 'recruiter' },
  { path: officePaths.interviews, label: 'Interviews', Icon: InterviewsIcon, least: 'recruiter' },
  { path: officePaths.placements, label: 'Placements', Icon: PlacementsIcon },
  { path: officePaths.jobs, label: 'Jobs', Icon: JobsIcon },
  { path: officePaths.content, label: 'Content', Icon: ContentIcon },
  { path: officePaths.accounts, label: 'Accounts', Icon: AccountsIcon, least: 'owner' },
  { path: officePaths.data, label: 'Data', Icon: DataIcon, least: 'owner' },
  { path: officePaths.log, label: 'Log', Icon: LogIcon, least: 'owner' },
]

const Navigation = ({ onLeave }: { onLeave?: () => void }) => {
  const { role } = useAccount()
  const { data: waiting } = submissionsApi.useGetWaitingAnswersQuery(undefined, {
    skip: !isAtLeast(role, 'recruiter'),
  })
  const shown = links
    .filter(({ least = 'reader' }) => isAtLeast(role, least))
    .map((link) =>
      // No number when nothing waits.
      link.path === officePaths.toSend && waiting?.toSend ? { ...link, count: waiting.toSend } : link,
    )
  return <NavigationList label="Main" links={shown} onLeave={onLeave} />
}

const MAIN_ID = 'main'

/** Skips the navigation, for the keyboard. */
const SkipLink = styled(Link)(({ theme }) => ({
  position: 'absolute',
  left: 16,
  top: -80,
  zIndex: theme.zIndex.tooltip,
  padding: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus': { top: 4 },
})) as typeof Link

/** `isBare`: nothing else is open to this account yet. */
type LayoutProps = PropsWithChildren<{ isBare?: boolean }>

/** The frame of every screen: top bar, and navigation on the left or, on a phone, behind 'Menu'. */
export const Layout = ({ isBare = false, children }: LayoutProps) => {
  const store = useOfficeStore()
  // The browser asks before typed text is lost; other screens keep it.
  useBeforeUnload((event) => {
    if (selectHasTyped(store.getState())) event.preventDefault()
  })
  const mayTell = useMay('recruiter')
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const closeMenu = () => setIsMenuOpen(false)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <SkipLink component="a" href={`#${MAIN_ID}`}>
        Skip navigation
      </SkipLink>
      <TopBar onMenu={isBare ? undefined : () => setIsMenuOpen(true)} />
      <Drawer
        open={isMenuOpen}
        onClose={closeMenu}
        slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 240, pt: 1 } } }}
      >
        <Navigation onLeave={closeMenu} />
      </Drawer>
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        {isBare ? null : (
          <Box
            sx={{
              display: { xs: 'none', md: 'block' },
              displayPrint: 'none',
              flex: '0 0 184px',
              borderRight: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              overflowY: 'auto',
            }}
          >
            <Navigation />
          </Box>
        )}
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{
            // Keeps visually hidden texts inside the area that scrolls.
            position: 'relative',
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            minWidth: 0,
            overflowY: 'auto',
            outline: 'none',
          }}
        >
          {mayTell && !isBare ? <MailProgress /> : null}
          {children}
        </Box>
      </Box>
    </Box>
  )
}
