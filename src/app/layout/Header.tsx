import { useLingui } from '@lingui/react/macro'
import MenuIcon from '@mui/icons-material/Menu'
import SearchIcon from '@mui/icons-material/Search'
import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import { lazy, Suspense, useState, type PropsWithChildren } from 'react'
import { NavLink, useHref, useLocation } from 'react-router'
import { useHydrated } from '@/components/scripting'
import { paths } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { Brand } from './Brand'
import { BarButton, DesktopMenu, WIDE_WINDOW } from './DesktopMenu'
import { FOOTER_MENU_ID } from './Footer'
import { LanguageSwitch } from './LanguageSwitch'
import { links } from './menu'
import { SavedJobsLink } from './SavedJobsLink'

type PanelButtonProps = PropsWithChildren<{
  label: string
  tooltip?: string
  /** Where a visitor finds the same without script. */
  href: string
  isOpen: boolean
  onOpen: () => void
  className?: string
}>

/** Opens a panel of the header; a plain link until the page is hydrated. */
const PanelButton = ({ label, tooltip, href, isOpen, onOpen, className, children }: PanelButtonProps) => {
  const isHydrated = useHydrated()
  const action = isHydrated
    ? ({ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: onOpen } as const)
    : { component: 'a', href }
  return (
    <IconButton aria-label={label} title={tooltip} className={className} {...action}>
      {children}
    </IconButton>
  )
}

/** A panel that a step to another screen closes. `wasOpened` says that its code is needed. */
const usePanel = () => {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const onClose = () => setOpenAt('')
  if (openAt && openAt !== key) onClose()
  return {
    panel: { open: openAt === key, onClose },
    wasOpened: openAt !== undefined,
    open: () => setOpenAt(key),
  }
}

const MobileMenu = lazy(async () => ({ default: (await import('./MobileMenu')).MobileMenu }))
const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog')).SearchDialog }))

const Bar = styled(Toolbar)(({ theme }) => ({
  gap: 2,
  minHeight: 64,
  [WIDE_WINDOW]: { minHeight: 72 },
  [theme.breakpoints.up('xl')]: { gap: 16 },
}))

/** Nothing in it is pressed on paper. */
const Actions = styled(Stack)({
  flexGrow: 1,
  minWidth: 0,
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 'inherit',
  '& nav': { flexGrow: 1 },
  // In pixels: with letters twice as large the header of a phone has no more room.
  '& > * > svg': { fontSize: 24 },
  '@media print': { display: 'none' },
})

const Hamburger = styled(PanelButton)({ [WIDE_WINDOW]: { display: 'none' } })

/** Small, to fit next to the company's name on a phone; in the weight that devices have for Hindi letters. */
const Language = styled(Button)({
  minWidth: 44,
  padding: '6px 4px',
  fontWeight: 400,
  whiteSpace: 'nowrap',
}) as typeof Button

/** Hides the switch where it does not fit: it wraps to a second line, which is cut off. Drawer and footer have it, too. */
const IfItFits = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  height: 44,
  overflow: 'hidden',
  '&::before': { content: '""', height: '100%' },
})

const SignIn = styled(Button)({
  whiteSpace: 'nowrap',
  '@media (max-width: 37.49em)': { display: 'none' },
})

const TrackLink = styled(BarButton)({
  display: 'none',
  [WIDE_WINDOW]: { display: 'inline-flex' },
}) as typeof BarButton

/** The header of every screen. The code of its panels is loaded when they are first opened. */
export const Header = () => {
  const { t, i18n } = useLingui()
  const canTrack = useAppSelector(selectOwnApi)
  const menu = usePanel()
  const search = usePanel()
  return (
    <AppBar>
      <Container>
        <Bar disableGutters>
          <Brand />
          <Actions>
            <DesktopMenu />
            {canTrack ? (
              <TrackLink component={NavLink} to={links.track.to} end>
                {i18n._(links.track.label)}
              </TrackLink>
            ) : null}
            <IfItFits>
              <LanguageSwitch component={Language} />
            </IfItFits>
            <PanelButton
              label={t`Open search`}
              tooltip={t`Search services`}
              href={useHref(paths.services)}
              isOpen={search.panel.open}
              onOpen={search.open}
            >
              <SearchIcon />
            </PanelButton>
            <SavedJobsLink />
            <SignIn variant="outlined" href={links.signIn.to}>
              {i18n._(links.signIn.label)}
            </SignIn>
            <Hamburger
              label={t`Open menu`}
              href={`#${FOOTER_MENU_ID}`}
              isOpen={menu.panel.open}
              onOpen={menu.open}
            >
              <MenuIcon />
            </Hamburger>
          </Actions>
        </Bar>
      </Container>
      <Suspense>
        {menu.wasOpened ? <MobileMenu {...menu.panel} /> : null}
        {search.wasOpened ? <SearchDialog {...search.panel} /> : null}
      </Suspense>
    </AppBar>
  )
}
