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

export const palette = {
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
}

export const FORCED_COLORS = '@media (forced-colors: active)'
export const COARSE_POINTER = '@media (pointer: coarse)'
export const PRINT = '@media print'

/** The least height and width of what a finger presses. */
export const TARGET_PX = 44
