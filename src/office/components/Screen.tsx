import BackIcon from '@mui/icons-material/ChevronLeft'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  type PropsWithChildren,
  type ReactNode,
} from 'react'

/** Called by each screen that is shown; returns whether there was one before. */
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

/** For the element of a screen that replaces another: its heading takes the focus, unless a field of it has. */
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
  /** The way back, above the title. */
  back?: { label: string; to: string }
  actions?: ReactNode
  /** As wide as the window, and as high, for a table that scrolls in itself. */
  isFull?: boolean
}>

const BUTTON_PX = 35
/** Wider, lines would be too long to read, and figures too far from their labels. */
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
        // As high with buttons as without: the title stays where it is from screen to screen.
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
