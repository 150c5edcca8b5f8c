import type { Components, Theme } from '@mui/material/styles'
import { buttonBaseProps, buttonProps, linkProps } from '@/components/theme/defaults'
import { color } from '@/components/theme/palette'
import { COARSE_POINTER, FORCED_COLORS, TARGET_PX } from '@/components/theme/sizes'
import { TOOLTIP_DELAY_MS, TOOLTIP_MAX_WIDTH_PX } from '@/domain/limits'

/** Buttons and other controls, and progress. */
export const controls: Components<Theme> = {
  MuiButtonBase: { defaultProps: buttonBaseProps },
  MuiButton: {
    defaultProps: buttonProps,
    styleOverrides: {
      root: { minHeight: TARGET_PX, paddingInline: 20 },
      // Where colours are forced only a border shows that this is a button.
      contained: { border: '1px solid transparent' },
      outlined: { borderColor: color.control },
      sizeSmall: { fontSize: '0.8125rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: TARGET_PX, minHeight: TARGET_PX, color: color.ink } },
  },
  MuiLink: { defaultProps: linkProps },
  MuiSvgIcon: { styleOverrides: { root: { [FORCED_COLORS]: { color: 'currentcolor' } } } },
  MuiCheckbox: {
    styleOverrides: {
      // The ring lies within the box's own round, which the next row begins below.
      root: { '&.Mui-focusVisible': { outlineOffset: -4 } },
      sizeSmall: { padding: 5, [COARSE_POINTER]: { padding: 12 } },
    },
  },
  MuiSlider: {
    styleOverrides: {
      // The thumb stays within the width of the slider at both ends.
      root: { display: 'block', width: 'auto', marginInline: 10, [COARSE_POINTER]: { paddingBlock: 20 } },
    },
  },
  MuiPagination: {
    defaultProps: { shape: 'rounded', color: 'primary' },
    styleOverrides: { ul: { justifyContent: 'center' } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      page: { minWidth: 36, height: TARGET_PX, '@media (min-width: 600px)': { minWidth: TARGET_PX } },
      previousNext: { minWidth: 36, height: TARGET_PX },
      root: { [FORCED_COLORS]: { '&[aria-current]': { border: '2px solid Highlight' } } },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: TOOLTIP_DELAY_MS, disableTouchListener: true },
    styleOverrides: {
      tooltip: {
        maxWidth: TOOLTIP_MAX_WIDTH_PX,
        backgroundColor: color.ink,
        color: color.surface,
        fontSize: '0.8125rem',
      },
    },
  },
  MuiCircularProgress: { defaultProps: { thickness: 4 } },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, [FORCED_COLORS]: { border: '1px solid' } },
      bar: { [FORCED_COLORS]: { backgroundColor: 'Highlight' } },
    },
  },
}
