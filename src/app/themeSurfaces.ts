import type { Components, Theme } from '@mui/material/styles'
import { color } from '@/components/theme/palette'
import { PRINT, TARGET_PX } from '@/components/theme/sizes'

/** A window hardly higher than a title and buttons: a dialog is then scrolled as a whole. */
const LOW_WINDOW = '@media (max-height: 420px)'

/** Paper, cards, bars, dialogs, alerts and lists. */
export const surfaces: Components<Theme> = {
  MuiPaper: { styleOverrides: { outlined: { borderColor: color.line } } },
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0, position: 'sticky' },
    styleOverrides: {
      root: { borderBottom: `1px solid ${color.line}`, borderRadius: 0, [PRINT]: { position: 'static' } },
      colorInherit: { backgroundColor: color.surface, color: color.ink },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 16,
        width: 'calc(100% - 32px)',
        [LOW_WINDOW]: { maxHeight: 'none', overflowY: 'visible' },
      },
      container: { [LOW_WINDOW]: { height: 'auto' } },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px' } } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 48,
        gap: 8,
        font: 'inherit',
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
        // The link to the screen that is shown.
        '&.active': { color: color.accent, fontWeight: 600 },
      },
      dense: { minHeight: TARGET_PX },
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { alignItems: 'center', color: color.ink, backgroundColor: color.surface },
      action: { alignItems: 'center', padding: '0 0 0 12px' },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      li: { minWidth: 0, '& > a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 } },
    },
  },
}
