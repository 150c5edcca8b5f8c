import { createTheme } from '@mui/material/styles'

/** The sizes and colours of the site, which is always light: a preview looks as it does there, also in a dark office. */
export const previewTheme = createTheme({
  palette: {
    primary: { main: '#0f5c55', dark: '#0a4540' },
    text: { primary: '#16302d', secondary: '#4d625e' },
    background: { default: '#f7f5f0', paper: '#ffffff' },
    divider: '#dedacf',
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: "Figtree, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif",
    fontWeightBold: 600,
    h1: { fontSize: '1.625rem', fontWeight: 700, lineHeight: 1.2 },
    h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3 },
    h3: { fontSize: '1.09375rem', fontWeight: 700, lineHeight: 1.35 },
    h4: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
  },
  components: { MuiCard: { defaultProps: { variant: 'outlined' } } },
})
