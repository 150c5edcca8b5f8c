import { createTheme } from '@mui/material/styles'
import {
  baseline,
  buttonBaseProps,
  buttonProps,
  formControlProps,
  linkProps,
} from '@/components/theme/defaults'
import { officeDark, officeLight } from '@/components/theme/palette'
import { COARSE_POINTER, officeSizes, TARGET_PX } from '@/components/theme/sizes'

export const makeTheme = () =>
  createTheme({
    ...officeSizes,
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: { light: { palette: officeLight }, dark: { palette: officeDark } },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          ...baseline,
          // The window without the bars of a phone's browser.
          'html, body, #root': { height: ['100vh', '100dvh'] },
        },
      },
      MuiButtonBase: {
        defaultProps: buttonBaseProps,
        styleOverrides: {
          root: ({ theme }) => ({
            '&.Mui-focusVisible': {
              outline: `2px solid ${theme.vars.palette.primary.main}`,
              outlineOffset: 1,
            },
          }),
        },
      },
      MuiButton: {
        defaultProps: buttonProps,
        styleOverrides: { root: { [COARSE_POINTER]: { minHeight: TARGET_PX } } },
      },
      MuiIconButton: {
        styleOverrides: { root: { [COARSE_POINTER]: { minWidth: TARGET_PX, minHeight: TARGET_PX } } },
      },
      MuiMenuItem: { styleOverrides: { root: { [COARSE_POINTER]: { minHeight: TARGET_PX } } } },
      MuiLink: { defaultProps: linkProps },
      MuiChip: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiFormControl: { defaultProps: formControlProps },
      MuiTextField: { defaultProps: formControlProps },
      MuiFormLabel: {
        styleOverrides: {
          root: ({ theme }) => ({
            color: theme.vars.palette.text.primary,
            fontSize: '0.8125rem',
            fontWeight: 600,
            marginBottom: 4,
            '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
          }),
        },
      },
      // A phone would zoom into a field with smaller letters.
      MuiInputBase: { styleOverrides: { input: { [COARSE_POINTER]: { fontSize: '1rem' } } } },
      MuiOutlinedInput: {
        styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }) },
      },
      MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
      MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'xs' } },
      MuiDialogTitle: { styleOverrides: { root: { fontSize: '1rem', fontWeight: 600 } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
      MuiTooltip: {
        defaultProps: { enterDelay: 300 },
        styleOverrides: {
          tooltip: ({ theme }) => ({
            backgroundColor: theme.vars.palette.text.primary,
            color: theme.vars.palette.background.paper,
          }),
        },
      },
    },
  })
