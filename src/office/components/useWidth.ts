import type { Breakpoint, Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the window is narrower than a breakpoint. */
export const useIsBelow = (width: Breakpoint | number) =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down(width))

/** Whether the window is as wide as a breakpoint, or wider. */
export const useIsFrom = (width: Breakpoint | number) =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up(width))
