import { createTheme } from '@mui/material/styles'
import { LinkBehavior } from '@/components/LinkBehavior'
import { dark, light } from './palette'

const fontFamily = "Figtree, Yantramanav, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"

const COARSE_POINTER = '@media (pointer: coarse)'
/** The least height of what a finger presses; a mouse needs less. */
const TOUCH_PX = 44

/** The look of the office: calm and dense, light or dark. */
export const makeTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily,
      fontWeightBold: 600,
      h1: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 },
      h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
      h3: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
      button: { fontSize: '0.8125rem', textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // Of the window without the bars of a phone's browser.
          'html, body, #root': { height: ['100vh', '100dvh'] },
          body: { overflowWrap: 'break-word' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, ::before, ::after': {
              animationDuration: '1ms !important',
              animationIterationCount: '1 !important',
              transitionDuration: '1ms !important',
            },
          },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true, LinkComponent: LinkBehavior },
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
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { [COARSE_POINTER]: { minHeight: TOUCH_PX } } },
      },
      MuiIconButton: {
        styleOverrides: { root: { [COARSE_POINTER]: { minWidth: TOUCH_PX, minHeight: TOUCH_PX } } },
      },
      MuiMenuItem: { styleOverrides: { root: { [COARSE_POINTER]: { minHeight: TOUCH_PX } } } },
      MuiLink: { defaultProps: { underline: 'hover', component: LinkBehavior } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiFormControl: { defaultProps: { size: 'small', fullWidth: true } },
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
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
