import type { PaletteOptions } from '@mui/material/styles'

/** The company's teal on quiet grey, by day and by night; every text has a contrast above 4.5:1. */
export const light: PaletteOptions = {
  primary: { main: '#0f5c55', dark: '#0a4540', contrastText: '#ffffff' },
  error: { main: '#a8321f' },
  warning: { main: '#8a5300' },
  success: { main: '#1e6b3c' },
  info: { main: '#1f5a86' },
  text: { primary: '#17211f', secondary: '#52605d' },
  background: { default: '#f5f6f6', paper: '#ffffff' },
  divider: '#dfe3e2',
}

export const dark: PaletteOptions = {
  primary: { main: '#7fcabf', dark: '#5fb0a5', contrastText: '#06231f' },
  error: { main: '#f29b8b' },
  warning: { main: '#e7b566' },
  success: { main: '#86cf9f' },
  info: { main: '#8fc1e8' },
  text: { primary: '#e4eae8', secondary: '#a3b0ad' },
  // Icons are no brighter than the words beside them.
  action: { active: '#a3b0ad' },
  background: { default: '#101615', paper: '#18201e' },
  divider: '#2e3937',
}
