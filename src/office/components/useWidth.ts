import type { Breakpoint, Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

export const useIsBelow = (width: Breakpoint | number) =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down(width))

export const useIsFrom = (width: Breakpoint | number) =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up(width))
