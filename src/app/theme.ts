import { createTheme } from '@mui/material/styles'
import { LinkBehavior } from '@/components/LinkBehavior'
import { fontFamily } from './fonts'

/** One accent (teal) on warm paper; every pair of text and ground stands above 4.5:1. */
const color = {
  accent: '#0f5c55',
  accentDark: '#0a4540',
  accentSoft: '#e3efec',
  ink: '#16302d',
  inkSoft: '#4d625e',
  paper: '#f7f5f0',
  surface: '#ffffff',
  line: '#dedacf',
  control: '#85918c',
  danger: '#a8321f',
  success: '#1e6b3c',
}

/** A heading grows with the window: its sizes in rem on a phone, a tablet, a small and a wide desktop. */
const growing = (phone: number, tablet: number, small: number, wide: number) => ({
  fontSize: `${phone}rem`,
  '@media (min-width:600px)': { fontSize: `${tablet}rem` },
  '@media (min-width:900px)': { fontSize: `${small}rem` },
  '@media (min-width:1200px)': { fontSize: `${wide}rem` },
})

/** Of what the keyboard stands at. */
export const focusRing = { outline: `3px solid ${color.accent}`, outlineOffset: 2 }

export const makeTheme = () =>
  createTheme({
    palette: {
      primary: {
        main: color.accent,
        dark: color.accentDark,
        light: color.accentSoft,
        contrastText: '#fff',
      },
      error: { main: color.danger },
      success: { main: color.success },
      info: { main: color.accent, light: color.accent },
      text: { primary: color.ink, secondary: color.inkSoft },
      background: { default: color.paper, paper: color.surface },
      divider: color.line,
      // The edge of what can be pressed or filled in.
      grey: { 500: color.control },
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily,
      // Of each size there is one bold weight: before the first paint the system is asked for each weight of each size.
      fontWeightBold: 600,
      h1: {
        ...growing(1.625, 1.875, 2.0833, 2.25),
        fontWeight: 700,
        lineHeight: 1.2,
        letterSpacing: '-0.02em',
      },
      h2: {
        ...growing(1.25, 1.3462, 1.3462, 1.5),
        fontWeight: 700,
        lineHeight: 1.3,
        letterSpacing: '-0.01em',
      },
      h3: { ...growing(1.09375, 1.1111, 1.1111, 1.1875), fontWeight: 700, lineHeight: 1.35 },
      h4: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
      body1: { fontSize: '1rem', lineHeight: 1.6 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
      button: { fontSize: '0.9375rem', fontWeight: 600, textTransform: 'none' },
    },
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true, LinkComponent: LinkBehavior },
        styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            minHeight: 44,
            paddingInline: 20,
          },
          // Where colours are forced only a border shows what is a button.
          contained: { border: '1px solid transparent' },
          outlined: { borderColor: color.control },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: {
            minWidth: 44,
            minHeight: 44,
            color: color.ink,
          },
        },
      },
      MuiCheckbox: {
        styleOverrides: {
          root: { '&.Mui-focusVisible': { ...focusRing, outlineOffset: -4 } },
          sizeSmall: { padding: 5, '@media (pointer: coarse)': { padding: 9 } },
        },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: color.surface },
          notchedOutline: { borderColor: color.control },
          input: {
            '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
            '&::placeholder': { color: color.inkSoft, opacity: 1 },
          },
        },
      },
      MuiPaper: { styleOverrides: { outlined: { borderColor: color.line } } },
      MuiDialog: {
        styleOverrides: {
          paper: {
            margin: 16,
            width: 'calc(100% - 32px)',
            // Of a window that is hardly higher than a title and buttons the whole dialog is scrolled.
            '@media (max-height: 420px)': { maxHeight: 'none', overflowY: 'visible' },
          },
          container: { '@media (max-height: 420px)': { height: 'auto' } },
        },
      },
      MuiListItemButton: {
        styleOverrides: {
          root: {
            '&.Mui-focusVisible': { ...focusRing, outlineOffset: -3, backgroundColor: 'transparent' },
          },
        },
      },
      MuiSvgIcon: {
        styleOverrides: { root: { '@media (forced-colors: active)': { color: 'currentcolor' } } },
      },
      MuiLink: { defaultProps: { underline: 'hover', component: LinkBehavior } },
    },
  })
