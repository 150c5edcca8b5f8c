import { createTheme } from '@mui/material/styles'
import { palette } from './palette'
import { baseline } from './themeBaseline'
import { controls } from './themeControls'
import { fields } from './themeFields'
import { surfaces } from './themeSurfaces'

/** The fonts of `public/index.html`, and those of the system until they are loaded. */
const fontFamily =
  "Figtree, Yantramanav, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** A heading that grows with the window: its sizes in rem on a phone, a tablet, a small and a wide desktop. */
const growing = (phone: number, tablet: number, small: number, wide: number) => ({
  fontSize: `${phone}rem`,
  '@media (min-width:600px)': { fontSize: `${tablet}rem` },
  '@media (min-width:900px)': { fontSize: `${small}rem` },
  '@media (min-width:1200px)': { fontSize: `${wide}rem` },
})

/** The look of the site: what every page and every Material UI component has in common. */
export const makeTheme = () =>
  createTheme({
    palette,
    shape: { borderRadius: 10 },
    focusVisible: { outlineWidth: 3 },
    typography: {
      fontFamily,
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
      MuiCssBaseline: { styleOverrides: baseline },
      ...controls,
      ...fields,
      ...surfaces,
    },
  })
