import type { PaletteOptions } from '@mui/material/styles'

/** One accent (teal) on warm paper; every pair of text and background has a contrast above 4.5:1. */
export const color = {
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

export const sitePalette = {
  primary: {
    main: color.accent,
    dark: color.accentDark,
    light: color.accentSoft,
    contrastText: color.surface,
  },
  error: { main: color.danger },
  success: { main: color.success },
  info: { main: color.accent, light: color.accent },
  text: { primary: color.ink, secondary: color.inkSoft },
  background: { default: color.paper, paper: color.surface },
  divider: color.line,
  // The border of buttons and fields.
  grey: { 500: color.control },
} satisfies PaletteOptions

/** The same teal on quiet grey: the office by day. */
export const officeLight: PaletteOptions = {
  primary: { main: color.accent, dark: color.accentDark, contrastText: color.surface },
  error: { main: color.danger },
  warning: { main: '#8a5300' },
  success: { main: color.success },
  info: { main: '#1f5a86' },
  text: { primary: '#17211f', secondary: '#52605d' },
  background: { default: '#f5f6f6', paper: color.surface },
  divider: '#dfe3e2',
}

/** The office by night. */
export const officeDark: PaletteOptions = {
  primary: { main: '#7fcabf', dark: '#5fb0a5', contrastText: '#06231f' },
  error: { main: '#f29b8b' },
  warning: { main: '#e7b566' },
  success: { main: '#86cf9f' },
  info: { main: '#8fc1e8' },
  text: { primary: '#e4eae8', secondary: '#a3b0ad' },
  // Icons are no brighter than the words next to them.
  action: { active: '#a3b0ad' },
  background: { default: '#101615', paper: '#18201e' },
  divider: '#2e3937',
}
