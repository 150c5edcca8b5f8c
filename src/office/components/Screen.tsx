import BackIcon from '@mui/icons-material/ChevronLeft'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren, ReactNode } from 'react'
import { useScreenFocus } from './screenFocus'

type ScreenProps = PropsWithChildren<{
  title: string
  /** The way back, above the title. */
  back?: { label: string; to: string }
  /** Buttons across from the title. */
  actions?: ReactNode
  /** As high as the window, for a table that scrolls in itself. */
  isFull?: boolean
}>

const BUTTON_PX = 35

/** A screen of the office: its heading, its buttons and what is below. */
export const Screen = ({ title, back, actions, isFull = false, children }: ScreenProps) => (
  <Box
    ref={useScreenFocus()}
    sx={{
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      minHeight: 0,
      minWidth: 0,
      maxWidth: isFull ? 'none' : 720,
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
    {/* As high with buttons as without: the title stays where it is from screen to screen. */}
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        flexShrink: 0,
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
