import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import BackIcon from '@mui/icons-material/ChevronLeft'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  type PropsWithChildren,
  type ReactNode,
} from 'react'
import { useCompany } from '@/components/SiteSettings'

export const Brand = () => (
  <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
    <img src="/favicon.svg" alt="" width={24} height={24} />
    <Typography noWrap sx={{ fontWeight: 600, color: 'primary.main' }}>
      {useCompany().name}
    </Typography>
  </Stack>
)

/** Called by each screen; returns whether another came before. */
const EnterContext = createContext<() => boolean>(() => false)

export const ScreenFocusProvider = ({ children }: PropsWithChildren) => {
  const wasEntered = useRef(false)
  const enter = useCallback(() => {
    const isReplacing = wasEntered.current
    wasEntered.current = true
    return isReplacing
  }, [])
  return <EnterContext value={enter}>{children}</EnterContext>
}

/** For a screen that replaces another: its heading takes the focus, unless one of its fields has it. */
export const useScreenFocus = () => {
  const enter = use(EnterContext)
  const screen = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!enter() || screen.current?.contains(document.activeElement)) return
    screen.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [enter])
  return screen
}

export type ScreenProps = PropsWithChildren<{
  title: string
  back?: { label: string; to: string }
  actions?: ReactNode
  /** As wide and high as the window, for a table that scrolls. */
  isFull?: boolean
}>

const BUTTON_PX = 35
/** Any wider, lines would be too long and figures too far from their labels. */
const FRAME_PX = 1280

export const Screen = ({ title, back, actions, isFull = false, children }: ScreenProps) => (
  <Box
    ref={useScreenFocus()}
    sx={{
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      minHeight: 0,
      minWidth: 0,
      maxWidth: isFull ? 'none' : FRAME_PX,
      p: { xs: 1.5, sm: 2.5 },
    }}
  >
    <title>{`${title} | Office`}</title>
    {back ? (
      <Link
        href={back.to}
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', alignSelf: 'start', minHeight: 28, ml: -0.5 }}
      >
        <BackIcon fontSize="small" />
        {back.label}
      </Link>
    ) : null}
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        flexShrink: 0,
        // The same height with and without buttons: the title stays in place across screens.
        minHeight: BUTTON_PX,
        mb: 1.5,
      }}
    >
      <Typography
        variant="h1"
        tabIndex={-1}
        sx={{ flex: { xs: '1 1 auto', sm: '1 1 200px' }, outline: 'none' }}
      >
        {title}
      </Typography>
      {actions ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{actions}</Box>
      ) : null}
    </Box>
    {children}
  </Box>
)
